// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strokes: caps, joins, dashes.

import UIKit

/// A line with each cap, and where the line itself ends.
struct CapSample: Sample {
  let lineWidth: CGFloat

  func draw(in area: CGRect, of context: CGContext) {
    let caps: [CGLineCap] = [.butt, .round, .square]
    for (index, cap) in caps.enumerated() {
      let y = area.row(index, of: caps.count).midY
      let (start, end) = (CGPoint(x: area.minX + 30, y: y), CGPoint(x: area.maxX - 30, y: y))
      context.setLineCap(cap)
      context.setLineWidth(lineWidth)
      context.strokeLineSegments(between: [start, end])

      context.saveGState()
      context.setStrokeColor(UIColor.white.cgColor)
      context.setLineCap(.butt)
      context.setLineWidth(1)
      context.strokeLineSegments(between: [start, end])
      context.restoreGState()
    }
  }
}

/// An angle with each join; the last one is too sharp for its miter limit.
struct JoinSample: Sample {
  let lineWidth: CGFloat

  func draw(in area: CGRect, of context: CGContext) {
    let joins: [(CGLineJoin, CGFloat)] = [(.miter, 10), (.round, 10), (.bevel, 10), (.miter, 1.5)]
    for (index, (join, limit)) in joins.enumerated() {
      let cell = area.column(index, of: joins.count).insetBy(dx: lineWidth / 2, dy: 0)
      context.setLineWidth(lineWidth)
      context.setLineJoin(join)
      context.setMiterLimit(limit)
      context.addLines(between: [
        CGPoint(x: cell.minX, y: cell.maxY - 10), CGPoint(x: cell.midX, y: cell.minY + 40),
        CGPoint(x: cell.maxX, y: cell.maxY - 10),
      ])
      context.strokePath()
    }
  }
}

/// Dashes of several patterns, and around a curve.
struct DashSample: Sample {
  let lineWidth: CGFloat

  func draw(in area: CGRect, of context: CGContext) {
    let lines = CGRect(x: area.minX, y: area.minY, width: area.width * 0.55, height: area.height)
    let patterns: [(lengths: [CGFloat], phase: CGFloat, cap: CGLineCap)] = [
      ([12, 6], 0, .butt), ([12, 6], 6, .butt), ([0, 14], 0, .round), ([20, 8, 4, 8], 0, .butt),
    ]
    context.setLineWidth(lineWidth)
    for (index, pattern) in patterns.enumerated() {
      let y = lines.row(index, of: patterns.count).midY
      context.setLineCap(pattern.cap)
      context.setLineDash(phase: pattern.phase, lengths: pattern.lengths)
      context.move(to: CGPoint(x: lines.minX + lineWidth / 2, y: y))
      context.addLine(to: CGPoint(x: lines.maxX, y: y))
      context.strokePath()
    }
    let circle = CGRect(
      x: lines.maxX, y: area.minY, width: area.maxX - lines.maxX, height: area.height)
    context.setLineCap(.butt)
    context.setLineDash(phase: 0, lengths: [9, 5])
    context.strokeEllipse(in: circle.insetBy(dx: 14, dy: 14).square)
  }
}
