// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Changes to a text that keep its lines, and its columns as far as the new text fits.

/// A list of changes to the bytes of a text.
struct Edits {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  let text: [UInt8]
  private var edits: [Edit] = []

  init(_ text: String) { self.text = Array(text.utf8) }

  /// Puts spaces in place of everything but line ends.
  mutating func blank(_ range: Range<Int>) {
    let spaces = text[range].map { Self.isLineEnd($0) ? $0 : UInt8(ascii: " ") }
    edits.append(Edit(range: range, text: spaces))
  }

  /// Puts other text there, filled up with spaces to the same width; lines stay.
  mutating func replace(_ range: Range<Int>, _ new: String) {
    var bytes = Array(new.utf8)
    let old = text[range]
    if let lastLine = old.lastIndex(where: { $0 == UInt8(ascii: "\n") }) {
      bytes += old.filter(Self.isLineEnd)
      bytes += Array(repeating: UInt8(ascii: " "), count: range.upperBound - lastLine - 1)
    } else if bytes.count < range.count {
      bytes += Array(repeating: UInt8(ascii: " "), count: range.count - bytes.count)
    }
    edits.append(Edit(range: range, text: bytes))
  }

  /// Puts other text there as it is, whatever its width.
  mutating func substitute(_ range: Range<Int>, _ new: String) {
    edits.append(Edit(range: range, text: Array(new.utf8)))
  }

  /// Puts text before a place.
  mutating func insert(_ new: String, at place: Int) { substitute(place..<place, new) }

  /// The changed text. Of changes that overlap the first one wins.
  func applied() -> String {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 1024)
    var place = 0
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      result += text[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    result += text[place...]
    return String(decoding: result, as: UTF8.self)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
