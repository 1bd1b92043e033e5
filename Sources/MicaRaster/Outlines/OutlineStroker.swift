// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strokes and dashes as outlines, for whoever wants the outline itself (Core Graphics' path copies)
// rather than its pixels.

/// Outlines made from outlines.
package enum OutlineStroker {
  /// The area that a stroke covers, to be filled by non-zero winding.
  ///
  /// `scale` is the number of device pixels per unit that the result must be good for. Empty where
  /// the outline or the width is not finite, or the width not positive. Dashes are cut as in
  /// `dashed`.
  package static func outline(
    of outline: Outline, style: StrokeStyle, dash: DashPattern? = nil, scale: Double = 1,
    visible: Box? = nil
  ) -> Outline {
    guard outline.controlBox != nil else { return .empty }
    let source =
      dash.map { dashed(outline, $0, scale: scale, style: style, visible: visible) } ?? outline
    var stroker = Stroker()
    source.verbs.withUnsafeBufferPointer { verbs in
      source.points.withUnsafeBufferPointer { points in
        stroker.stroke(
          verbs: verbs, points: points, style: style, scale: scale,
          flattening: Double(Flattening.standardTolerance))
      }
    }
    return stroker.outline()
  }

  /// The dashes of an outline, each an open sub-path.
  ///
  /// `visible` is what can be seen, in the outline's space: of long runs of dashes whose strokes of
  /// this style lie outside only some at the ends are there. Without it, or a style, all are.
  package static func dashed(
    _ outline: Outline, _ dash: DashPattern, scale: Double = 1, style: StrokeStyle? = nil,
    visible: Box? = nil
  ) -> Outline {
    var reached: Box?
    // A square cap's corner is √2 half widths away. Joins lie at segments' ends, which are cut
    // wherever they are.
    if let visible, let reach = style.map({ Double(abs($0.width)) * 0.75 }) {
      let box = Box(
        visible.x0 - reach, visible.y0 - reach, visible.x1 + reach, visible.y1 + reach)
      if (box.x0 + box.x1 + box.y0 + box.y1).isFinite { reached = box }
    }
    return Dasher.dash(outline, dash, scale: scale, visible: reached)
  }
}

extension Stroker {
  /// The result of the last stroke as an outline of its own.
  borrowing func outline() -> Outline {
    var builder = OutlineBuilder(reservingVerbs: verbs.count, points: points.count)
    var next = 0
    for i in 0..<verbs.count {
      switch verbs[i] {
      case Verb.move.rawValue: builder.move(points[next])
      case Verb.line.rawValue: builder.line(points[next])
      case Verb.cubic.rawValue: builder.cubic(points[next], points[next + 1], points[next + 2])
      default: builder.close()
      }
      next += Verb(rawValue: verbs[i])?.pointCount ?? 0
    }
    return builder.finish()
  }
}
