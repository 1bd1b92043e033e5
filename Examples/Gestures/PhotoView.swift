// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A print of a landscape, which draws itself.

import UIKit

/// A photograph with a white border and a shadow.
class PhotoView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    layer.cornerRadius = 4
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let photo = bounds.insetBy(dx: 10, dy: 10)
    context.clip(to: photo)
    drawSky(in: photo, context)
    UIColor(red: 1, green: 0.93, blue: 0.7, alpha: 1).setFill()
    UIBezierPath(
      arcCenter: CGPoint(x: photo.minX + photo.width * 0.7, y: photo.minY + photo.height * 0.35),
      radius: photo.width * 0.11, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
    let hills: [(CGFloat, CGFloat, UIColor)] = [
      (0.55, 0.22, UIColor(red: 0.45, green: 0.35, blue: 0.55, alpha: 1)),
      (0.7, -0.18, UIColor(red: 0.3, green: 0.27, blue: 0.45, alpha: 1)),
      (0.85, 0.1, UIColor(red: 0.17, green: 0.2, blue: 0.32, alpha: 1)),
    ]
    for (height, bend, color) in hills {
      color.setFill()
      hill(in: photo, height: height, bend: bend).fill()
    }
  }

  private func drawSky(in photo: CGRect, _ context: CGContext) {
    let colors = [
      UIColor(red: 0.25, green: 0.3, blue: 0.6, alpha: 1).cgColor,
      UIColor(red: 0.95, green: 0.6, blue: 0.5, alpha: 1).cgColor,
    ]
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: photo.minY), end: CGPoint(x: 0, y: photo.maxY),
      options: [])
  }

  private func hill(in photo: CGRect, height: CGFloat, bend: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let y = photo.minY + photo.height * height
    path.move(to: CGPoint(x: photo.minX, y: y))
    path.addCurve(
      to: CGPoint(x: photo.maxX, y: y - photo.height * bend / 2),
      controlPoint1: CGPoint(x: photo.minX + photo.width * 0.3, y: y - photo.height * bend),
      controlPoint2: CGPoint(x: photo.minX + photo.width * 0.6, y: y + photo.height * bend))
    path.addLine(to: CGPoint(x: photo.maxX, y: photo.maxY))
    path.addLine(to: CGPoint(x: photo.minX, y: photo.maxY))
    path.close()
    return path
  }
}
