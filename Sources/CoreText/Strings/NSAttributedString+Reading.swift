// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How an attributed string is read: runs, longest ranges, enumeration, equality, description.

import Foundation

extension NSAttributedString {
  /// A string that shares a set of attributes with others, which makes them quick to compare.
  package convenience init(string: String, sharing attributes: AttributeSet) {
    self.init(contents: AttributedContents(string, attributes: attributes))
  }

  /// Whether the text and the runs lie in `contents`, because no subclass stores them.
  final var hasOwnContents: Bool {
    let kind: NSAttributedString.Type = type(of: self)
    return kind == NSAttributedString.self || kind == NSMutableAttributedString.self
      || kind == NSTextStorage.self
  }

  /// The text and runs as they are now, wherever they are stored.
  package final var currentContents: AttributedContents {
    if hasOwnContents { return contents }
    var copy = AttributedContents()
    let units = Array(string.utf16)
    var location = 0
    while location < units.count {
      let (attributes, range) = run(at: location)
      let end = min(range.upperBound, units.count)
      copy.append(units: units[location..<end], attributes: attributes)
      location = end
    }
    return copy
  }

  /// The run that holds `location`: its attributes and its range.
  package final func run(at location: Int) -> (attributes: AttributeSet, range: Range<Int>) {
    if hasOwnContents {
      let runs = contents.runs
      precondition(
        location >= 0 && location < runs.length,
        "The location \(location) is outside an attributed string of length \(runs.length).")
      let index = runs.index(at: location)
      return (runs.runs[index].attributes, runs.range(of: index))
    }
    var range = NSRange(location: location, length: 1)
    let values = attributes(at: location, effectiveRange: &range)
    let start = min(max(range.location, 0), location)
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    return (.of(values), start..<(overflow ? location + 1 : max(end, location + 1)))
  }

  /// A range of the string as Swift's; traps where it lies outside.
  final func checked(_ range: NSRange) -> Range<Int> {
    let count = length
    precondition(
      range.location >= 0 && range.length >= 0 && range.location <= count
        && range.length <= count - range.location,
      "The range \(range) is outside an attributed string of length \(count).")
    return range.location..<(range.location + range.length)
  }

  /// The attributes at `location`, and how far within `limit` they stay equal.
  final func longestAttributes(
    at location: Int, in limit: Range<Int>
  ) -> ([NSAttributedString.Key: Any], Range<Int>) {
    let (attributes, range) = longestRun(at: location, in: limit) { $0.isEqual(to: $1) }
    return (attributes.values, range)
  }

  /// One attribute's value at `location`, and how far within `limit` it stays equal.
  final func longestAttribute(
    _ key: NSAttributedString.Key, at location: Int, in limit: Range<Int>
  ) -> (Any?, Range<Int>) {
    let (attributes, range) = longestRun(at: location, in: limit) { first, second in
      switch (first.values[key], second.values[key]) {
      case (nil, nil): true
      case (let one?, let two?): AttributeValue.areEqual(one, two)
      default: false
      }
    }
    return (attributes.values[key], range)
  }

  private func longestRun(
    at location: Int, in limit: Range<Int>, while isEqual: (AttributeSet, AttributeSet) -> Bool
  ) -> (AttributeSet, Range<Int>) {
    precondition(limit.contains(location), "The location \(location) is outside \(limit).")
    let (attributes, found) = run(at: location)
    var start = found.lowerBound
    var end = found.upperBound
    while start > limit.lowerBound {
      let (other, range) = run(at: start - 1)
      guard isEqual(attributes, other) else { break }
      start = range.lowerBound
    }
    while end < limit.upperBound {
      let (other, range) = run(at: end)
      guard isEqual(attributes, other) else { break }
      end = range.upperBound
    }
    return (attributes, max(start, limit.lowerBound)..<min(end, limit.upperBound))
  }

  /// Calls `block` for one stretch after another; `find` gives the value at an offset and how far
  /// it reaches within a range. Units that the block removed are not looked at.
  final func forEachStretch<Value>(
    in range: NSRange, _ options: EnumerationOptions,
    find: (Int, Range<Int>) -> (Value, Range<Int>),
    block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var rest = checked(range)
    var stop = ObjCBool(false)
    while !rest.isEmpty && !stop.boolValue {
      let isReverse = options.contains(.reverse)
      let (value, found) = find(isReverse ? rest.upperBound - 1 : rest.lowerBound, rest)
      block(value, NSRange(found), &stop)
      let next = isReverse ? rest.lowerBound..<found.lowerBound : found.upperBound..<rest.upperBound
      rest = next.clamped(to: 0..<length)
    }
  }

  /// Whether text and attributes are equal, wherever they are stored.
  final func hasSameContents(as other: NSAttributedString) -> Bool {
    let mine = currentContents
    let theirs = other.currentContents
    guard mine.units == theirs.units, mine.runs.runs.count == theirs.runs.runs.count else {
      return false
    }
    return zip(mine.runs.runs, theirs.runs.runs).allSatisfy {
      $0.start == $1.start && $0.attributes.isEqual(to: $1.attributes)
    }
  }

  /// A hash of the length and the first 96 units (FNV-1a).
  final var textHash: Int {
    let units = hasOwnContents ? contents.units : Array(string.utf16)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for unit in units.prefix(96) { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ UInt64(units.count)) &* 0x100_0000_01b3)
  }

  /// Each run's text, followed by its attributes in braces, in the order of their names.
  final var runDescription: String {
    let contents = currentContents
    var text = ""
    for index in contents.runs.runs.indices {
      text += String(decoding: contents.units[contents.runs.range(of: index)], as: UTF16.self)
      text += "{\n"
      let values = contents.runs.runs[index].attributes.values
      for key in values.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        text += "    \(key.rawValue) = \(values[key].map { "\"\($0)\"" } ?? "");\n"
      }
      text += "}"
    }
    return text
  }
}

extension NSAttributedString {
  /// How ranges are enumerated.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end of the range to its start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    /// A stretch may end where its value goes on, at the end of a run; quicker.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }
}
