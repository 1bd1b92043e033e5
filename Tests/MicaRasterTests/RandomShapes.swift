// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shared by the engine's tests: seeded random numbers and outlines made of them.

import MicaRaster

/// The linear congruential generator of Numerical Recipes; the same numbers on every machine.
struct SeededRandom {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// In 0 ..< 1, in steps of 2^-24.
  mutating func unit() -> Float {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Float(state >> 8) / 16_777_216
  }

  mutating func within(_ low: Float, _ high: Float) -> Float { low + (high - low) * unit() }

  mutating func point(_ side: Float) -> Point { Point(within(0, side), within(0, side)) }
}

/// A closed polygon of random corners within a square; about every other of its edges may be level.
func randomPolygon(
  _ random: inout SeededRandom, corners: Int, side: Float, hasLevelEdges: Bool = false
) -> Outline {
  var builder = OutlineBuilder()
  var last = random.point(side)
  builder.move(last)
  for index in 1..<corners {
    var next = random.point(side)
    if hasLevelEdges && index % 2 == 0 { next.y = last.y }
    builder.line(next)
    last = next
  }
  builder.close()
  return builder.finish()
}

extension StripEncoder {
  func fill(
    _ outline: Outline, rule: FillRule = .nonZero, antialias: Bool = true,
    transform: Affine = .identity,
    viewport: PixelBox
  ) -> StripRange {
    outline.verbs.withUnsafeBufferPointer { verbs in
      outline.points.withUnsafeBufferPointer { points in
        fill(
          verbs: verbs, points: points, transform: transform, rule: rule, antialias: antialias,
          tolerance: Flattening.standardTolerance, viewport: viewport)
      }
    }
  }

  func stroke(
    _ outline: Outline, _ style: StrokeStyle, transform: Affine = .identity, viewport: PixelBox
  ) -> StripRange {
    outline.verbs.withUnsafeBufferPointer { verbs in
      outline.points.withUnsafeBufferPointer { points in
        stroke(
          verbs: verbs, points: points, transform: transform, style: style, antialias: true,
          tolerance: Flattening.standardTolerance, viewport: viewport)
      }
    }
  }
}
