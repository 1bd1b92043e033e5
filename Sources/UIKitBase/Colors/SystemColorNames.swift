// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's colours by the names that storyboards and asset catalogues have for them.

import CoreGraphics
import Foundation

extension UIColor {
  /// The colour that a document calls `secondaryLabelColor`, or `secondaryLabel`; nil for a name that isn't UIKit's.
  package static func systemColor(named name: String) -> UIColor? {
    byName[name] ?? (name.hasSuffix("Color") ? byName[String(name.dropLast(5))] : nil)
  }

  /// The name of one of the system's dynamic colors, such as `systemBackgroundColor`; nil for another color.
  static func systemName(of color: UIColor) -> String? {
    systemNames.first { byName[$0] === color }.map { $0 + "Color" }
  }

  /// The names of the colours that follow the traits, in alphabetical order, as `UIColor` has them.
  package static let systemNames: [String] = byName.keys.filter {
    $0 != "tint" && $0 != "groupTableViewBackground" && !constantNames.contains($0)
  }.sorted()

  private static let constantNames: Set<String> = [
    "white", "black", "clear", "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan",
    "yellow", "magenta", "orange", "purple", "brown",
  ]

  /// The names of the program's asset catalogue, in alphabetical order.
  package static var catalogueNames: [String] {
    (AssetStore.current.catalogue(of: .main)?.records.colors.keys).map { $0.sorted() } ?? []
  }

  /// A colour of UIKit's or of the program's asset catalogue; nil for another name.
  package static func resource(named name: String) -> UIColor? {
    systemColor(named: name) ?? UIColor(named: name)
  }

  private static let byName: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "darkText": .darkText, "lightText": .lightText, "tint": .systemBlue,
    "groupTableViewBackground": .systemGroupedBackground,
    "white": .white, "black": .black, "clear": .clear, "darkGray": .darkGray,
    "lightGray": .lightGray, "gray": .gray, "red": .red, "green": .green, "blue": .blue,
    "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown,
  ]
}
