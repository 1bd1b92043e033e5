// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lengths along curves as Apple measures dashes: by the chords of a curve that is halved until it is flat (FACTS 3.22).

/// Lengths along one curve from its start.
///
/// The part up to a parameter is measured as a curve of its own: it is halved by itself, so that lengths grow in small steps
/// where it needs one more halving.
struct ChordLengths {
  private let curve: CubicCurve
  /// The greatest distance of control points from a chord's thirds, squared.
  private let flatness: Double
  /// The ends of the whole curve's chords: their parameters and lengths.
  private var ends: [(parameter: Double, length: Double)] = [(0, 0)]

  /// A piece counts as its chord if its control points lie within this distance, in units of the path, of the thirds of the
  /// chord: .65 to .66 for pixate-svg/circlesvg, a circle of 90 units.
  private static let flatness = 0.66
  /// Halvings at the most; a larger curve is measured in parts (`isLong`).
  private static let mostHalvings = 5

  /// `scale` is the number of pixels of a unit. Where a unit is more than two pixels, chords stay as short on screen; this is
  /// Mica's choice.
  init(_ curve: CubicCurve, scale: Double) {
    self.curve = curve
    let limit = Self.limit(scale)
    flatness = limit * limit
    addChords(of: curve, from: 0, to: 1, 0)
  }

  /// Of the whole curve.
  var length: Double { ends[ends.count - 1].length }

  private static func limit(_ scale: Double) -> Double { flatness / max(1, scale / 2) }

  /// Whether a curve needs more halvings than are made.
  static func isLong(_ curve: CubicCurve, scale: Double) -> Bool {
    let limit = limit(scale) * 1024
    return curve.squaredBend > limit * limit
  }

  private mutating func addChords(
    of c: CubicCurve, from start: Double, to end: Double, _ depth: Int
  ) {
    if c.squaredBend <= flatness || depth == Self.mostHalvings {
      ends.append((end, length + (c.p3 - c.p0).length))
      return
    }
    let (head, tail) = c.halves()
    let middle = (start + end) / 2
    addChords(of: head, from: start, to: middle, depth + 1)
    addChords(of: tail, from: middle, to: end, depth + 1)
  }

  private func chords(of c: CubicCurve, _ depth: Int) -> Double {
    if c.squaredBend <= flatness || depth == Self.mostHalvings { return (c.p3 - c.p0).length }
    let (head, tail) = c.halves()
    return chords(of: head, depth + 1) + chords(of: tail, depth + 1)
  }

  /// The length up to a parameter, of the whole curve's chords.
  func length(at parameter: Double) -> Double {
    let i = ends.firstIndex { $0.parameter >= parameter } ?? ends.count - 1
    let (low, high) = (ends[max(i - 1, 0)], ends[max(i, 1)])
    let share = (parameter - low.parameter) / (high.parameter - low.parameter)
    return low.length + (high.length - low.length) * min(max(share, 0), 1)
  }

  /// The parameter that lies `length` behind the start.
  func parameter(at length: Double) -> Double {
    refined(guess(length), 0, length) { chords(of: curve.split($0).0, 0) }
  }

  /// The parameter that lies `length` behind that of another length, which is `start`.
  func parameter(at length: Double, behind other: Double, from start: Double) -> Double {
    if start == 0 { return parameter(at: length) }
    let rest = curve.split(start).1
    return refined(max(guess(other + length), start), start, length) {
      chords(of: rest.split(($0 - start) / (1 - start)).0, 0)
    }
  }

  /// A parameter near that of a length: by the whole curve's chords.
  private func guess(_ length: Double) -> Double {
    let i = ends.firstIndex { $0.length >= length } ?? ends.count - 1
    let (low, high) = (ends[max(i - 1, 0)], ends[max(i, 1)])
    let step = high.length - low.length
    let share = step > 0 ? (length - low.length) / step : 0
    return low.parameter + (high.parameter - low.parameter) * min(max(share, 0), 1)
  }

  /// Steps of Newton's method towards the parameter up to which `measured` gives `length`.
  private func refined(
    _ guess: Double, _ least: Double, _ length: Double, _ measured: (Double) -> Double
  ) -> Double {
    var t = guess
    for _ in 0..<3 {
      let miss = length - measured(t)
      let speed = curve.speed(t)
      guard abs(miss) > 2e-4, speed > 0 else { break }
      t = min(max(t + miss / speed, least), 1)
    }
    return t
  }
}

extension CubicCurve {
  /// The greater distance of the control points from the chord's thirds, squared.
  fileprivate var squaredBend: Double {
    let third = (p3 - p0) * (1.0 / 3)
    let (a, b) = (p1 - p0 - third, p3 - p2 - third)
    return max(a.dot(a), b.dot(b))
  }

  /// The derivative's length.
  fileprivate func speed(_ t: Double) -> Double {
    let u = 1 - t
    let slope = (p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)
    return slope.length * 3
  }
}
