// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the outlines of strokes have their ends, as Apple's pictures show them.

import MicaRaster
import Testing

struct StrokeTests {
  /// A curve of pixate-svg/smoothCubicBezierCommand, whose x has no second derivative at 4/9 and whose
  /// y none at 47/89; it turns at 0.5379 (FACTS 3.27).
  @Test func aCurveThatTurnsBothWaysIsCutWhereACoordinateDoes() {
    var builder = OutlineBuilder()
    builder.move(Point(40, 30))
    builder.cubic(Point(60, 140), Point(160, 15), Point(160, 100))
    let style = StrokeStyle(width: 5, cap: .butt, join: .miter)
    let outline = OutlineStroker.outline(of: builder.finish(), style: style)
    func isEnd(_ t: Double) -> Bool {
      let u = 1 - t
      let x = 40 * u * u * u + 180 * u * u * t + 480 * u * t * t + 160 * t * t * t
      let y = 30 * u * u * u + 420 * u * u * t + 45 * u * t * t + 100 * t * t * t
      let (dx, dy) = (20 * u * u + 200 * u * t, 110 * u * u - 250 * u * t + 85 * t * t)
      let length = (dx * dx + dy * dy).squareRoot()
      let (nx, ny) = (-dy / length * 2.5, dx / length * 2.5)
      return outline.points.contains {
        abs(Double($0.x) - x - nx) < 1e-3 && abs(Double($0.y) - y - ny) < 1e-3
      }
    }
    #expect(isEnd(4.0 / 9) && isEnd(47.0 / 89) && !isEnd(0.5379383))
  }
}
