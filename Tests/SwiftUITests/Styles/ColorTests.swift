// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Colours (FACTS_SWIFTUI f.10).
struct ColorTests {
  private let light = EnvironmentValues(traits: UITraitCollection(userInterfaceStyle: .light))
  private let dark = EnvironmentValues(traits: UITraitCollection(userInterfaceStyle: .dark))

  private func bytes(_ color: Color, _ environment: EnvironmentValues) -> [Int] {
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func systemColorsDependOnTheTraits() {
    #expect(bytes(.blue, light) == [0, 122, 255])
    #expect(bytes(.blue, dark) == [10, 132, 255])
    #expect(bytes(.gray, light) == [142, 142, 147])
    #expect(bytes(.primary, light) == [0, 0, 0])
    #expect(bytes(.primary, dark) == [255, 255, 255])
    #expect(bytes(.black, dark) == [0, 0, 0])
    #expect(bytes(.white, light) == [255, 255, 255])
  }

  @Test func colorsGoToUIKitAndBack() {
    let color = UIColor(Color.red)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      color.resolvedColor(with: traits).cgColor
        == UIColor.systemRed.resolvedColor(with: traits).cgColor)
    #expect(bytes(Color(uiColor: .systemGreen), dark) == [48, 209, 88])
    #expect(
      UIColor(Color(red: 1, green: 0, blue: 0)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Color(cgColor: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)).cgColor?.alpha == 1)
    #expect(Color.red.cgColor == nil)
  }

  @Test func opacitiesMultiply() {
    let color = Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)
    #expect(color.resolve(in: light).opacity == 0.25)
    #expect(Color.red.opacity(.nan).resolve(in: light).opacity == 0)
    #expect(Color.clear.resolve(in: light).opacity == 0)
  }

  @Test func resolvedPartsAreLinear() {
    let half = Color(.sRGB, white: 0.5).resolve(in: light)
    #expect(abs(half.linearRed - 0.214041) < 0.0001)
    #expect(abs(half.red - 0.5) < 0.0001)
    let linear = Color(.sRGBLinear, white: 0.214041).resolve(in: light)
    #expect(abs(linear.green - 0.5) < 0.001)
    #expect(Color.Resolved(red: 1, green: 0, blue: 0).description == "#FF0000FF")
  }

  @Test func colorsMix() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(bytes(red.mix(with: blue, by: 0), light) == [255, 0, 0])
    #expect(bytes(red.mix(with: blue, by: 1), light) == [0, 0, 255])
    #expect(bytes(red.mix(with: blue, by: 0.5, in: .device), light) == [128, 0, 128])
    // Perceptual mixing is brighter: the middle in Oklab.
    #expect(bytes(red.mix(with: blue, by: 0.5), light) == [140, 83, 162])
  }

  @Test func descriptionsAreApples() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color("brand").description == "NamedColor(name: \"brand\", bundle: nil)")
  }

  @Test func hues() {
    #expect(bytes(Color(hue: 1 / 3, saturation: 1, brightness: 1), light) == [0, 255, 0])
    #expect(bytes(Color(hue: 0, saturation: 0, brightness: 0.2), light) == [51, 51, 51])
  }
}
