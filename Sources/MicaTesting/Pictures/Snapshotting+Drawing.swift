// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies of layers, paths and colours.

public import CoreGraphics
public import QuartzCore

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of a layer and those in it.
  public static var image: Snapshotting { .image() }

  /// A picture of a layer with a tolerance; the traits' `displayScale` is its scale, else the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      nonisolated(unsafe) let layer = layer
      return onMain {
        let format = UIGraphicsImageRendererFormat(for: traits)
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of a path, filled by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// A picture of a path: black, as large as its box, `scale` pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      drawn(path.boundingBoxOfPath, scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of a path, filled by its own rule.
  public static var image: Snapshotting { .image() }

  /// A picture of a path: black, as large as its box, `scale` pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in drawn(path.bounds, scale) { _ in path.fill() } }
  }
}

extension Snapshotting where Value == UIColor, Format == UIImage {
  /// A square of a colour.
  public static var image: Snapshotting { .image() }

  /// A square of a colour, with traits that decide what a dynamic one is. `size` is in points, one pixel each.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize = CGSize(width: 16, height: 16), traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: 1
    ).pullback { color in
      let box = CGRect(origin: .zero, size: size)
      return drawn(box, 1) { context in
        context.setFillColor(color.resolvedColor(with: traits).cgColor)
        context.fill(box)
      }
    }
  }
}

/// What a closure draws into a picture of a box.
private func drawn(_ box: CGRect, _ scale: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat.preferred()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: box, format: format).image { body($0.cgContext) }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of a path, one a line, with at least one and at most three decimals.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.decimalSeparator = "."
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return .elementsDescription(numberFormatter: formatter)
  }

  /// The elements of a path, one a line; subpaths are apart.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    nonisolated(unsafe) let formatter = numberFormatter
    return SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { element in
        let (name, count) = description(of: element.pointee.type)
        if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
        text += name + " "
        text += (0..<count).map { index in
          let point = element.pointee.points[index]
          let numbers = [point.x, point.y].map {
            formatter.string(from: NSNumber(value: Double($0))) ?? "\($0)"
          }
          return "(\(numbers.joined(separator: ", ")))"
        }.joined(separator: " ")
        text += "\n"
      }
      return text
    }
  }

  private static func description(of type: CGPathElementType) -> (name: String, points: Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    @unknown default: ("Unknown", 0)
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of a path, one a line.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The elements of a path, one a line, with a formatter's numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
