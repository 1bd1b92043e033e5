// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lists that paragraphs belong to.

import Foundation

/// A list that a paragraph is an item of, with the marker of its items. It does not change.
///
/// Markers are not drawn by text layout, as in Core Text: they are part of the text.
///
/// Partly: kept; markers are part of the text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// A marker, or a pattern with a marker in braces, such as "{decimal}.".
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The pattern.
    public var rawValue: String

    /// The marker of a pattern.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The marker of a pattern.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A tick.
    public static let check = MarkerFormat("{check}")
    /// A ring.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A small square.
    public static let square = MarkerFormat("{square}")
    /// 1, 2, 3 …
    public static let decimal = MarkerFormat("{decimal}")
    /// a, b, c …
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// A, B, C …
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// a, b, c …
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A, B, C …
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// i, ii, iii …
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// I, II, III …
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  /// The marker of the items.
  open var markerFormat: MarkerFormat { format }
  /// The number of the first item; 1 at first.
  open var startingItemNumber = 1

  private let format: MarkerFormat

  /// A list of a marker. Options are not kept.
  public init(markerFormat: MarkerFormat, options mask: Int = 0) {
    format = markerFormat
    super.init()
  }

  /// The marker of an item, such as "iv.": the pattern with the item's number in it.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let pattern = format.rawValue
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}")
    else { return pattern }
    let name = pattern[pattern.index(after: open)..<close]
    return pattern[..<open] + Self.marker(named: name, number: itemNumber)
      + pattern[pattern.index(after: close)...]
  }

  private static func marker(named name: Substring, number: Int) -> String {
    switch name {
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "circle": "\u{25E6}"
    case "diamond": "\u{25C6}"
    case "disc": "\u{2022}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25AA}"
    case "lower-latin", "lower-alpha": letters(number)
    case "upper-latin", "upper-alpha": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: "\(number)"
    }
  }

  /// a … z, aa, ab …; numbers below 1 stay digits.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return "\(number)" }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  /// i, ii, iii, iv … 3999; other numbers stay digits.
  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return "\(number)" }
    let values = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
    let signs = ["m", "cm", "d", "cd", "c", "xc", "l", "xl", "x", "ix", "v", "iv", "i"]
    var rest = number
    var text = ""
    for (value, sign) in zip(values, signs) {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }

  /// The list itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return format == other.format && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { format.rawValue.utf8.count &+ startingItemNumber &* 31 }
}
