// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Texts in canvases, and pictures that closures draw.
@MainActor
struct CanvasTextTests {
  private func rows(_ pixels: Pixels, _ width: Int, _ height: Int) -> [Int] {
    (0..<height).filter { y in (0..<width).contains { pixels[$0, y] != Pixels.white } }
  }

  @Test func textsAreMeasuredAndDrawnAtTheirAnchor() {
    var size = CGSize.zero
    var baseline: CGFloat = 0
    let pixels = Pixels(
      100, 60,
      Canvas { context, _ in
        let text = context.resolve(Text("Hey"))
        size = text.measure(in: CGSize(width: 100, height: 60))
        baseline = text.firstBaseline(in: CGSize(width: 100, height: 60))
        context.draw(text, at: CGPoint(x: 0, y: 30), anchor: .topLeading)
      })
    // n.3
    #expect(size.height > 20 && size.height <= 21)
    #expect(size.width > 29 && size.width < 32)
    #expect(baseline > 12 && baseline < size.height)
    let inked = rows(pixels, 100, 60)
    #expect((inked.first ?? 0) >= 30)
    #expect((inked.last ?? 0) < 52)
    #expect(!inked.isEmpty)
  }

  @Test func textsTakeTheEnvironmentAndShadings() {
    let pixels = Pixels(
      60, 60,
      Canvas { context, _ in
        var text = context.resolve(Text("█"))
        text.shading = .color(Plain.red)
        context.draw(text, at: CGPoint(x: 30, y: 30))
      }.font(.system(size: 40)))
    let center = pixels[30, 30]
    #expect(center == Pixels.red)
  }

  @Test func closuresDrawPictures() {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(Plain.red))
    }
    let shown = Shown(40, 40, scale: 1, image)
    #expect(shown.frames[0].size == CGSize(width: 20, height: 10))
    #expect(Pixels(shown, 40, 40)[15, 20] == Pixels.red)
    #expect(Pixels(shown, 40, 40)[25, 20] == Pixels.white)
  }

  @Test func symbolsFollowTheFont() {
    // g.1: a symbol is sized by the font.
    func height(_ font: Font?) -> CGFloat {
      Shown(200, 200, Image(systemName: "circle").font(font)).frames[0].height
    }
    #expect(abs(height(.system(size: 34)) / height(.system(size: 17)) - 2) < 0.1)
    #expect(abs(height(nil) - height(.body)) < 0.01)
    #expect(height(.largeTitle) > height(.caption))
    let bold = EnvironmentValues().symbolWeight(.system(size: 17, weight: .bold))
    #expect(bold == .bold)
  }
}

extension EnvironmentValues {
  fileprivate func symbolWeight(_ font: Font) -> UIImage.SymbolWeight {
    var environment = self
    environment.font = font
    return environment.symbolFont.symbolWeight
  }
}
