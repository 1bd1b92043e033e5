// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys by name.

/// A key of a keyboard, or a button, as scripts name it.
public struct PressedKey: Equatable, Sendable {
  /// What pressing it means.
  public enum Meaning: Equatable, Sendable {
    /// A key with its place on a USB keyboard, and what it types; nothing for some.
    case key(code: Int, text: String)
    /// A button by its number in `UIPress.PressType`.
    case button(Int)
  }

  /// What pressing it means.
  public let meaning: Meaning

  /// What can be written.
  public static let syntax =
    "a letter, a digit, return, escape, delete, tab, space, left, right, up, down, select, menu or "
    + "play-pause"

  private static let names: [String: Meaning] = [
    "return": .key(code: 0x28, text: "\n"), "escape": .key(code: 0x29, text: "\u{1B}"),
    "delete": .key(code: 0x2A, text: "\u{8}"), "tab": .key(code: 0x2B, text: "\t"),
    "space": .key(code: 0x2C, text: " "), "right": .key(code: 0x4F, text: ""),
    "left": .key(code: 0x50, text: ""), "down": .key(code: 0x51, text: ""),
    "up": .key(code: 0x52, text: ""), "select": .button(4), "menu": .button(5),
    "play-pause": .button(6),
  ]

  /// The key of a name; nil where there is none.
  public init?(_ name: String) {
    if let known = Self.names[name] {
      meaning = known
    } else if name.utf8.count == 1, let letter = name.unicodeScalars.first,
      let code = Self.code(of: letter)
    {
      meaning = .key(code: code, text: name)
    } else {
      return nil
    }
  }

  /// A letter's or digit's place on a USB keyboard.
  public static func code(of letter: Unicode.Scalar) -> Int? {
    switch letter {
    case "a"..."z": 0x04 + Int(letter.value - 97)
    case "A"..."Z": 0x04 + Int(letter.value - 65)
    case "1"..."9": 0x1E + Int(letter.value - 49)
    case "0": 0x27
    default: nil
    }
  }
}
