// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pictures of buttons that have one by their type, drawn by ourselves (FACTS_UIKIT d.19), and
// pictures of pressed buttons.

import CoreGraphics
import CoreText

@MainActor
enum ButtonSymbol {
  /// The width of the signs in a ring, and of the disc with the cross, in points (our choice).
  private static let ringSize: CGFloat = 22
  private static let closeSize: CGFloat = 30

  /// The picture of a type; nil for types without.
  static func image(for type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: ring { letter(in: $0) }
    case .contactAdd: ring { plus(in: $0) }
    case .close: close
    }
  }

  private static func ring(_ sign: (CGRect) -> Void) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: ringSize, height: ringSize)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
      ring.lineWidth = 1.5
      UIColor.black.set()
      ring.stroke()
      sign(bounds)
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func letter(in bounds: CGRect) {
    let (x, y) = (bounds.midX, bounds.midY)
    UIBezierPath(ovalIn: CGRect(x: x - 1.1, y: y - 6, width: 2.2, height: 2.2)).fill()
    line(
      [CGPoint(x: x - 1.5, y: y - 1.5), CGPoint(x: x, y: y - 1.5), CGPoint(x: x, y: y + 5)], 1.5)
    line([CGPoint(x: x - 2, y: y + 5), CGPoint(x: x + 2, y: y + 5)], 1.5)
  }

  private static func plus(in bounds: CGRect) {
    let (x, y) = (bounds.midX, bounds.midY)
    line([CGPoint(x: x - 5, y: y), CGPoint(x: x + 5, y: y)], 1.5)
    line([CGPoint(x: x, y: y - 5), CGPoint(x: x, y: y + 5)], 1.5)
  }

  private static var close: UIImage {
    let bounds = CGRect(x: 0, y: 0, width: closeSize, height: closeSize)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      UIColor(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.12).setFill()
      UIBezierPath(ovalIn: bounds).fill()
      UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6).setStroke()
      let (low, high) = (closeSize / 2 - 4.5, closeSize / 2 + 4.5)
      line([CGPoint(x: low, y: low), CGPoint(x: high, y: high)], 2)
      line([CGPoint(x: low, y: high), CGPoint(x: high, y: low)], 2)
    }.withRenderingMode(.alwaysOriginal)
  }

  private static func line(_ points: [CGPoint], _ width: CGFloat) {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.stroke()
  }
}

extension UIImage {
  /// The picture under a veil of black, by half.
  func darkened() -> UIImage {
    guard let pixels = storedPixels else { return self }
    let bounds = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    guard let context = ImageContext.make(bounds: bounds, scale: 1, isOpaque: false) else {
      return self
    }
    context.saveGState()
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(pixels, in: bounds)
    context.restoreGState()
    context.setBlendMode(.sourceAtop)
    context.setFillColor(CGColor(gray: 0, alpha: 0.5))
    context.fill(bounds)
    return UIImage(pixels: context.makeImage(), traits: traits)
  }
}

extension UIColor {
  /// The colour mixed with black; 1 is black. A dynamic colour stays dynamic.
  final func darkened(by share: CGFloat) -> UIColor {
    guard isPlain else {
      return UIColor { self.resolvedColor(with: $0).darkened(by: share) }
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    let rest = 1 - share
    return UIColor(red: red * rest, green: green * rest, blue: blue * rest, alpha: alpha)
  }

  /// The colour with its alpha times a share. A dynamic colour stays dynamic.
  final func faded(to share: CGFloat) -> UIColor {
    guard isPlain else { return UIColor { self.resolvedColor(with: $0).faded(to: share) } }
    return withAlphaComponent(cgColor.alpha * share)
  }
}
