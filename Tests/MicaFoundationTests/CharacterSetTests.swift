// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sets of characters.

import MicaFoundation
import Testing

@Suite struct CharacterSetTests {
  @Test(arguments: [CharacterSet.decimalDigits, .letters, CharacterSet(charactersIn: "a1")])
  func invertedSetsCanBeChanged(set: CharacterSet) {
    var other = set.inverted
    #expect(other.contains("+") && !other.contains("1") || set == .letters)
    other.remove(charactersIn: "+*")
    #expect(!other.contains("+") && other.contains("-"))
    other.insert(charactersIn: "1a")
    #expect(other.contains("1") && other.contains("a"))
    other.invert()
    #expect(other.contains("+") && !other.contains("a"))
    #expect(set.inverted.inverted.contains("a") == set.contains("a"))
  }
}
