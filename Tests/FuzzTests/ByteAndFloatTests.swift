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

  /// The greatest gap between bytes and floats of what `draw` draws on a random backdrop.
  private func gap(
    _ random: inout SceneRandom, _ draw: (inout SceneRandom, CGContext) -> Void
  ) -> Double {
    let list = DisplayList(width: Self.side, height: Self.side)
    draw(&random, CGContext(recordingInto: list, baseTransform: .identity))
    let bytes = Pixmap(width: Self.side, height: Self.side)
    let floats = FloatPixmap(width: Self.side, height: Self.side)
    fillBackdrop(bytes, floats, &random)
    FrameRenderer(threads: 1).render(list, into: bytes)
    FrameRenderer(threads: 1).render(list, into: floats)
    return greatestGap(bytes, floats)
  }

  @Test(arguments: 0..<28)
  func bytesStayByTheFloats(_ rawMode: Int) throws {
    let mode = try #require(CGBlendMode(rawValue: Int32(rawMode)))
    for seed in 1...150 {
      var random = SceneRandom(seed: UInt64(seed * 100 + rawMode))
      let gap = gap(&random) { drawOne(mode, &$0, $1) }
      // Source-over rounds once, by half a level; the gap is to floats that are not rounded.
      let most = mode == .normal ? 1 : Self.allowance(mode) + 0.51
      #expect(gap <= most, "mode \(rawMode), seed \(seed): \(gap) levels")
    }
  }

  @Test func imagesStayByTheFloats() {
    for seed in 1...300 {
      var random = SceneRandom(seed: UInt64(seed + 5000))
      let isMixed = random.once(in: 2)
      let gap = gap(&random) { random, context in
        context.setAlpha(random.once(in: 2) ? 1 : random.unit())
        if random.once(in: 2) { context.clip(to: random.rect(CGFloat(Self.side))) }
        if random.once(in: 2) { context.clipToEllipse(&random, CGFloat(Self.side)) }
        context.interpolationQuality = isMixed ? .high : .none
        context.draw(
          RandomImages.pick(&random), in: random.rect(CGFloat(Self.side)), byTiling: false)
      }
      // Pixels that are mixed of four are rounded before they are laid over others.
      #expect(gap <= (isMixed ? 1.5 : 1), "seed \(seed): \(gap) levels")
    }
  }

  @Test func groupsStayByTheFloats() {
    for seed in 1...300 {
      var random = SceneRandom(seed: UInt64(seed + 6000))
      let gap = gap(&random) { random, context in
        context.setAlpha(random.once(in: 3) ? 1 : random.unit())
        if random.once(in: 2) { context.clipToEllipse(&random, CGFloat(Self.side)) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawOne(.normal, &random, context)
        context.endTransparencyLayer()
      }
      // A group's own pixels are bytes, rounded once; laid over others, both products are cut off (FACTS 3.25).
      #expect(gap <= 2.51, "seed \(seed): \(gap) levels")
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

extension CGContext {
  fileprivate func clipToEllipse(_ random: inout SceneRandom, _ side: CGFloat) {
    addEllipse(in: random.rect(side))
    clip()
  }
}
