// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an attributed string holds: UTF-16 units and runs of attributes.

/// Text as UTF-16 units, which may hold unpaired surrogates, with runs of attributes over them.
package struct AttributedContents {
  package private(set) var units: [UInt16]
  package private(set) var runs: AttributeRuns

  init() {
    units = []
    runs = AttributeRuns()
  }

  init(_ text: String, attributes: AttributeSet) {
    units = Array(text.utf16)
    runs = AttributeRuns(length: units.count, attributes: attributes)
  }

  package var length: Int { units.count }

  /// The text; an unpaired surrogate becomes U+FFFD, which is as long.
  var text: String { String(decoding: units, as: UTF16.self) }

  /// The attributes that characters get when they take the place of `range`: those of the first
  /// character there, or of the one before an empty range, or of the one after it.
  private func inherited(at range: Range<Int>) -> AttributeSet {
    guard length > 0 else { return .empty }
    let offset = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    return runs.runs[runs.index(at: offset)].attributes
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let attributes = inherited(at: range)
    let before = units.count
    units.replaceSubrange(range, with: text.utf16)
    let added = units.count - before + range.count
    runs.replace(range, with: [AttributePiece(length: added, attributes: attributes)])
  }

  mutating func replace(_ range: Range<Int>, with other: AttributedContents) {
    units.replaceSubrange(range, with: other.units)
    runs.replace(range, with: other.runs.pieces(in: 0..<other.length))
  }

  mutating func set(_ attributes: AttributeSet, in range: Range<Int>) {
    runs.replace(range, with: [AttributePiece(length: range.count, attributes: attributes)])
  }

  /// Changes every set of attributes within `range`.
  mutating func update(_ range: Range<Int>, _ change: (AttributeSet) -> AttributeSet) {
    let pieces = runs.pieces(in: range).map {
      AttributePiece(length: $0.length, attributes: change($0.attributes))
    }
    runs.replace(range, with: pieces)
  }

  func part(_ range: Range<Int>) -> AttributedContents {
    if range == 0..<length { return self }
    var part = AttributedContents()
    part.units = Array(units[range])
    part.runs.replace(0..<0, with: runs.pieces(in: range))
    return part
  }

  mutating func append(units added: some Collection<UInt16>, attributes: AttributeSet) {
    let end = length
    units.append(contentsOf: added)
    runs.replace(
      end..<end, with: [AttributePiece(length: length - end, attributes: attributes)])
  }
}
