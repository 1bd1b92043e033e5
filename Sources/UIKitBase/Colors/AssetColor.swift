// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours of asset catalogues.

import CoreGraphics
import Foundation
internal import MicaNib

extension AssetCatalogue {
  /// The colour of a name: a dynamic one where the catalogue has several; nil where it has none.
  func color(named name: String) -> UIColor? {
    guard let rows = records.colors[name], !rows.isEmpty else { return nil }
    guard rows.count > 1 else { return rows[0].color }
    let colors = rows.map { (meaning: $0.meaning, color: $0.color) }
    return UIColor { traits in
      let ranked = colors.compactMap { row -> (Int, UIColor)? in
        guard let rank = row.meaning.map({ $0.rank(traits) }) ?? 0, let color = row.color else {
          return nil
        }
        return (rank, color)
      }
      return ranked.max { $0.0 < $1.0 }?.1.resolvedColor(with: traits) ?? .clear
    }
  }
}

extension AssetIndex.Color {
  /// The colour; nil for a name of the system's that isn't known.
  var color: UIColor? {
    if let reference { return UIColor.systemColor(named: reference) }
    guard let components, components.allSatisfy(\.isFinite) else { return nil }
    let values = components.map { CGFloat($0) }
    if values.count == 2 {
      if space == "extended-gray" { return made(CGColorSpace.extendedGray, values) }
      return UIColor(white: values[0], alpha: values[1])
    }
    guard values.count == 4 else { return nil }
    return switch space {
    case "display-p3":
      UIColor(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case "extended-linear-srgb": made(CGColorSpace.extendedLinearSRGB, values)
    case "extended-srgb": made(CGColorSpace.extendedSRGB, values)
    default: UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }

  private func made(_ name: CFString, _ components: [CGFloat]) -> UIColor? {
    CGColorSpace(name: name).flatMap { CGColor(colorSpace: $0, components: components) }
      .map(UIColor.init(cgColor:))
  }
}
