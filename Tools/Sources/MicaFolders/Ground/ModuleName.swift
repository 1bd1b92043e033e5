// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of modules.

/// Names as the compiler takes them for modules.
package enum ModuleName {
  /// A text with every character that no name has replaced by `_`, as Xcode does.
  package static func identifier(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      let isWord =
        scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
        || (!scalar.isASCII && scalar.properties.isXIDContinue)
      return isWord ? Character(scalar) : "_"
    }
    let text = String(letters)
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
