// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A week of water: a line over a gradient, with a point for each day.

import UIKit

/// The glasses of seven days, today's last.
@IBDesignable
class GraphView: UIView {
  /// The glasses of each day.
  var glasses = [4, 2, 6, 4, 5, 8, 3] {
    didSet { setNeedsDisplay() }
  }

  /// The colour at the top.
  @IBInspectable var startColor = UIColor(red: 0.98, green: 0.91, blue: 0.87, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  /// The colour at the bottom.
  @IBInspectable var endColor = UIColor(red: 0.99, green: 0.31, blue: 0.03, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  private let margin: CGFloat = 20
  private let top: CGFloat = 60
  private let bottom: CGFloat = 50

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .clear
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), glasses.count > 1 else { return }
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
    fillGradient(in: context, from: bounds.minY)
    let line = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
    }
    fillBelow(line, in: context)
    UIColor.white.set()
    line.lineWidth = 2
    line.stroke()
    for point in points {
      UIBezierPath(ovalIn: CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5)).fill()
    }
    strokeScale()
  }

  /// Where the days stand.
  private var points: [CGPoint] {
    let step = (bounds.width - 2 * margin - 4) / CGFloat(glasses.count - 1)
    let height = bounds.height - top - bottom
    let most = CGFloat(max(1, glasses.max() ?? 1))
    return glasses.enumerated().map { index, count in
      CGPoint(
        x: margin + 2 + CGFloat(index) * step, y: top + height * (1 - CGFloat(count) / most))
    }
  }

  private func fillGradient(in context: CGContext, from top: CGFloat) {
    let colors = [startColor.cgColor, endColor.cgColor] as CFArray
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bounds.maxY), options: [])
  }

  private func fillBelow(_ line: UIBezierPath, in context: CGContext) {
    guard let first = points.first, let last = points.last,
      let area = line.copy() as? UIBezierPath
    else { return }
    area.addLine(to: CGPoint(x: last.x, y: bounds.maxY))
    area.addLine(to: CGPoint(x: first.x, y: bounds.maxY))
    area.close()
    context.saveGState()
    area.addClip()
    fillGradient(in: context, from: top)
    context.restoreGState()
  }

  /// Lines for nothing, half, and the most.
  private func strokeScale() {
    let lines = UIBezierPath()
    for share in [0, 0.5, 1] as [CGFloat] {
      let y = top + (bounds.height - top - bottom) * share
      lines.move(to: CGPoint(x: margin, y: y))
      lines.addLine(to: CGPoint(x: bounds.width - margin, y: y))
    }
    UIColor(white: 1, alpha: 0.3).setStroke()
    lines.lineWidth = 1
    lines.stroke()
  }
}
