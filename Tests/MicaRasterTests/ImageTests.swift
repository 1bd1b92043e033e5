// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images as paints: bytes against floats, borders, tiling, reduction, and masks as clips.

import MicaRaster
import Testing

@Suite struct ImageTests {
  @Test func sampledBytesStayWithinOneLevelOfFloats() {
    var random = SeededRandom(seed: 41)
    let source = Pixmap.random(&random, width: 40, height: 30)
    let clear = Pixmap(width: 150, height: 20)
    for round in 0..<16 {
      let angle = Double(random.within(-3, 3))
      let scale = Double(random.within(0.2, 6))
      let (s, c) = (PortableMath.sin(angle) * scale, PortableMath.cos(angle) * scale)
      let transform = Affine(
        c, s, -s, c, Double(random.within(-20, 120)), Double(random.within(-40, 40)))
      for sampling in [Sampling.nearest, .bilinear, .resampled] {
        let image = ImagePaint(
          pixmap: source, transform: transform, sampling: sampling,
          tiling: round % 2 == 0 ? .clamp : .repeat)
        #expect(PaintedDraw(.image(image), over: clear).greatestDifference() <= 0.51)
      }
    }
  }

  @Test func wholePixelPlacementCopies() {
    var random = SeededRandom(seed: 5)
    let source = Pixmap.random(&random, width: 100, height: 4)
    for sampling in [Sampling.nearest, .bilinear, .high, .resampled] {
      let image = ImagePaint(
        pixmap: source, transform: .translation(3, 1), sampling: sampling)
      let painted = PaintedDraw(.image(image), over: Pixmap(width: 120, height: 6))
      for x in 0..<100 { #expect(painted.bytes[x + 3, 2] == source[x, 1]) }
      #expect(painted.bytes[0, 0] == source[0, 0])
      #expect(painted.bytes[119, 5] == source[99, 3])
    }
  }

  /// At twice the size a quarter of a pixel counts as an eighth, at three times a third, three eighths
  /// when rounded, as a quarter (FACTS 3.17).
  @Test(arguments: [(2.0, 30), (3.0, 60)]) func enlargedImagesLeanToTheNearerPixel(
    scale: Double, step: Int
  ) {
    let source = Pixmap(width: 40, height: 2)
    for i in 0..<80 {
      source.bytes[i * 4] = i % 40 < 20 ? 0 : 240
      source.bytes[i * 4 + 3] = 255
    }
    let image = ImagePaint(
      pixmap: source, transform: .scale(scale, scale), sampling: .resampled)
    let painted = PaintedDraw(.image(image), over: Pixmap(width: 120, height: 4))
    let edge = Int(20 * scale)
    for y in 0..<4 {
      #expect(painted.bytes[edge - 2, y].x == 0 && painted.bytes[edge + 1, y].x == 240)
      #expect(painted.bytes[edge - 1, y].x == UInt8(step))
      #expect(painted.bytes[edge, y].x == UInt8(240 - step))
    }
  }

  @Test func repeatedImagesStartAgainOnBothSides() {
    var random = SeededRandom(seed: 6)
    let source = Pixmap.random(&random, width: 7, height: 3)
    let image = ImagePaint(
      pixmap: source, transform: .translation(-40, 2), sampling: .nearest, tiling: .repeat)
    let painted = PaintedDraw(.image(image), over: Pixmap(width: 90, height: 8))
    for y in 0..<8 {
      for x in 0..<90 { #expect(painted.bytes[x, y] == source[(x + 42 - 2) % 7, (y + 1) % 3]) }
    }
  }

  @Test func reductionTakesTheMeanOfEachArea() {
    let source = Pixmap(width: 4, height: 2)
    for i in 0..<8 {
      source.bytes[i * 4] = UInt8(i * 20)
      source.bytes[i * 4 + 3] = 255
    }
    let half = Pixmap(width: 2, height: 1)
    AreaReduction().reduce(source, into: half)
    #expect(half[0, 0] == SIMD4(50, 0, 0, 255))
    #expect(half[1, 0] == SIMD4(90, 0, 0, 255))
    // 4 → 3 columns: the first takes pixel 0 and a third of pixel 1.
    let third = Pixmap(width: 3, height: 2)
    AreaReduction().reduce(source, into: third)
    #expect(third[0, 0] == SIMD4(5, 0, 0, 255))
    #expect(third[1, 1] == SIMD4(110, 0, 0, 255))
    #expect(third[2, 0] == SIMD4(55, 0, 0, 255))
  }

  @Test func hugeAndTinyPlacementsAreHarmless() {
    var random = SeededRandom(seed: 8)
    let source = Pixmap.random(&random, width: 5, height: 5)
    for scale in [1e-150, 1e-30, 1e-12, 1e-4, 1e6, 1e12, 1e30, 1e200] {
      for tiling in [Tiling.clamp, .repeat] {
        let image = ImagePaint(
          pixmap: source, transform: Affine(scale, 0, scale / 3, scale, 5, -1e9),
          sampling: .bilinear, tiling: tiling)
        let painted = PaintedDraw(.image(image), over: Pixmap(width: 70, height: 4))
        #expect(painted.greatestDifference() <= 0.51)
      }
    }
  }

  @Test func maskMultipliesCoverage() {
    let mask = Pixmap(width: 8, height: 8)
    for i in 0..<64 {
      for c in 0..<4 { mask.bytes[i * 4 + c] = UInt8(i * 4) }
    }
    let box = PixelBox(0, 0, 20, 20)
    for channel in [MaskChannel.alpha, .luminance] {
      let place = Affine.translation(4, 6)
      let paint = ImagePaint(pixmap: mask, transform: place, sampling: .nearest)
      guard let image = PreparedImage(paint, transform: place) else {
        Issue.record("no image")
        return
      }
      let encoder = StripEncoder(index: 0)
      let whole = encoder.box(
        Box(4, 6, 12, 14), transform: .identity, antialias: true, viewport: box)
      let masked = encoder.mask(whole, by: image, channel, viewport: box)
      for y in 0..<20 {
        for x in 0..<20 {
          let inside = (4..<12).contains(x) && (6..<14).contains(y)
          let expected = inside ? mask[x - 4, y - 6].w : 0
          #expect(encoder.store.coverage(masked, x: x, y: y) == expected)
        }
      }
    }
  }
}
