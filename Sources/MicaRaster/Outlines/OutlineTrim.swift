// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, before dashes and strokes: an outline → the part of it between two shares of its length.
// Curves are cut as curves, by the same lengths as dashes (ArcTable.swift).

/// Cuts the beginning and the end off outlines.
package struct OutlineTrimmer {
  /// A step of the outline as a curve with its length.
  private struct Segment {
    var curve: CubicCurve
    var length: Double
    var table: ArcTable?
    /// Whether it starts a sub-path.
    var starts = false
    /// Whether it is the last of a closed sub-path, which it leads back to its start.
    var closes = false

    /// The part between two lengths along the step.
    func part(from low: Double, to high: Double) -> CubicCurve {
      curve.part(low, high, length) { table?.parameter(at: $0) ?? 0 }
    }
  }

  private var segments: [Segment] = []
  private var output = OutlineBuilder()

  private init() {}

  /// The part of `outline` from `start` to `end`, shares of the total length over all sub-paths in
  /// their order.
  ///
  /// Shares are limited to 0 ... 1. From 0 to 1 it is the outline itself; nothing is left where
  /// `start` is not below `end` or a number is NaN. A sub-path that stays whole stays closed; one
  /// that is cut becomes open. `scale` is the number of device pixels per unit that lengths along
  /// curves must be good for.
  package static func part(
    of outline: Outline, from start: Double, to end: Double, scale: Double
  ) -> Outline {
    let (start, end) = (max(start, 0), min(end, 1))
    guard start < end else { return .empty }
    if start == 0 && end == 1 { return outline }
    guard outline.controlBox != nil, scale > 0, scale.isFinite else { return .empty }
    var trimmer = OutlineTrimmer()
    trimmer.measure(outline, scale: scale)
    let total = trimmer.segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return .empty }
    trimmer.cut(from: start * total, to: end == 1 ? .infinity : end * total)
    return trimmer.output.finish()
  }

  // MARK: Measuring

  private mutating func measure(_ outline: Outline, scale: Double) {
    var next = 0
    var current = Vector(0, 0)
    var first = Vector(0, 0)
    var isAtStart = true
    func take() -> Vector {
      defer { next += 1 }
      return Vector(Double(outline.points[next].x), Double(outline.points[next].y))
    }
    func add(_ curve: CubicCurve, closes: Bool = false) {
      let table = curve.isStraight ? nil : ArcTable(curve, scale: scale)
      let length = table?.length ?? (curve.p3 - curve.p0).length
      segments.append(
        Segment(curve: curve, length: length, table: table, starts: isAtStart, closes: closes))
      isAtStart = false
      current = curve.p3
    }
    for verb in outline.verbs {
      switch verb {
      case Verb.move.rawValue:
        first = take()
        current = first
        isAtStart = true
      case Verb.line.rawValue:
        add(.line(current, take()))
      case Verb.quad.rawValue:
        let c = take()
        let p = take()
        let third = 2.0 / 3
        add(
          CubicCurve(
            p0: current, p1: current + (c - current) * third, p2: p + (c - p) * third, p3: p))
      case Verb.cubic.rawValue:
        let a = take()
        let b = take()
        add(CubicCurve(p0: current, p1: a, p2: b, p3: take()))
      default:
        add(.line(current, first), closes: true)
        isAtStart = true
      }
    }
  }

  // MARK: Cutting

  private mutating func cut(from start: Double, to end: Double) {
    var position = 0.0
    var index = 0
    while index < segments.count && position < end {
      var last = index
      while last + 1 < segments.count && !segments[last + 1].starts { last += 1 }
      cutSubpath(index...last, at: position, from: start, to: end)
      position = segments[index...last].reduce(position) { $0 + $1.length }
      index = last + 1
    }
  }

  private mutating func cutSubpath(
    _ range: ClosedRange<Int>, at begin: Double, from start: Double, to end: Double
  ) {
    let length = segments[range].reduce(0) { $0 + $1.length }
    let isWhole = begin >= start && begin + length <= end
    var position = begin
    var isOpen = false
    for index in range {
      let segment = segments[index]
      let low = max(start - position, 0)
      let high = min(end - position, segment.length)
      position += segment.length
      if isWhole && segment.closes {
        output.close()
        return
      }
      // A step without length belongs to the part if its place does.
      guard low < high || (segment.length == 0 && low == 0 && high == 0) else { continue }
      let piece =
        low == 0 && high == segment.length ? segment.curve : segment.part(from: low, to: high)
      if !isOpen { output.move(piece.p0.point) }
      isOpen = true
      if piece.isStraight {
        output.line(piece.p3.point)
      } else {
        output.cubic(piece.p1.point, piece.p2.point, piece.p3.point)
      }
    }
  }
}
