// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The runtime's functions that change what methods run.

/// Looks for `method_exchangeImplementations` and its kin, anywhere in a text: bodies have no facts of their own.
enum ExchangingNames {
  private static let names = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod",
  ].map { Array($0.utf8) }

  static func occur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { place in
        // Few bytes are an underscore.
        guard bytes[place] == UInt8(ascii: "_") else { return false }
        return names.contains { name in
          let start = place - (name[0] == UInt8(ascii: "m") ? 6 : 5)
          return start >= 0 && bytes[start...].starts(with: name)
        }
      }
    }
  }
}
