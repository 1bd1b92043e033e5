// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The chart: a layer that draws its bars, and a property of its own that is animated.

import UIKit

/// Draws bars between two rows of values.
class BarChartLayer: CALayer {
  /// From 0, the old values, to 1, the new ones.
  @NSManaged var progress: CGFloat
  var old: [CGFloat] = []
  var new: [CGFloat] = []
  var barColor = UIColor.systemBlue.cgColor
  var gridColor = UIColor.separator.cgColor

  override init() {
    super.init()
    contentsScale = UIScreen.main.scale
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let chart = layer as? BarChartLayer else { return }
    (old, new, barColor, gridColor) = (chart.old, chart.new, chart.barColor, chart.gridColor)
    progress = chart.progress
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func draw(in context: CGContext) {
    let plot = bounds.insetBy(dx: 1, dy: 10)
    context.setStrokeColor(gridColor)
    context.setLineWidth(1 / contentsScale)
    for line in 0...4 {
      let y = plot.minY + plot.height * CGFloat(line) / 4
      context.move(to: CGPoint(x: plot.minX, y: y))
      context.addLine(to: CGPoint(x: plot.maxX, y: y))
    }
    context.strokePath()
    let count = max(old.count, new.count)
    guard count > 0 else { return }
    let pitch = plot.width / CGFloat(count)
    context.setFillColor(barColor)
    for index in 0..<count {
      let from = index < old.count ? old[index] : 0
      let to = index < new.count ? new[index] : 0
      let height = plot.height * (from + (to - from) * progress)
      let bar = CGRect(
        x: plot.minX + pitch * (CGFloat(index) + 0.2), y: plot.maxY - height, width: pitch * 0.6,
        height: height)
      let radius = min(6, bar.width / 2, bar.height / 2)
      context.addPath(
        UIBezierPath(
          roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
          cornerRadii: CGSize(width: radius, height: radius)
        ).cgPath)
    }
    context.fillPath()
  }
}

/// Shows values as bars that grow and shrink to new ones.
class BarChartView: UIView {
  override class var layerClass: AnyClass { BarChartLayer.self }
  private var chart: BarChartLayer { layer as! BarChartLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeColors()
  }

  private func takeColors() {
    chart.barColor = tintColor.resolvedColor(with: traitCollection).cgColor
    chart.gridColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    chart.setNeedsDisplay()
  }

  func show(_ values: [CGFloat], animated: Bool) {
    chart.old = chart.new
    chart.new = values
    chart.progress = 1
    chart.setNeedsDisplay()
    guard animated else { return }
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.6
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    chart.add(animation, forKey: "progress")
  }
}
