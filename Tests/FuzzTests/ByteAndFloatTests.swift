// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The 8-bit renderer against its reference in floats: one operation from the same backdrop.

import CoreGraphics
import MicaRaster
import MicaScene
import Testing

/// One operation of each kind and blend mode over random pixels, in bytes and in floats.
@Suite struct ByteAndFloatTests {
  private static let side = 24

  /// Levels by which bytes may be off: 1; dodge and burn divide, 2.
  private static func allowance(_ mode: CGBlendMode) -> Double {
    mode == .colorDodge || mode == .colorBurn ? 2 : 1
  }

  @Test(arguments: 0..<28)
  func bytesStayByTheFloats(_ rawMode: Int) throws {
    let mode = try #require(CGBlendMode(rawValue: Int32(rawMode)))
    for seed in 1...150 {
      var random = SceneRandom(seed: UInt64(seed * 100 + rawMode))
      let list = DisplayList(width: Self.side, height: Self.side)
      drawOne(mode, &random, CGContext(recordingInto: list, baseTransform: .identity))
      let bytes = Pixmap(width: Self.side, height: Self.side)
      let floats = FloatPixmap(width: Self.side, height: Self.side)
      fillBackdrop(bytes, floats, &random)
      FrameRenderer(threads: 1).render(list, into: bytes)
      FrameRenderer(threads: 1).render(list, into: floats)
      let gap = greatestGap(bytes, floats)
      let isNear = gap <= Self.allowance(mode) + 0.51
      if mode == .normal {
        // Source-over rounds the colour, its part and the sum in integers, each by half a level.
        #expect(gap <= 2, "seed \(seed): \(gap) levels")
      } else {
        #expect(isNear, "mode \(rawMode), seed \(seed): \(gap) levels")
      }
    }
  }

  private func drawOne(_ mode: CGBlendMode, _ random: inout SceneRandom, _ context: CGContext) {
    let side = CGFloat(Self.side)
    context.setBlendMode(mode)
    context.setFillColor(random.color())
    context.setStrokeColor(random.color())
    switch random.below(4) {
    case 0: context.fill(random.rect(side))
    case 1: context.fillEllipse(in: random.rect(side))
    case 2: context.stroke(random.rect(side), width: random.within(0.5, 6))
    default:
      guard
        let gradient = CGGradient(
          colorsSpace: nil, colors: [random.color(), random.color()], locations: nil)
      else { return }
      context.drawLinearGradient(
        gradient, start: random.point(side), end: random.point(side), options: [])
    }
  }

  /// Random premultiplied pixels of alpha 16 ... 255, the same in both.
  private func fillBackdrop(
    _ bytes: Pixmap, _ floats: FloatPixmap, _ random: inout SceneRandom
  ) {
    for i in 0..<Self.side * Self.side {
      let alpha = random.once(in: 3) ? 255 : 16 + random.below(240)
      let pixel = [
        random.below(alpha + 1), random.below(alpha + 1), random.below(alpha + 1), alpha,
      ]
      for c in 0..<4 {
        bytes.bytes[i * 4 + c] = UInt8(pixel[c])
        floats.pixels[i][c] = Float(pixel[c]) / 255
      }
    }
  }

  private func greatestGap(_ bytes: Pixmap, _ floats: FloatPixmap) -> Double {
    var greatest = 0.0
    for i in 0..<Self.side * Self.side {
      for c in 0..<4 {
        let exact = min(max(Double(floats.pixels[i][c]) * 255, 0), 255)
        greatest = max(greatest, abs(Double(bytes.bytes[i * 4 + c]) - exact))
      }
    }
    return greatest
  }
}
