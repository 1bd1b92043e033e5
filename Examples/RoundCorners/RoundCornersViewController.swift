// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: one outline used twice, as a shape of its own and as what a view is cut to.

import UIKit

/// Shows the shape, stroked, beside a view of stripes that is clipped to it.
class RoundCornersViewController: UIViewController {
  private let shapeSide = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let clipSide = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    shapeSide.layer.addSublayer(makeShape())
    view.addSubview(shapeSide)

    clipSide.addSubview(StripesView(frame: clipSide.bounds))
    let clip = CAShapeLayer()
    clip.path = RoundCorners.path.cgPath
    clipSide.layer.mask = clip
    view.addSubview(clipSide)
  }

  private func makeShape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = RoundCorners.path.cgPath
    shape.strokeColor = UIColor.red.cgColor
    shape.fillColor = UIColor.clear.cgColor
    shape.lineWidth = 5
    shape.lineJoin = .round
    shape.lineCap = .round
    return shape
  }
}

/// Slanted stripes in two blues.
class StripesView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.2, green: 0.55, blue: 0.9, alpha: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let stripes = UIBezierPath()
    for x in stride(from: bounds.minX - bounds.height, through: bounds.maxX, by: 24) {
      stripes.move(to: CGPoint(x: x, y: bounds.maxY))
      stripes.addLine(to: CGPoint(x: x + bounds.height, y: bounds.minY))
    }
    stripes.lineWidth = 8
    UIColor(red: 0.1, green: 0.35, blue: 0.7, alpha: 1).setStroke()
    stripes.stroke()
  }
}
