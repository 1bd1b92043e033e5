// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Symbols become pictures.

import CoreGraphics
internal import MicaContext
internal import MicaRaster

/// What a symbol's picture is made from.
final class SymbolSource {
  let name: String
  let configuration: UIImage.SymbolConfiguration

  init(name: String, configuration: UIImage.SymbolConfiguration) {
    self.name = name
    self.configuration = configuration
  }
}

/// Makes pictures of symbols.
package enum SymbolImage {
  /// How much of the point size the square of 100 units is (our choice).
  private static let square: CGFloat = 1.18
  /// The width of lines in units, by weight from ultralight to black (our choice).
  private static let lines: [CGFloat] = [2.5, 4, 5.5, 7.2, 8.4, 9.6, 11.5, 13.5, 16]

  package static func make(
    _ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular,
    scale: UIImage.SymbolScale = .medium
  ) -> UIImage? {
    make(
      name,
      UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale))
  }

  static func make(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard let outline = SymbolOutline.named(name) else {
      Unsupported.note("UIImage(systemName: \"\(name)\")")
      return nil
    }
    let size = min(max(configuration.resolvedPointSize, 1), 2000)
    let factor: CGFloat =
      switch configuration.scale {
      case .small: 0.8
      case .large: 1.28
      default: 1
      }
    let unit = size * square * factor / 100
    let index = min(max(configuration.weight.rawValue, 0), lines.count)
    let line = (index == 0 ? lines[3] : lines[index - 1]) * unit
    let image = draw(outline, unit: unit, line: line, colors: configuration.colors)
    return image.withSymbol(SymbolSource(name: name, configuration: configuration))
  }

  /// The ink with a margin of a unit, in whole points.
  private static func draw(
    _ outline: SymbolOutline, unit: CGFloat, line: CGFloat, colors: [UIColor]
  ) -> UIImage {
    var scaling = CGAffineTransform(scaleX: unit, y: unit)
    let parts = outline.parts.map { part in
      SymbolOutline.Part(ink: part.ink, path: part.path.copy(using: &scaling) ?? part.path)
    }
    var box = CGRect.null
    for part in parts {
      let grown = part.ink == .stroke ? line / 2 : 0
      if part.ink == .stroke || part.ink == .fill {
        box = box.union(part.path.boundingBoxOfPath.insetBy(dx: -grown, dy: -grown))
      }
    }
    guard !box.isNull, !box.isInfinite else { return UIImage() }
    box = box.insetBy(dx: -unit, dy: -unit)
    let size = CGSize(width: box.width.rounded(.up), height: box.height.rounded(.up))
    let shift = CGPoint(
      x: (size.width - box.width) / 2 - box.minX, y: (size.height - box.height) / 2 - box.minY)
    let image = UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: shift.x, y: shift.y)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      for (index, part) in parts.enumerated() {
        let color =
          colors.isEmpty ? UIColor.black : colors[min(index, colors.count - 1)]
        context.setStrokeColor(color.cgColor)
        context.setFillColor(color.cgColor)
        let isCut = part.ink == .cutStroke || part.ink == .cutFill
        context.setBlendMode(isCut ? .clear : .normal)
        context.addPath(part.path)
        if part.ink == .stroke || part.ink == .cutStroke {
          context.setLineWidth(line)
          context.strokePath()
        } else {
          context.fillPath()
        }
      }
    }
    return image.withRenderingMode(colors.isEmpty ? .alwaysTemplate : .alwaysOriginal)
  }
}
