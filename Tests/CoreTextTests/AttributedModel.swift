// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A naive attributed string, unit by unit, that the real one must agree with after any edits.

import CoreText

/// Seeded random numbers (SplitMix64), so that a failure can be run again.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}

/// One unit with its attributes, all of which are small numbers.
struct NaiveUnit: Equatable {
  var unit: UInt16
  var attributes: [NSAttributedString.Key: Int]
}

/// An attributed string in the simplest form: nothing shared, nothing joined.
struct NaiveString {
  var units: [NaiveUnit] = []

  mutating func replace(_ range: NSRange, with text: String) {
    let inherited: [NSAttributedString.Key: Int]
    if range.length > 0 {
      inherited = units[range.location].attributes
    } else if range.location > 0 {
      inherited = units[range.location - 1].attributes
    } else {
      inherited = units.first?.attributes ?? [:]
    }
    units.replaceSubrange(
      range.location..<range.location + range.length,
      with: text.utf16.map { NaiveUnit(unit: $0, attributes: inherited) })
  }

  mutating func replace(_ range: NSRange, with other: NaiveString) {
    units.replaceSubrange(range.location..<range.location + range.length, with: other.units)
  }

  mutating func change(
    _ range: NSRange, _ body: (inout [NSAttributedString.Key: Int]) -> Void
  ) {
    for index in range.location..<range.location + range.length { body(&units[index].attributes) }
  }

  /// The stretch around `index` within `limit` whose units `isSame` as the one there.
  func stretch(
    at index: Int, in limit: Range<Int>, _ isSame: (NaiveUnit, NaiveUnit) -> Bool
  ) -> NSRange {
    var start = index
    var end = index + 1
    while start > limit.lowerBound, isSame(units[start - 1], units[index]) { start -= 1 }
    while end < limit.upperBound, isSame(units[end], units[index]) { end += 1 }
    return NSRange(start..<end)
  }
}

/// A random range within a length; often short, sometimes empty or everything.
func randomRange(in length: Int, using numbers: inout SeededNumbers) -> NSRange {
  let start = Int.random(in: 0...length, using: &numbers)
  let most = Bool.random(using: &numbers) ? min(4, length - start) : length - start
  return NSRange(location: start, length: Int.random(in: 0...most, using: &numbers))
}

let someKeys: [NSAttributedString.Key] = [.kern, .underlineStyle, .init("Custom")]

/// Random text of 0 to 5 characters: one unit, two units, combining.
func randomText(using numbers: inout SeededNumbers) -> String {
  let characters = ["a", "b", "é", "\n", "😀", "e\u{301}", "中", "א"]
  return (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
    characters.randomElement(using: &numbers) ?? ""
  }.joined()
}

func randomAttributes(using numbers: inout SeededNumbers) -> [NSAttributedString.Key: Int] {
  var attributes: [NSAttributedString.Key: Int] = [:]
  for key in someKeys where Bool.random(using: &numbers) {
    attributes[key] = Int.random(in: 0...1, using: &numbers)
  }
  return attributes
}
