// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours that do not lie on straight lines between stops, taken at as many places as it needs for
// straight lines to come close enough.

internal import MicaRaster

/// Turns a function from 0 ... 1 to colours into stops.
struct GradientSampler {
  /// A straight line may miss a component by this much: half of an 8-bit level.
  private static let tolerance: Float = 1.0 / 510
  /// An interval is halved this often at most, 2^-12 of the whole.
  private static let leastWidth = 1.0 / 4096

  private let color: (Double) -> StraightColor
  private(set) var stops: [GradientStop] = []

  /// Stops between two places, both included, of which `color` knows the colours.
  ///
  /// `pieces` even intervals are looked at for themselves, so that no narrow feature is missed that
  /// is at least this wide.
  init(
    from start: Double = 0, to end: Double = 1, pieces: Int = 1,
    color: @escaping (Double) -> StraightColor
  ) {
    self.color = color
    var last = color(start)
    add(start, last)
    for i in 0..<pieces {
      let low = start + (end - start) * Double(i) / Double(pieces)
      let high = i == pieces - 1 ? end : start + (end - start) * Double(i + 1) / Double(pieces)
      let next = color(high)
      refine(low, last, high, next)
      add(high, next)
      last = next
    }
  }

  private mutating func add(_ place: Double, _ color: StraightColor) {
    stops.append(GradientStop(offset: Float(place), color: color))
  }

  private mutating func refine(
    _ low: Double, _ lowColor: StraightColor, _ high: Double, _ highColor: StraightColor
  ) {
    guard high - low > Self.leastWidth else { return }
    let middle = (low + high) / 2
    let middleColor = color(middle)
    let isClose = [0.25, 0.5, 0.75].allSatisfy { share in
      let seen = share == 0.5 ? middleColor : color(low + (high - low) * share)
      let miss = seen - (lowColor + (highColor - lowColor) * Float(share))
      return max(miss.max(), -miss.min()) <= Self.tolerance
    }
    if isClose { return }
    refine(low, lowColor, middle, middleColor)
    add(middle, middleColor)
    refine(middle, middleColor, high, highColor)
  }
}
