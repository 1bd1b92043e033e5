// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Views that a closure draws (FACTS_SWIFTUI a.3).
@MainActor
struct CanvasTests {
  private func canvas(
    _ width: Int = 60, _ height: Int = 60,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Pixels { Pixels(width, height, Canvas(renderer: draw)) }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func canvasesTakeTheProposal() {
    // a.3: the proposal, nil is 10.
    let host = Shown(100, 50, Canvas { _, _ in }).view.host
    #expect(
      host.sizeThatFits(ProposedViewSize(width: 70, height: nil)) == CGSize(width: 70, height: 10))
    var size = CGSize.zero
    _ = Pixels(40, 30, Canvas { size = $1 })
    #expect(size == CGSize(width: 40, height: 30))
  }

  @Test func fillsAndStrokes() {
    let pixels = canvas { context, _ in
      context.fill(box(10, 10, 20, 20), with: .color(Plain.red))
      context.stroke(box(40, 10, 10, 10), with: .color(Plain.blue), lineWidth: 4)
    }
    #expect(pixels[20, 20] == Pixels.red)
    #expect(pixels[5, 20] == Pixels.white)
    #expect(pixels[39, 15] == Pixels.blue)
    #expect(pixels[45, 15] == Pixels.white)
  }

  @Test func contextsAreValues() {
    let pixels = canvas { context, _ in
      var copy = context
      copy.translateBy(x: 30, y: 0)
      copy.scaleBy(x: 2, y: 1)
      copy.opacity = 0.5
      copy.fill(box(0, 0, 10, 10), with: .color(Plain.red))
      context.fill(box(0, 0, 10, 10), with: .color(Plain.blue))
    }
    #expect(pixels[5, 5] == Pixels.blue)
    #expect(pixels[45, 5][1] == 127 || pixels[45, 5][1] == 128)
    #expect(pixels[55, 5] == Pixels.white)
  }

  @Test func rotationsTurnClockwise() {
    let pixels = canvas { context, _ in
      context.translateBy(x: 30, y: 30)
      context.rotate(by: .degrees(90))
      context.fill(box(0, -2, 20, 4), with: .color(Plain.red))
    }
    #expect(pixels[30, 40] == Pixels.red)
    #expect(pixels[40, 30] == Pixels.white)
  }

  @Test func clipsLimitWhatFollows() {
    let pixels = canvas { context, _ in
      var inner = context
      inner.clip(to: box(10, 10, 10, 10))
      #expect(inner.clipBoundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
      inner.fill(box(0, 0, 30, 60), with: .color(Plain.red))
      var outside = context
      outside.clip(to: box(40, 10, 10, 10), options: .inverse)
      outside.fill(box(35, 0, 25, 60), with: .color(Plain.blue))
    }
    #expect(pixels[15, 15] == Pixels.red)
    #expect(pixels[25, 15] == Pixels.white)
    #expect(pixels[45, 15] == Pixels.white)
    #expect(pixels[55, 15] == Pixels.blue)
  }

  @Test func layersClipByTheirAlpha() {
    let pixels = canvas { context, _ in
      context.clipToLayer { $0.fill(box(0, 0, 20, 20), with: .color(Plain.blue.opacity(0.5))) }
      context.fill(box(0, 0, 60, 60), with: .color(Plain.red))
    }
    #expect((126...129).contains(pixels[10, 10][1]))
    #expect(pixels[30, 10] == Pixels.white)
  }

  @Test func layersAreOnePicture() {
    let pixels = canvas { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(box(0, 0, 20, 20), with: .color(Plain.red))
        layer.fill(box(10, 10, 20, 20), with: .color(Plain.blue))
      }
    }
    #expect((126...129).contains(pixels[15, 15][0]))
    #expect(pixels[15, 15][2] == 255)
  }

  @Test func gradientsLieInPoints() {
    let gradient = Gradient(colors: [Plain.red, Plain.blue])
    let pixels = canvas { context, _ in
      context.fill(
        box(0, 0, 60, 20),
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0)))
      context.fill(
        box(0, 20, 60, 20),
        with: .radialGradient(
          gradient, center: CGPoint(x: 30, y: 30), startRadius: 5, endRadius: 6))
    }
    #expect(pixels[10, 10] == Pixels.red)
    #expect(pixels[50, 10] == Pixels.blue)
    #expect(pixels[30, 30] == Pixels.red)
    #expect(pixels[50, 30] == Pixels.blue)
  }

  @Test func conicGradientsBeginAtTheRight() {
    let gradient = Gradient(colors: [Plain.red, Plain.blue])
    let pixels = canvas { context, _ in
      context.fill(
        box(0, 0, 60, 60), with: .conicGradient(gradient, center: CGPoint(x: 30, y: 30)))
    }
    #expect(pixels[58, 31][0] > 240)
    #expect(pixels[58, 28][2] > 240)
  }

  @Test func stylesAndTheForegroundFill() {
    let pixels = Pixels(
      20, 20,
      Canvas { context, size in
        context.fill(box(0, 0, 10, 20), with: .foreground)
        context.fill(box(10, 0, 10, 20), with: .style(Plain.green))
      }.foregroundStyle(Plain.red))
    #expect(pixels[5, 10] == Pixels.red)
    #expect(pixels[15, 10] == Pixels.green)
  }

  @Test func blendModesMeetWhatWasDrawn() {
    let pixels = canvas { context, _ in
      context.fill(box(0, 0, 60, 60), with: .color(Plain.red))
      context.blendMode = .destinationOut
      context.fill(box(10, 10, 10, 10), with: .color(Plain.blue))
    }
    #expect(pixels[5, 5] == Pixels.red)
    #expect(pixels[15, 15] == Pixels.white)
  }

  @Test func filtersChangeWhatFollows() {
    let pixels = canvas { context, _ in
      var inverted = context
      inverted.addFilter(.colorInvert())
      inverted.fill(box(0, 0, 20, 20), with: .color(Plain.red))
      var shadow = context
      shadow.addFilter(.shadow(color: Plain.blue, radius: 0, x: 10, y: 0))
      shadow.fill(box(30, 0, 10, 10), with: .color(Plain.green))
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g1) = (0, 1)
      var swapped = context
      swapped.addFilter(.colorMatrix(matrix))
      swapped.fill(box(0, 30, 20, 20), with: .color(Plain.red))
    }
    #expect(pixels[10, 10] == [0, 255, 255])
    #expect(pixels[35, 5] == Pixels.green)
    #expect(pixels[45, 5] == Pixels.blue)
    #expect(pixels[10, 40] == Pixels.green)
  }

  @Test func picturesAreDrawnAtTheirAnchor() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image {
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        $0.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
      }
    let pixels = canvas { context, _ in
      let picture = context.resolve(Image(uiImage: image))
      #expect(picture.size == CGSize(width: 10, height: 10))
      context.draw(picture, at: CGPoint(x: 20, y: 20))
      context.draw(picture, at: CGPoint(x: 40, y: 0), anchor: .topLeading)
      context.draw(picture, in: CGRect(x: 0, y: 40, width: 20, height: 20))
    }
    #expect(pixels[16, 16] == Pixels.red)
    #expect(pixels[24, 24] == Pixels.blue)
    #expect(pixels[41, 1] == Pixels.red)
    #expect(pixels[18, 58] == Pixels.blue)
  }

  @Test func symbolsAreViewsByTheirTags() {
    let pixels = Pixels(
      60, 60,
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        #expect(symbol.size == CGSize(width: 10, height: 6))
        context.draw(symbol, at: CGPoint(x: 30, y: 30))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.resolveSymbol(id: 3) == nil)
      } symbols: {
        Plain.red.frame(width: 20, height: 20).tag(1)
        Plain.blue.frame(width: 10, height: 6).tag(2)
      })
    #expect(pixels[30, 30] == Pixels.blue)
    #expect(pixels[30, 35] == Pixels.white)
    #expect(pixels[18, 18] == Pixels.blue)
  }

  @Test func coreGraphicsDrawsInTheSameCoordinates() {
    let pixels = canvas { context, _ in
      context.translateBy(x: 10, y: 0)
      context.withCGContext {
        $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    #expect(pixels[15, 5] == Pixels.red)
    #expect(pixels[5, 5] == Pixels.white)
  }

  @Test func hopelessNumbersDrawNothing() {
    let pixels = canvas { context, _ in
      context.fill(box(.nan, 0, 10, 10), with: .color(Plain.red))
      context.fill(box(0, 0, .infinity, 10), with: .color(Plain.red))
      var broken = context
      broken.scaleBy(x: .nan, y: 1)
      broken.fill(box(0, 0, 10, 10), with: .color(Plain.red))
      context.fill(box(20, 20, 10, 10), with: .color(Plain.blue))
    }
    #expect(pixels[25, 25] == Pixels.blue)
    _ = Pixels(20, 20, Canvas { _, _ in }.frame(width: 0))
  }

  @Test func opaqueCanvasesAreBlack() {
    #expect(Pixels(10, 10, Canvas(opaque: true) { _, _ in })[5, 5] == [0, 0, 0])
  }
}
