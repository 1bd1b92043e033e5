// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Concentric circles, with a picture and a triangle of colours in front of them.

import UIKit

/// A view that hypnotises.
@IBDesignable
class HypnosisView: UIView {
  /// The circles' colour.
  @IBInspectable var circleColor: UIColor = .lightGray {
    didSet { setNeedsDisplay() }
  }

  /// The picture in the middle, 200 × 280 points; nil for none.
  @IBInspectable var logo: UIImage? = HypnosisLogo.image {
    didSet { setNeedsDisplay() }
  }

  private let logoSize = CGSize(width: 200, height: 280)

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
    circleColor.setStroke()
    circles.stroke()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawTriangle(in: context)
    drawLogo(in: context)
  }

  /// Another colour for each touch.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let colors: [UIColor] = [.lightGray, .red, .green, .blue]
    let next = (colors.firstIndex(of: circleColor) ?? 0) + 1
    circleColor = colors[next % colors.count]
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// From the circle around the bounds inwards; each starts with a move, so that no line joins it
  /// to the one before.
  private var circles: UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = 10
    let greatest = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2
    for radius in stride(from: greatest, to: 0, by: -20) {
      path.move(to: CGPoint(x: middle.x + radius, y: middle.y))
      path.addArc(
        withCenter: middle, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    }
    return path
  }

  /// A gradient would fill the whole view; the clip keeps it in the triangle, and is undone by
  /// restoring the state, the only way there is.
  private func drawTriangle(in context: CGContext) {
    let area = logoArea
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: area.midX, y: area.minY))
    triangle.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
    triangle.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    triangle.close()

    let colors = [
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
      UIColor(red: 0, green: 1, blue: 1, alpha: 1),
    ]
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
      locations: [0, 1])
    guard let gradient else { return }
    context.saveGState()
    triangle.addClip()
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: bounds.maxX, y: bounds.maxY), options: [])
    context.restoreGState()
  }

  /// A shadow falls from everything that is drawn until the state is restored.
  private func drawLogo(in context: CGContext) {
    context.saveGState()
    context.setShadow(offset: CGSize(width: 4, height: 7), blur: 2)
    logo?.draw(in: logoArea)
    context.restoreGState()
  }

  private var logoArea: CGRect {
    CGRect(
      x: middle.x - logoSize.width / 2, y: middle.y - logoSize.height / 2, width: logoSize.width,
      height: logoSize.height)
  }
}
