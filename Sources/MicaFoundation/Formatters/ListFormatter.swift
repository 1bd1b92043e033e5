// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lists in words, which Foundation has on Apple's systems alone.

public import Foundation

/// Writes a list with a locale's commas and its word for "and": `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the program's by default.
  open var locale: Locale! = .current
  /// The formatter of the items; nil, the default, for their descriptions.
  open var itemFormatter: Formatter?

  /// Texts as a list in the program's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.current))
  }

  /// Items as a list; nil if the item formatter refuses one.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// An array as a list; nil if the object is no array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
