// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One `--set key=value`.

/// A key and its value as typed, not yet looked up in a program's table.
package struct Setting: Equatable, Sendable {
  package let key: String
  package let value: String

  /// Splits at the first `=`; nil without one or without a key.
  package init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    key = String(text[..<equals])
    value = String(text[text.index(after: equals)...])
  }

  /// The same as typed.
  package var text: String { "\(key)=\(value)" }
}
