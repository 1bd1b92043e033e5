// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Mica
import Testing
import UIKit

@testable import SwiftUI

/// Styles, gradients, backgrounds (FACTS_SWIFTUI f.7 to f.11, d.9).
@MainActor
struct StyleTests {
  @Test func levelsBelongToTheForegroundStyle() {
    // f.7
    let own = Pixels(
      20, 20, Rectangle().fill(.secondary).foregroundStyle(Plain.red, Plain.green, Plain.blue))
    #expect(own[5, 5] == Pixels.green)
    let third = Pixels(
      20, 20, Rectangle().fill(.tertiary).foregroundStyle(Plain.red, Plain.green, Plain.blue))
    #expect(third[5, 5] == Pixels.blue)
    // One colour: the same at a lower opacity.
    let one = Pixels(20, 20, Rectangle().fill(.secondary).foregroundStyle(Plain.red))
    #expect(one[5, 5][0] == 255 && one[5, 5][1] > 100 && one[5, 5][1] < 200)
  }

  @Test func levelsOfTheLabelColorsAreUIKits() {
    // e.8: 60, 60, 67 at 0.6, 0.3 and 0.18 on white.
    func level(_ level: HierarchicalShapeStyle) -> [Int] {
      Pixels(4, 4, Rectangle().fill(level))[2, 2]
    }
    #expect(level(.primary) == [0, 0, 0])
    #expect(zip(level(.secondary), [138, 138, 142]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(zip(level(.tertiary), [196, 196, 199]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(zip(level(.quaternary), [220, 220, 221]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func levelsOfLevelsAddUp() {
    let nested = Pixels(
      4, 4,
      Rectangle().foregroundStyle(.secondary)
        .foregroundStyle(Plain.red, Plain.green, Plain.blue))
    #expect(nested[2, 2] == Pixels.green)
    let twice = Pixels(
      4, 4,
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        .foregroundStyle(Plain.red, Plain.green, Plain.blue))
    #expect(twice[2, 2] == Pixels.blue)
  }

  @Test func stylesOfTheProgramResolveInTheEnvironment() {
    struct ByTint: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.layoutDirection == .rightToLeft ? Plain2.red : Plain2.blue
      }
    }
    #expect(Pixels(4, 4, Rectangle().fill(ByTint()))[2, 2] == Pixels.blue)
    let other = Rectangle().fill(ByTint()).environment(\.layoutDirection, .rightToLeft)
    #expect(Pixels(4, 4, other)[2, 2] == Pixels.red)
    let any = AnyShapeStyle(AnyShapeStyle(ByTint()))
    #expect(Pixels(4, 4, Rectangle().fill(any))[2, 2] == Pixels.blue)
  }

  @Test func tintIsTheNearest() {
    #expect(Pixels(4, 4, Rectangle().fill(.tint).tint(Plain.green))[2, 2] == Pixels.green)
    let near = Rectangle().fill(.tint).tint(Plain.green).tint(Plain.red)
    #expect(Pixels(4, 4, near)[2, 2] == Pixels.green)
    #expect(Pixels(4, 4, Color.accentColor.accentColor(Plain.red))[2, 2] == Pixels.red)
    let tint = Rectangle().foregroundStyle(.tint).tint(Plain.blue)
    #expect(Pixels(4, 4, tint)[2, 2] == Pixels.blue)
  }

  @Test func linearGradientsRunBetweenUnitPoints() {
    // f.8: even stops, mixed in sRGB, clamped ends.
    let pixels = Pixels(
      100, 10,
      LinearGradient(
        colors: [Plain.red, Plain.blue], startPoint: UnitPoint(x: 0.25, y: 0),
        endPoint: UnitPoint(x: 0.75, y: 0)))
    #expect(pixels[10, 5] == Pixels.red)
    #expect(pixels[90, 5] == Pixels.blue)
    #expect(zip(pixels[50, 5], [127, 0, 128]).allSatisfy { abs($0 - $1) <= 4 })
  }

  @Test func angularGradientsBeginAtThreeOClock() {
    // f.8: clockwise; the rest of less than a turn is shared by the ends.
    let pixels = Pixels(
      40, 40,
      AngularGradient(
        colors: [Plain.red, Plain.blue], center: .center, startAngle: .zero,
        endAngle: .degrees(90)))
    #expect(pixels[38, 21][0] > 240)
    #expect(pixels[21, 38][2] > 240)
    #expect(pixels[2, 30] == Pixels.blue)
    #expect(pixels[30, 2] == Pixels.red)
  }

  @Test func radialGradientsAreInPoints() {
    let pixels = Pixels(
      40, 40,
      RadialGradient(
        colors: [Plain.red, Plain.blue], center: .center, startRadius: 5, endRadius: 15))
    #expect(pixels[20, 18] == Pixels.red)
    #expect(pixels[20, 2] == Pixels.blue)
  }

  @Test func ellipticalGradientsReachTheEdges() {
    let pixels = Pixels(80, 40, EllipticalGradient(colors: [Plain.red, Plain.blue]))
    #expect(pixels[40, 20][0] > 245)
    #expect(pixels[1, 20][2] > 240 && pixels[40, 1][2] > 230)
    #expect(abs(pixels[20, 20][0] - 127) < 8 && abs(pixels[40, 10][0] - 127) < 12)
  }

  @Test func colorsHaveTheMeasuredGradient() {
    // f.11: of (0, 136, 255) in 50 points.
    let blue = Color(red: 0, green: 136 / 255, blue: 1)
    let pixels = Pixels(10, 50, Rectangle().fill(blue.gradient))
    for (row, wanted) in [
      0: [46, 167, 255], 10: [35, 158, 255], 20: [23, 150, 255], 30: [8, 141, 255],
    ] {
      #expect(zip(pixels[5, row], wanted).allSatisfy { abs($0 - $1) <= 4 })
    }
    #expect(pixels[5, 36] == [0, 136, 255])
    #expect(pixels[5, 49] == [0, 136, 255])
  }

  @Test func styledBackgroundsHaveTheViewsSize() {
    // d.9
    let shown = Shown(
      100, 100, Plain.red.frame(width: 20, height: 10).background(Plain.blue, in: Rectangle()))
    #expect(
      shown.frames.map(\.size) == [CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)])
    let pixels = Pixels(
      40, 40, Color.clear.frame(width: 20, height: 20).background(Plain.green, in: .circle))
    #expect(pixels[20, 20] == Pixels.green)
    #expect(pixels[11, 11] == Pixels.white)
    let front = Pixels(40, 40, Plain.red.overlay(Plain.blue, in: .rect(cornerRadius: 10)))
    #expect(front[20, 20] == Pixels.blue)
    #expect(front[0, 0] == Pixels.red)
  }

  @Test func styledBackgroundsReachBeyondTheSafeArea() throws {
    // d.9: of a style they do, of a view they don't.
    func picture<V: View>(_ view: V) throws -> Pixels {
      let device = StageDevice(
        name: "small", size: CGSize(width: 40, height: 40), scale: 1,
        safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
      let stage = Stage(device: device)
      stage.run { stage.root = UIHostingController(rootView: view) }
      return Pixels(try stage.snapshot(at: 0))
    }
    let full = Color.clear
    #expect(try picture(full.background(Plain.red))[20, 2] == Pixels.red)
    #expect(
      try picture(full.background(Plain.red, ignoresSafeAreaEdges: []))[20, 2] == Pixels.white)
    #expect(try picture(full.background { Plain.red.frame(width: 9) })[20, 2] == Pixels.white)
    #expect(try picture(full.frame(height: 10).background(Plain.red))[20, 2] == Pixels.white)
  }

  @Test func bordersLieWithin() {
    let pixels = Pixels(20, 20, Plain.blue.border(Plain.red, width: 3))
    #expect(pixels[0, 10] == Pixels.red && pixels[2, 10] == Pixels.red)
    #expect(pixels[3, 10] == Pixels.blue)
  }

  @Test func backgroundStylesAreInherited() {
    let view = Color.clear.background(in: Rectangle()).backgroundStyle(Plain.green)
    #expect(Pixels(10, 10, view)[5, 5] == Pixels.green)
    #expect(Pixels(10, 10, Rectangle().fill(.background))[5, 5] == Pixels.white)
  }

  @Test func stylesHaveOpacitiesAndShadows() {
    let half = Pixels(10, 10, Rectangle().fill(Plain.red.opacity(0.5)))
    #expect(half[5, 5] == [255, 127, 127] || half[5, 5] == [255, 128, 128])
    let other = Pixels(10, 10, Rectangle().fill(.tint.opacity(0.5)).tint(Plain.red))
    #expect(abs(other[5, 5][1] - 127) <= 1)
    let shadow = Pixels(
      40, 40,
      Rectangle().fill(Plain.red.shadow(.drop(color: Plain.blue, radius: 0, x: 6)))
        .frame(width: 20, height: 20))
    #expect(shadow[20, 20] == Pixels.red)
    #expect(shadow[33, 20] == Pixels.blue)
    let inner = Pixels(
      40, 40, Rectangle().fill(Plain.red.shadow(.inner(color: Plain.blue, radius: 0, x: 6))))
    #expect(inner[2, 20] == Pixels.blue)
    #expect(inner[20, 20] == Pixels.red)
  }
}

enum Plain2 {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
