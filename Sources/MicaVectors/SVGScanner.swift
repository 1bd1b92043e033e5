// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The numbers of SVG's attributes.

package import CoreGraphics

/// Reads numbers, flags and letters as SVG's grammar joins them ("10-5.5.5" is three numbers).
package struct SVGScanner {
  private let text: [UInt8]
  private var place = 0

  package init(_ text: String) { self.text = Array(text.utf8) }

  private var next: UInt8? { place < text.count ? text[place] : nil }

  private mutating func skipSeparators() {
    while let c = next, c == 44 || c == 32 || (9...13).contains(c) { place += 1 }
  }

  private mutating func takeDigits() {
    while let c = next, (48...57).contains(c) { place += 1 }
  }

  /// The next number; nil where there is none, and for one that is not finite.
  package mutating func number() -> CGFloat? {
    skipSeparators()
    let start = place
    if let c = next, c == 43 || c == 45 { place += 1 }
    takeDigits()
    if next == 46 {
      place += 1
      takeDigits()
    }
    let mantissaEnd = place
    if let c = next, c == 101 || c == 69 {
      place += 1
      if let c = next, c == 43 || c == 45 { place += 1 }
      let digits = place
      takeDigits()
      if place == digits { place = mantissaEnd }
    }
    guard let value = PlainNumber.value(of: text[start..<place]) else {
      place = start
      return nil
    }
    return CGFloat(value)
  }

  /// A flag of an arc: one digit, which the next number may follow at once.
  package mutating func flag() -> Bool? {
    skipSeparators()
    guard let c = next, c == 48 || c == 49 else { return nil }
    place += 1
    return c == 49
  }

  /// A command's letter.
  package mutating func letter() -> Character? {
    skipSeparators()
    guard let c = next, (65...90).contains(c) || (97...122).contains(c) else { return nil }
    place += 1
    return Character(UnicodeScalar(c))
  }
}
