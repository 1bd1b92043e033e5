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
    // Names with "_" are the tables' own. Longer names than the system's would cost time by their many parts.
    guard !name.hasPrefix("_"), name.utf8.count <= 100, let outline = SymbolOutline.named(name),
      !outline.parts.isEmpty
    else {
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
    let index = min(max(configuration.weight.rawValue, 0), lines.count)
    let drawing = SymbolDrawing(
      outline: outline, unit: size * square * factor / 100,
      line: index == 0 ? lines[3] : lines[index - 1], regular: lines[3], inks: configuration.inks)
    var image = drawing.image
    if let middle = drawing.middle {
      image = image.withBaselineOffset(fromBottom: middle - capHeight * size / 2)
    }
    return image.withSymbol(SymbolSource(name: name, configuration: configuration))
  }

  /// The height of a capital letter in ems, whose middle is a symbol's middle at each scale.
  private static let capHeight: CGFloat = 0.7046
}
