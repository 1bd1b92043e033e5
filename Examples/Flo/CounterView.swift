// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A dial that shows how many of eight glasses of water were drunk.

import UIKit

/// A thick arc, open at the bottom, with an outline around the part that is done.
@IBDesignable
class CounterView: UIView {
  /// The number of glasses that make the whole arc.
  static let glasses = 8

  /// The glasses drunk so far.
  @IBInspectable var counter: Int = 5 {
    didSet { if counter <= CounterView.glasses { setNeedsDisplay() } }
  }

  /// The colour around what is done.
  @IBInspectable var outlineColor = UIColor(
    red: 34.0 / 255, green: 110.0 / 255, blue: 100.0 / 255, alpha: 1)
  {
    didSet { setNeedsDisplay() }
  }

  /// The arc's colour.
  @IBInspectable var counterColor = UIColor(
    red: 87.0 / 255, green: 218.0 / 255, blue: 213.0 / 255, alpha: 1)
  {
    didSet { setNeedsDisplay() }
  }

  private let arcWidth: CGFloat = 76
  private let outlineWidth: CGFloat = 5
  private let startAngle: CGFloat = .pi * 3 / 4
  private let endAngle: CGFloat = .pi / 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    counterColor.setStroke()
    arc.stroke()
    outlineColor.setStroke()
    outline.stroke()
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  private var arc: UIBezierPath {
    let path = UIBezierPath(
      arcCenter: middle, radius: max(bounds.width, bounds.height) / 2 - arcWidth / 2,
      startAngle: startAngle, endAngle: endAngle, clockwise: true)
    path.lineWidth = arcWidth
    return path
  }

  /// Out along the arc's outer side, back along its inner one; inset by half the line's width so
  /// that the line lies on the arc.
  private var outline: UIBezierPath {
    let inset = outlineWidth / 2
    let done = CGFloat(min(max(counter, 0), CounterView.glasses)) / CGFloat(CounterView.glasses)
    let doneAngle = startAngle + (2 * .pi - startAngle + endAngle) * done
    let path = UIBezierPath(
      arcCenter: middle, radius: bounds.width / 2 - inset, startAngle: startAngle,
      endAngle: doneAngle, clockwise: true)
    path.addArc(
      withCenter: middle, radius: bounds.width / 2 - arcWidth + inset, startAngle: doneAngle,
      endAngle: startAngle, clockwise: false)
    path.close()
    path.lineWidth = outlineWidth
    return path
  }
}
