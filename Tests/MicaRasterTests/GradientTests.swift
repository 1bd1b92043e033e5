// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients: tables against exact colours, and where colours lie between circles and around points.

import Foundation
import MicaRaster
import Testing

@Suite struct GradientTests {
  private static func stops(_ random: inout SeededRandom, opaque: Bool) -> [GradientStop] {
    (0..<4).map { i in
      GradientStop(
        offset: Float(i) / 3,
        color: StraightColor(
          random.unit(), random.unit(), random.unit(), opaque ? 1 : random.unit()))
    }
  }

  private static let blackToWhite = [
    GradientStop(offset: 0, color: StraightColor(0, 0, 0, 1)),
    GradientStop(offset: 1, color: StraightColor(1, 1, 1, 1)),
  ]

  private static func paint(
    _ shape: GradientShape, _ stops: [GradientStop], before: Bool = true, after: Bool = true,
    transform: Affine = .identity, side: Int = 64
  ) -> PaintedDraw {
    PaintedDraw(
      .gradient(shape, stops, transform, extendsBefore: before, extendsAfter: after),
      over: Pixmap(width: side, height: side))
  }

  @Test func tablesStayWithinOneLevelOfExactColours() {
    var random = SeededRandom(seed: 77)
    func place() -> SIMD2<Double> {
      SIMD2(Double(random.within(0, 64)), Double(random.within(0, 64)))
    }
    for round in 0..<10 {
      let stops = Self.stops(&random, opaque: round % 2 == 0)
      let shapes: [GradientShape] = [
        .linear(start: place(), end: place()),
        .radial(
          startCenter: SIMD2(30, 30), startRadius: 5, endCenter: SIMD2(30, 30), endRadius: 25),
        .radial(
          startCenter: place(), startRadius: Double(random.within(0, 20)), endCenter: place(),
          endRadius: Double(random.within(0, 30))),
        .conic(center: place(), angle: Double(random.within(-4, 4))),
      ]
      for shape in shapes {
        let painted = Self.paint(
          shape, stops, transform: Affine(1, 0.2, -0.3, 0.8, Double(round % 7), 2))
        // At the edge of a cone's shadow a pixel may fall to either side.
        #expect(painted.share(above: 1.02) <= 0.002, "\(shape)")
      }
    }
  }

  @Test func hardStopsStaySharp() {
    let stops = [
      GradientStop(offset: 0, color: StraightColor(1, 0, 0, 1)),
      GradientStop(offset: 0.5, color: StraightColor(1, 0, 0, 1)),
      GradientStop(offset: 0.5, color: StraightColor(0, 0, 1, 1)),
      GradientStop(offset: 1, color: StraightColor(0, 0, 1, 1)),
    ]
    let painted = Self.paint(.linear(start: SIMD2(0, 0), end: SIMD2(64, 0)), stops)
    #expect(painted.bytes[31, 5] == SIMD4(255, 0, 0, 255))
    #expect(painted.bytes[32, 5] == SIMD4(0, 0, 255, 255))
  }

  @Test func endsThatDoNotExtendStayClear() {
    let shape = GradientShape.linear(start: SIMD2(16, 0), end: SIMD2(48, 0))
    let painted = Self.paint(shape, Self.blackToWhite, before: false, after: false)
    #expect(painted.bytes[15, 3].w == 0 && painted.bytes[16, 3].w == 255)
    #expect(painted.bytes[47, 3].w == 255 && painted.bytes[48, 3].w == 0)
    let extended = Self.paint(shape, Self.blackToWhite)
    #expect(extended.bytes[0, 0] == SIMD4(0, 0, 0, 255))
    #expect(extended.bytes[63, 63] == SIMD4(255, 255, 255, 255))
  }

  @Test func concentricCirclesGrowEvenly() {
    let painted = Self.paint(
      .radial(startCenter: SIMD2(32, 32), startRadius: 8, endCenter: SIMD2(32, 32), endRadius: 24),
      Self.blackToWhite, before: false, after: false)
    #expect(painted.bytes[32, 32].w == 0)
    #expect(painted.bytes[63, 32].w == 0)
    // 16 px right of the centre: halfway.
    let half = (Float(sqrt(16.5 * 16.5 + 0.25)) - 8) / 16 * 255
    #expect(abs(Float(painted.bytes[48, 32].x) - half) <= 1)
  }

  @Test func twoCirclesTakeTheGreatestRoot() {
    // A cone from a point to a circle on the right: left of the point nothing is drawn.
    let painted = Self.paint(
      .radial(startCenter: SIMD2(16, 32), startRadius: 0, endCenter: SIMD2(48, 32), endRadius: 10),
      Self.blackToWhite)
    #expect(painted.bytes[8, 32].w == 0)
    #expect(painted.bytes[30, 60].w == 0)
    // On the axis the circle's left side passes x at (x − 16) / (32 − 10), its right side at
    // (x − 16) / (32 + 10); the greater t wins.
    let t = (27.5 - 16) / 22
    #expect(abs(Double(painted.bytes[27, 32].x) - t * 255) <= 2)
  }

  @Test func equalCirclesAndPointsDrawNothing() {
    let circle = GradientShape.radial(
      startCenter: SIMD2(32, 32), startRadius: 9, endCenter: SIMD2(32, 32), endRadius: 9)
    let line = GradientShape.linear(start: SIMD2(3, 3), end: SIMD2(3, 3))
    for shape in [circle, line] {
      #expect(
        PreparedGradient(
          shape, transform: .identity, stopStart: 0, stopCount: 2, extendsBefore: true,
          extendsAfter: true) == nil)
    }
  }

  @Test func conicGradientsTurnFromXToY() {
    let painted = Self.paint(.conic(center: SIMD2(32, 32), angle: 0), Self.blackToWhite)
    // Below the centre in a y-down space: a quarter of a turn.
    #expect(abs(Int(painted.bytes[31, 62].x) - 64) <= 2)
    #expect(abs(Int(painted.bytes[1, 31].x) - 128) <= 2)
    #expect(abs(Int(painted.bytes[32, 1].x) - 191) <= 2)
    let turned = Self.paint(.conic(center: SIMD2(32, 32), angle: .pi / 2), Self.blackToWhite)
    #expect(abs(Int(turned.bytes[1, 31].x) - 64) <= 2)
  }

  @Test func portableAnglesAgreeWithTheLibrary() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<1000 {
      let (x, y) = (Double(random.within(-9, 9)), Double(random.within(-9, 9)))
      #expect(abs(PortableMath.atan2(y, x) - Foundation.atan2(y, x)) < 2e-15)
    }
    #expect(PortableMath.atan2(0, 0) == 0 && PortableMath.atan2(.nan, 1).isNaN)
    #expect(PortableMath.atan2(.infinity, 1) == .pi / 2)
    #expect(PortableMath.turn(-1, 0) == 0.75)
  }
}

extension PaintedDraw {
  /// The share of pixels with a channel that differs from the floats by more than `levels`.
  func share(above levels: Float) -> Float {
    let count = bytes.width * bytes.height
    let far = (0..<count).filter { i in
      (0..<4).contains { abs(Float(bytes.bytes[i * 4 + $0]) - floats.pixels[i][$0] * 255) > levels }
    }
    return Float(far.count) / Float(count)
  }
}
