// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture of what can be heard: the view with a colored box around each part, and below it what is said.

internal import CoreGraphics
internal import UIKitCore

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with boxes around what can be heard, and a numbered list of what is said in the order of reading.
  public static func accessibilityImage(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMain {
        let config = ViewImageConfig(size: size ?? view.frame.size)
        return ViewPicture(config: config, traits: traits, movesAway: false)
          .accessibility(view, of: UIViewController())
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller on a device with boxes around what can be heard, and a numbered list of what is said in the order of reading.
  public static func accessibilityImage(
    on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1,
    perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      onMain {
        ViewPicture(config: config, traits: traits, movesAway: false)
          .accessibility(controller.view, of: controller)
      }
    }
  }
}

/// A part in words, and where it is in the picture.
private struct HeardPart {
  let text: String
  let frame: CGRect
}

extension ViewPicture {
  private static let colors: [UIColor] = [
    UIColor(red: 0.85, green: 0.15, blue: 0.15, alpha: 1),
    UIColor(red: 0.1, green: 0.4, blue: 0.85, alpha: 1),
    UIColor(red: 0.1, green: 0.6, blue: 0.25, alpha: 1),
    UIColor(red: 0.8, green: 0.45, blue: 0, alpha: 1),
    UIColor(red: 0.55, green: 0.2, blue: 0.75, alpha: 1),
  ]

  /// The picture of a view with its legend; empty where it can't be shown.
  @MainActor fileprivate func accessibility(
    _ view: UIView, of controller: UIViewController
  ) -> UIImage {
    let shown = show(view, of: controller) { () -> (UIImage, [HeardPart]) in
      let origin = view.layer.convert(view.bounds, to: nil).origin
      let lines = AccessibilityTree.lines(of: view).filter(\.isElement).map { line in
        HeardPart(
          text: line.text.trimmingCharacters(in: .whitespaces),
          frame: line.frame.offsetBy(dx: -origin.x, dy: -origin.y))
      }
      return (draw(view), lines)
    }
    guard let (picture, lines) = shown, picture.size.width > 0 else { return UIImage() }
    return Self.withLegend(picture, lines)
  }

  @MainActor private static func withLegend(
    _ picture: UIImage, _ lines: [HeardPart]
  ) -> UIImage {
    let font = UIFont.systemFont(ofSize: 11)
    let width = max(picture.size.width, 240)
    let texts = lines.enumerated().map { number, line in
      NSAttributedString(
        string: "\(number + 1). \(line.text)",
        attributes: [.font: font, .foregroundColor: colors[number % colors.count]])
    }
    let heights = texts.map { text in
      text.boundingRect(
        with: CGSize(width: width - 16, height: 10_000), options: .usesLineFragmentOrigin,
        context: nil
      ).height.rounded(.up)
    }
    let legend = heights.reduce(0) { $0 + $1 + 4 } + (texts.isEmpty ? 0 : 12)
    let format = UIGraphicsImageRendererFormat()
    format.scale = picture.scale
    let size = CGSize(width: width, height: picture.size.height + legend)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      picture.draw(at: .zero)
      for (number, line) in lines.enumerated() where !line.frame.isNull && !line.frame.isInfinite {
        let color = colors[number % colors.count]
        color.withAlphaComponent(0.2).setFill()
        context.cgContext.fill(line.frame)
        color.setStroke()
        context.cgContext.stroke(line.frame.insetBy(dx: 0.5, dy: 0.5), width: 1)
      }
      var y = picture.size.height + 8
      for (text, height) in zip(texts, heights) {
        text.draw(
          with: CGRect(x: 8, y: y, width: width - 16, height: height),
          options: .usesLineFragmentOrigin, context: nil)
        y += height + 4
      }
    }
  }
}
