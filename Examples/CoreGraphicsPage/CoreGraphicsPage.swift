// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A page of samples of what a graphics context can draw, in panels.

import UIKit

/// Draws nine panels of samples on a page of 600 × 940 points.
class CoreGraphicsPage: UIView {
  /// The colour of the samples that have one.
  @IBInspectable var inkColor = UIColor(red: 0.16, green: 0.23, blue: 0.42, alpha: 1) {
    didSet { setNeedsDisplay() }
  }

  /// The width of the sample lines, in points.
  @IBInspectable var lineWidth: CGFloat = 16 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor(white: 0.93, alpha: 1).setFill()
    context.fill(bounds)
    for (area, sample) in panels {
      context.saveGState()
      drawPanel(area, in: context)
      inkColor.set()
      sample.draw(in: area.insetBy(dx: 16, dy: 16), of: context)
      context.restoreGState()
    }
  }

  /// Each panel's place and what it shows.
  private var panels: [(CGRect, any Sample)] {
    func half(_ column: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: 20 + column * 290, y: y, width: 270, height: 150)
    }
    return [
      (half(0, 20), CapSample(lineWidth: lineWidth)),
      (half(1, 20), JoinSample(lineWidth: lineWidth)),
      (half(0, 190), DashSample(lineWidth: lineWidth / 2)),
      (half(1, 190), GradientSample()),
      (CGRect(x: 20, y: 360, width: 560, height: 220), BlendSample()),
      (half(0, 600), PatternSample(ink: inkColor)),
      (half(1, 600), ShadowSample()),
      (half(0, 770), ClipSample()),
      (half(1, 770), LayerSample()),
    ]
  }

  /// A white card with round corners that the sample stays in.
  private func drawPanel(_ area: CGRect, in context: CGContext) {
    let card = UIBezierPath(roundedRect: area, cornerRadius: 12)
    UIColor.white.setFill()
    card.fill()
    card.addClip()
  }
}

/// Something to show in a panel.
protocol Sample {
  /// Draws the sample into `area`, with ink as the fill and stroke colour.
  func draw(in area: CGRect, of context: CGContext)
}

extension CGRect {
  /// One of `count` columns of equal width, `gap` points apart.
  func column(_ index: Int, of count: Int, gap: CGFloat = 12) -> CGRect {
    let width = (self.width - gap * CGFloat(count - 1)) / CGFloat(count)
    return CGRect(x: minX + (width + gap) * CGFloat(index), y: minY, width: width, height: height)
  }

  /// One of `count` rows of equal height, `gap` points apart.
  func row(_ index: Int, of count: Int, gap: CGFloat = 12) -> CGRect {
    let height = (self.height - gap * CGFloat(count - 1)) / CGFloat(count)
    return CGRect(x: minX, y: minY + (height + gap) * CGFloat(index), width: width, height: height)
  }

  /// The largest square in the middle.
  var square: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
