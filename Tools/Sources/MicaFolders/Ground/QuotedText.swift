// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Texts of a project in files that Mica writes: names of files and folders are anybody's, and must not become code.

/// A text between quotation marks.
package enum QuotedText {
  /// As a string of Swift's, without interpolation.
  package static func swift(_ text: String) -> String {
    quoted(text) { scalar in "\\u{\(String(scalar.value, radix: 16))}" }
  }

  /// As a string of JSON's.
  package static func json(_ text: String) -> String {
    quoted(text) { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static func quoted(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Those that end a line for an editor or a compiler, too.
      case "\u{0}"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}": result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Names of files that Mica writes for a project's.
package enum PlainName {
  /// A name that no tool's list of files misreads: other characters than letters, digits and `-_.+@` become `_`, followed by
  /// a number that other names don't have.
  package static func of(_ name: String) -> String {
    let isSafe = name.unicodeScalars.allSatisfy(isPlain) && !name.hasPrefix("-")
    guard !isSafe else { return name }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = String(name[..<dot].unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
    let ending = String(name[dot...].unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
    return "_\(stem)-\(String(hash, radix: 36))\(ending)"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+", "@": true
    default: false
    }
  }
}
