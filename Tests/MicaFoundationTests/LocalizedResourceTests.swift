// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Localized texts that are looked up where they are shown.

import MicaFoundation
import Testing

@Suite struct LocalizedResourceTests {
  private let program = TestProgram()

  @Test func resourceWithoutATableIsItsDefaultText() {
    program.run { showDefaults() }
  }

  private func showDefaults() {
    let plain: LocalizedStringResource = "Hello"
    #expect(String(localized: plain) == "Hello" && plain.key == "Hello")
    let count = 3
    #expect(String(localized: LocalizedStringResource("\(count) of \("ten")")) == "3 of ten")
    let named = LocalizedStringResource("greeting.key", defaultValue: "Good day")
    #expect(String(localized: named) == "Good day" && named.key == "greeting.key")
  }

  /// `String(localized:)` of a text takes the text's own form, with a table and a bundle.
  @Test func textsKeepTheirOwnForm() {
    program.run {
      #expect(String(localized: "Plain \(2)") == "Plain 2")
      #expect(String(localized: "Plain", table: "None") == "Plain")
    }
  }

  @Test func valuesAreArchived() throws {
    let value: String.LocalizationValue = "\(4) apples, \(0.5) pears, \("none")"
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: data) == value)
    let other: String.LocalizationValue = "\(5) apples, \(0.5) pears, \("none")"
    #expect(value != other)
  }
}
