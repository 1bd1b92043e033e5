// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Views within shapes (FACTS_SWIFTUI d.20).
@MainActor
struct ClipShapeTests {
  @Test func shapesLimitDrawingAndNotTouches() {
    let view = Plain.red.frame(width: 40, height: 40).clipShape(Circle())
    let shown = Shown(40, 40, scale: 1, view)
    let pixels = Pixels(shown, 40, 40)
    #expect(pixels[20, 20] == Pixels.red)
    #expect(pixels[2, 2] == Pixels.white)
    #expect(shown.view.host.display.hitTest(CGPoint(x: 2, y: 2)) != nil)
  }

  @Test func shapesLieInTheViewsBounds() {
    let pixels = Pixels(
      60, 40, Plain.red.frame(width: 60, height: 20).frame(width: 20).clipShape(Rectangle()))
    #expect(pixels[30, 20] == Pixels.red)
    #expect(pixels[15, 20] == Pixels.white)
  }

  @Test func shadowsFollowClips() {
    // d.21
    let pixels = Pixels(
      60, 60,
      Plain.red.frame(width: 20, height: 20).clipShape(Circle())
        .shadow(color: Plain.blue, radius: 0, x: 20, y: 0))
    #expect(pixels[50, 30] == Pixels.blue)
    #expect(pixels[41, 21] == Pixels.white)
  }

  @Test func templatesTakeStyles() {
    // g.1, f.7
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let picture = Image(uiImage: image).renderingMode(.template)
    #expect(Pixels(20, 20, picture.foregroundStyle(Plain.red))[10, 10] == Pixels.red)
    #expect(Pixels(20, 20, picture.foregroundColor(Plain.blue))[10, 10] == Pixels.blue)
    let gradient = LinearGradient(
      colors: [Plain.red, Plain.blue], startPoint: .leading, endPoint: .trailing)
    let graded = Pixels(20, 20, picture.foregroundStyle(gradient))
    #expect(graded[0, 10][0] > 240)
    #expect(graded[19, 10][2] > 240)
  }

  @Test func severalStylesAreAPalette() {
    let around = ImageSurroundings(EnvironmentValues(), Image.Attributes())
    #expect(around.mode == nil)
    var environment = EnvironmentValues()
    environment[ForegroundStyleKey.self] = ForegroundStyles(
      [AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)], outer: nil)
    #expect(ImageSurroundings(environment, Image.Attributes()).mode == .palette)
  }
}
