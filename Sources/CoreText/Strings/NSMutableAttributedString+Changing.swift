// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a mutable attributed string is changed: at once where it holds the text itself, else by the
// primitives of its subclass.

import Foundation

extension NSMutableAttributedString {
  private var isPlain: Bool { type(of: self) == NSMutableAttributedString.self }

  /// Changes every set of attributes within `range`.
  final func update(_ range: NSRange, _ change: (AttributeSet) -> AttributeSet) {
    let range = checked(range)
    guard !range.isEmpty else { return }
    if isPlain { return changeContents { $0.update(range, change) } }
    beginEditing()
    var location = range.lowerBound
    while location < range.upperBound {
      let (attributes, found) = run(at: location)
      let end = min(found.upperBound, range.upperBound)
      let changed = change(attributes)
      if changed !== attributes {
        setAttributes(changed.values, range: NSRange(location..<end))
      }
      location = end
    }
    endEditing()
  }

  /// Puts text with attributes in the place of `range`.
  final func replace(_ range: NSRange, with other: AttributedContents) {
    if isPlain {
      let range = checked(range)
      return changeContents { $0.replace(range, with: other) }
    }
    beginEditing()
    replaceCharacters(in: range, with: other.text)
    for index in other.runs.runs.indices {
      let part = other.runs.range(of: index)
      setAttributes(
        other.runs.runs[index].attributes.values,
        range: NSRange(location: range.location + part.lowerBound, length: part.count))
    }
    endEditing()
  }

  final func fixParagraphStyles(in range: Range<Int>) {
    let units = currentContents.units
    var start = range.lowerBound
    while start > 0, !isParagraphEnd(units, start - 1) { start -= 1 }
    while start < units.count, start < max(range.upperBound, range.lowerBound + 1) {
      var end = start
      while end < units.count, !isParagraphEnd(units, end) { end += 1 }
      end = min(end + 1, units.count)
      fixParagraphStyle(in: start..<end)
      start = end
    }
  }

  /// Whether the unit at `index` is the last of its paragraph.
  private func isParagraphEnd(_ units: [UInt16], _ index: Int) -> Bool {
    switch units[index] {
    case 0x0A, 0x85, 0x2028, 0x2029: true
    case 0x0D: index + 1 >= units.count || units[index + 1] != 0x0A
    default: false
    }
  }

  private func fixParagraphStyle(in paragraph: Range<Int>) {
    var location = paragraph.lowerBound
    var style: Any?
    while location < paragraph.upperBound {
      let (value, range) = longestAttribute(
        .paragraphStyle, at: location, in: location..<paragraph.upperBound)
      if let value {
        style = value
        if range == paragraph { return }
        break
      }
      location = range.upperBound
    }
    guard let style else { return }
    addAttribute(.paragraphStyle, value: style, range: NSRange(paragraph))
  }

  final func fixAttachments(in range: Range<Int>) {
    let units = currentContents.units
    var location = range.lowerBound
    while location < range.upperBound {
      let (value, found) = longestAttribute(
        .attachment, at: location, in: location..<range.upperBound)
      if value != nil { keepAttachment(onMarksIn: found, of: units) }
      location = found.upperBound
    }
  }

  private func keepAttachment(onMarksIn range: Range<Int>, of units: [UInt16]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, units[index] != 0xFFFC { index += 1 }
      if index > start { removeAttribute(.attachment, range: NSRange(start..<index)) }
      while index < range.upperBound, units[index] == 0xFFFC { index += 1 }
    }
  }
}
