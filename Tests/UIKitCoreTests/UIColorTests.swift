// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours: components, spaces, equality.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    return [r, g, b, a]
  }

  @Test func greysHaveTwoComponents() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.clear.cgColor.components == [0, 0])
    #expect(rgba(.gray) == [0.5, 0.5, 0.5, 1])
  }

  @Test func namedColorsAreSRGB() {
    #expect(rgba(.orange) == [1, 0.5, 0, 1])
    #expect(rgba(.purple) == [0.5, 0, 0.5, 1])
    #expect(rgba(.brown) == [0.6, 0.4, 0.2, 1])
  }

  @Test func equalityGoesByTheCGColor() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != UIColor.white)
  }

  @Test func alphaIsReplaced() {
    #expect(rgba(UIColor.blue.withAlphaComponent(0.25)) == [0, 0, 1, 0.25])
  }

  @Test func hueGoesBothWays() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - 0.6) < 1e-12 && abs(s - 0.5) < 1e-12 && abs(b - 0.8) < 1e-12 && a == 1)
    #expect(rgba(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
  }

  @Test func onlyGreysHaveAWhite() {
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }
}
