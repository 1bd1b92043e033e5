// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a property list holds.

/// A value of a property list, as project files have them.
public indirect enum PropertyValue: Hashable, Sendable, Codable {
  /// A text; numbers and flags are texts in these files.
  case text(String)
  /// Values in order.
  case list([PropertyValue])
  /// Values by name.
  case table([String: PropertyValue])

  /// The text; nil for other values.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values in order; none for other values.
  public var list: [PropertyValue] {
    if case .list(let list) = self { list } else { [] }
  }

  /// The values by name; none for other values.
  public var table: [String: PropertyValue] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// The texts of a list, or the text itself.
  public var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.compactMap(\.text)
    case .table: []
    }
  }
}
