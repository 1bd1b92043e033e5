// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Escaping by scalars: characters join with what precedes them, so that a search for characters misses some.

/// Texts in which single scalars are replaced.
enum ScalarText {
  /// The text with other texts in the place of scalars.
  static func replacing(_ changes: [Unicode.Scalar: String], in text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let other = changes[scalar] {
        result.append(contentsOf: other.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
