// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where an animation's values lie in its cycle: a place of the cycle → a segment and a place in it.

/// The division of a cycle into segments.
enum TrackSpacing: Sendable {
  /// Segments of equal time.
  case even(Int)
  /// Segments between times.
  case times(KeyTimes)
  /// Segments by length.
  case lengths(ArcLengths)

  /// The segment at a place of the cycle, and how far inside: 0 at its start, 1 at its end. Before
  /// 0 and beyond 1 the end segments go on.
  func segment(at fraction: Double) -> (segment: Int, u: Double) {
    switch self {
    case .even(let count):
      guard count > 1 else { return (0, fraction) }
      let scaled = fraction * Double(count)
      var segment = Self.index(scaled, below: count)
      // Where the product was rounded down below a border that is reached.
      if segment + 1 < count, Double(segment + 1) / Double(count) <= fraction { segment += 1 }
      return (segment, scaled - Double(segment))
    case .times(let times):
      return times.segment(at: fraction)
    case .lengths(let lengths):
      return lengths.segment(at: fraction)
    }
  }

  /// The whole part of a number, limited to 0 ..< count; 0 for NaN.
  static func index(_ value: Double, below count: Int) -> Int {
    value >= 1 ? (value < Double(count) ? Int(value) : count - 1) : 0
  }
}

/// Segments of a curve by length: each was cut into equally many chords.
struct ArcLengths: Sendable {
  /// The length up to each chord's end, as a share of the whole; ascending to 1.
  private let ends: [Double]
  private let chords: Int

  /// Measures a curve of `count` segments; nil where it has no finite positive length.
  init?(count: Int, chordsEach: Int, at point: (Int, Double) -> Vector4) {
    chords = chordsEach
    var lengths: [Double] = []
    lengths.reserveCapacity(count * chordsEach)
    var total = 0.0
    for segment in 0..<count {
      var last = point(segment, 0)
      for chord in 1...chordsEach {
        let next = point(segment, Double(chord) / Double(chordsEach))
        let step = next - last
        total += dot(step, step).squareRoot()
        lengths.append(total)
        last = next
      }
    }
    guard total > 0, total.isFinite else { return nil }
    ends = lengths.map { $0 / total }
  }

  /// Chords per segment: many for few segments, fewer for very many, so that a million need not
  /// fill the memory.
  static func chords(for count: Int, atMost limit: Int) -> Int {
    max(2, min(limit, 1 << 18 / max(count, 1)))
  }

  func segment(at fraction: Double) -> (segment: Int, u: Double) {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? ends[low - 1] : 0
    let length = ends[low] - start
    let inside = length > 0 ? min(max((fraction - start) / length, 0), 1) : 1
    let (segment, chord) = (low / chords, low % chords)
    return (segment, (Double(chord) + inside) / Double(chords))
  }
}
