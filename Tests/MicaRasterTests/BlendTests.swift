// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blend modes: bytes against floats for random colours, and the values that their formulas promise.

import CMicaKernels
import MicaRaster
import Testing

@Suite struct BlendTests {
  @Test(arguments: BlendMode.allCases)
  func bytesStayWithinOneLevelOfFloats(_ mode: BlendMode) {
    var random = SeededRandom(seed: 500 + UInt32(mode.rawValue))
    let steep = mode == .colorDodge || mode == .colorBurn
    for round in 0..<12 {
      let backdrop = Pixmap.random(&random, width: 37, height: 9)
      let color = StraightColor(random.unit(), random.unit(), random.unit(), random.unit())
      let shape = round % 2 == 0 ? nil : randomPolygon(&random, corners: 5, side: 36)
      let painted = PaintedDraw(
        .solid(round % 5 == 0 ? StraightColor(1, 0, 0.5, 1) : color), blend: mode, over: backdrop,
        shape: shape)
      let gap = painted.greatestDifference { !steep || backdrop.bytes[$0 * 4 + 3] >= 16 }
      #expect(gap <= (steep ? 2 : mode == .sourceOver ? 0.52 : 1.01), "\(mode): \(gap) levels")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func coloursNeverExceedTheirAlpha(_ mode: BlendMode) {
    var random = SeededRandom(seed: 900)
    let backdrop = Pixmap.random(&random, width: 64, height: 16)
    let source = Pixmap.random(&random, width: 64, height: 16)
    let image = ImagePaint(pixmap: source, transform: .identity, sampling: .nearest)
    let painted = PaintedDraw(.image(image), blend: mode, over: backdrop)
    for i in 0..<64 * 16 {
      let p = painted.bytes.bytes + i * 4
      #expect(max(p[0], p[1], p[2]) <= p[3])
    }
  }

  /// One opaque pixel over another, as levels.
  private func result(_ mode: BlendMode, _ s: SIMD3<Float>, over d: SIMD3<UInt8>) -> [UInt8] {
    let backdrop = Pixmap(width: 1, height: 1)
    for c in 0..<3 { backdrop.bytes[c] = d[c] }
    backdrop.bytes[3] = 255
    let painted = PaintedDraw(
      .solid(StraightColor(s.x / 255, s.y / 255, s.z / 255, 1)), blend: mode, over: backdrop)
    return (0..<3).map { painted.bytes.bytes[$0] }
  }

  /// Dodging by nothing isn't dodging by white, nor burning by nothing burning by black.
  @Test(arguments: [BlendMode.colorDodge, .colorBurn, .softLight, .multiply, .luminosity])
  func nothingChangesNothing(_ mode: BlendMode) {
    var random = SeededRandom(seed: 77)
    let backdrop = Pixmap.random(&random, width: 32, height: 8)
    let painted = PaintedDraw(.solid(StraightColor(1, 0, 1, 0)), blend: mode, over: backdrop)
    for i in 0..<32 * 8 * 4 { #expect(painted.bytes.bytes[i] == backdrop.bytes[i]) }
  }

  @Test func opaqueColoursGiveTheValuesOfTheBooks() {
    let s = SIMD3<Float>(200, 100, 30)
    let d = SIMD3<UInt8>(60, 160, 220)
    #expect(result(.multiply, s, over: d) == [47, 63, 26])
    #expect(result(.screen, s, over: d) == [213, 197, 224])
    #expect(result(.darken, s, over: d) == [60, 100, 30])
    #expect(result(.lighten, s, over: d) == [200, 160, 220])
    #expect(result(.difference, s, over: d) == [140, 60, 190])
    #expect(result(.plusLighter, s, over: d) == [255, 255, 250])
    #expect(result(.plusDarker, s, over: d) == [5, 5, 0])
    #expect(result(.colorDodge, s, over: d) == [255, 255, 249])
    #expect(result(.colorBurn, s, over: d) == [6, 13, 0])
    #expect(result(.hardLight, s, over: d) == [171, 125, 52])
    #expect(result(.overlay, s, over: d) == [94, 140, 193])
  }

  @Test func translucentSourcesGiveApplesValues() {
    // FACTS 3.18: what a dodge lifts over 1 still fades what lies below.
    let backdrop = Pixmap(width: 1, height: 1)
    for (c, value) in [UInt8(60), 160, 220, 255].enumerated() { backdrop.bytes[c] = value }
    func result(_ mode: BlendMode) -> [Int] {
      let paint = StraightColor(200 / 255, 100 / 255, 30 / 255, 0.4)
      let painted = PaintedDraw(.solid(paint), blend: mode, over: backdrop)
      return (0..<3).map { Int(painted.bytes.bytes[$0]) }
    }
    func law(_ function: (Double, Double) -> Double) -> [Int] {
      zip([200.0, 100, 30], [60.0, 160, 220]).map { s, d in
        let (s, d) = (s / 255, d / 255)
        return Int((min(1, max(0, 0.6 * d + 0.4 * function(s, d))) * 255).rounded())
      }
    }
    #expect(result(.colorDodge) == law { s, d in d / (1 - s) })
    #expect(result(.colorBurn) == law { s, d in 1 - (1 - d) / s })
    #expect(result(.softLight) == law { s, d in (1 - 2 * s) * d * d + 2 * s * d })
    #expect(result(.colorBurn)[2] < 132, "below what 60 % of the backdrop leave")
  }

  @Test func luminosityAndColorExchangeTheirRoles() {
    // `color` of a over b is `luminosity` of b over a.
    let a = SIMD3<Float>(210, 40, 90)
    let b = SIMD3<Float>(30, 120, 200)
    func bytes(_ v: SIMD3<Float>) -> SIMD3<UInt8> { SIMD3(UInt8(v.x), UInt8(v.y), UInt8(v.z)) }
    #expect(result(.color, a, over: bytes(b)) == result(.luminosity, b, over: bytes(a)))
    // A grey source takes the colour away and keeps the luminosity.
    let grey = result(.saturation, SIMD3(128, 128, 128), over: bytes(a))
    #expect(Set(grey).count == 1)
    #expect(grey[0] == 97)
  }

  @Test func coverageBoundsModesThatErase() {
    // The left half is covered; `clear` must not reach the right half.
    let backdrop = Pixmap(width: 16, height: 4)
    for i in 0..<16 * 4 * 4 { backdrop.bytes[i] = 255 }
    var builder = OutlineBuilder()
    builder.move(Point(0, 0))
    builder.line(Point(8, 0))
    builder.line(Point(8, 4))
    builder.line(Point(0, 4))
    builder.close()
    let painted = PaintedDraw(
      .solid(StraightColor(0, 0, 0, 1)), blend: .clear, over: backdrop, shape: builder.finish())
    #expect(painted.bytes[7, 2] == SIMD4(0, 0, 0, 0))
    #expect(painted.bytes[8, 2] == SIMD4(255, 255, 255, 255))
  }

  /// A plan leaves out what such a copy hides: not a rounding may tell of it, even beside halves of levels.
  @Test func wholeCopiesDoNotDependOnWhatLiesBelow() throws {
    var random = SeededRandom(seed: 2026)
    var tables = fastKernels()
    tables.append(try #require(mica_kernels_reference()))
    let mode = UInt32(BlendMode.copy.rawValue)
    for kernels in tables {
      for _ in 0..<2000 {
        let half = (Float(Int(random.unit() * 255)) + 0.5) / 255
        let colors = [half.nextDown, half, half.nextUp, 1]
        var coverage: UInt8 = 255
        var results: Set<UInt32> = []
        for below in [UInt32(0), 0xFF00_0000, 0xFFFF_FFFF, 0xFF80_4020, 0x8040_2010] {
          var pixel = below
          kernels.pointee.blend_row(mode, &pixel, colors, 4, &coverage, 1)
          results.insert(pixel)
        }
        #expect(results.count == 1)
      }
    }
  }
}
