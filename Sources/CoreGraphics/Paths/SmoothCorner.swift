// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The four shapes that a corner of a continuously rounded rectangle can take, for a radius of 1. The
// numbers are those of FACTS 3.3 and of the dumps that it names, to as many digits as these have.

/// A corner as the path runs through it: a curve, a line of no or little length, two curves.
///
/// Points are measured from the corner in radii: `x` backwards along the side on which the path
/// arrives, `y` forwards along the one on which it leaves.
struct SmoothCorner {
  /// Three points of the first curve, the line's end, three points of each other curve.
  let points: [CGPoint]

  /// How far from the corner, in radii, the curve leaves a side that is long enough.
  static let reach: CGFloat = 1.528665

  /// The shape between two sides; a side is tight when the reaches of both its ends don't fit, and
  /// the corner then takes half of it.
  static func between(tightArrival: Bool, tightDeparture: Bool) -> SmoothCorner {
    switch (tightArrival, tightDeparture) {
    case (false, false): return free
    case (false, true): return tightDepartureOnly
    case (true, false): return tightDepartureOnly.reversed
    case (true, true): return quarterCircle
    }
  }

  /// Both sides are long: the continuous corner.
  private static let free = SmoothCorner(points: [
    CGPoint(x: 1.088492957618529, y: 0), CGPoint(x: 0.868406944063002, y: 0),
    CGPoint(x: 0.631493792830993, y: 0.074911387847016),
    CGPoint(x: 0.631493792830993, y: 0.074911387847016),
    CGPoint(x: 0.372823826625746, y: 0.169059556044369),
    CGPoint(x: 0.169059556044369, y: 0.372823826625746),
    CGPoint(x: 0.074911387847016, y: 0.631493792830993),
    CGPoint(x: 0, y: 0.868406944063002), CGPoint(x: 0, y: 1.088492957618529),
    CGPoint(x: 0, y: 1.528664984729582),
  ])

  /// The path leaves along a tight side: the end of a capsule.
  private static let tightDepartureOnly = SmoothCorner(points: [
    CGPoint(x: 1.069742807618529, y: 0), CGPoint(x: 0.849656794063002, y: 0),
    CGPoint(x: 0.612743642830993, y: 0.074911387847016),
    CGPoint(x: 0.612743642830993, y: 0.074911387847016),
    CGPoint(x: 0.24485780339949, y: 0.208810883008118), CGPoint(x: 0, y: 0.558504066868353),
    CGPoint(x: 0, y: 0.95),
    CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1),
  ])

  /// Both sides are tight: a quarter of a circle.
  private static let quarterCircle = SmoothCorner(points: [
    CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0),
    CGPoint(x: 0.4477152502, y: 0), CGPoint(x: 0, y: 0.4477152502), CGPoint(x: 0, y: 1),
    CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1),
  ])

  /// The mirror image, run through from its other end.
  ///
  /// A corner that starts on a tight side has its three curves in reverse order, and its line after
  /// the first of them as all others do.
  private var reversed: SmoothCorner {
    func mirrored(_ index: Int) -> CGPoint { CGPoint(x: points[index].y, y: points[index].x) }
    let tip = CGPoint(x: 1, y: 0)
    let rest = [5, 4, 2, 1, 0].map(mirrored)
    return SmoothCorner(
      points: [tip, tip, tip, mirrored(6)] + rest + [CGPoint(x: 0, y: 1.509914834729582)])
  }
}
