// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Edits of attributed strings against a naive model, for strings that hold their text themselves,
// for text storages, and for subclasses that store it elsewhere.

import CoreText
import Testing

struct AttributedEditTests {
  @Test(arguments: ["plain", "storage", "subclass", "foreign"])
  func editsAgreeWithTheModel(_ kind: String) {
    for seed in 0..<60 {
      var numbers = SeededNumbers(seed)
      let text = makeString(kind)
      var model = NaiveString()
      for _ in 0..<60 {
        edit(text, &model, using: &numbers)
        guard agrees(text, model) else {
          Issue.record("\(kind), seed \(seed): \(text) is not \(model.units)")
          return
        }
      }
      checkReading(text, model, &numbers)
    }
  }

  @Test func attributesOfNothingAreNobodys() {
    let text = NSMutableAttributedString(string: "abc")
    text.setAttributes([.kern: 1], range: NSRange(location: NSNotFound, length: 0))
    text.setAttributes([.kern: 1], range: NSRange(location: 1, length: 0))
    #expect(text == NSAttributedString(string: "abc"))
  }

  @Test func equalNeighboursAreOneRun() {
    let text = NSMutableAttributedString(string: "abcdef")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
    text.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 3))
    var range = NSRange()
    _ = text.attributes(at: 4, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 6))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 2))
    text.deleteCharacters(in: NSRange(location: 2, length: 2))
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4))
  }

  @Test func insertedTextInheritsAsOnApplesSystems() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
    text.append(NSAttributedString(string: "cd", attributes: [.kern: 2]))
    text.replaceCharacters(in: NSRange(location: 2, length: 0), with: "x")
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
    text.replaceCharacters(in: NSRange(location: 0, length: 0), with: "y")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    text.replaceCharacters(in: NSRange(location: 3, length: 2), with: "zzz")
    #expect(text.string == "yabzzzd")
    #expect(text.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 1)
  }

  @Test func mutableStringChangesTheText() {
    let text = NSMutableAttributedString(string: "one two two", attributes: [.kern: 3])
    let linked = text.mutableString
    _ = linked.replaceOccurrences(
      of: "two", with: "three", options: [], range: NSRange(location: 0, length: linked.length))
    linked.append("!")
    #expect(text.string == "one three three!")
    #expect(linked.length == 16)
    #expect(text.attribute(.kern, at: 15, effectiveRange: nil) as? Int == 3)
  }

  // MARK: Helpers

  private func makeString(_ kind: String) -> NSMutableAttributedString {
    switch kind {
    case "storage": NSTextStorage()
    case "subclass": PlainSubclass()
    case "foreign": ForeignStorage()
    default: NSMutableAttributedString()
    }
  }

  private func edit(
    _ text: NSMutableAttributedString, _ model: inout NaiveString,
    using numbers: inout SeededNumbers
  ) {
    let range = randomRange(in: text.length, using: &numbers)
    let attributes = randomAttributes(using: &numbers)
    let key = someKeys.randomElement(using: &numbers) ?? .kern
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0, 1:
      // Whole characters only: a Swift string has no halves, and foreign texts keep Swift strings.
      let characters = wholeCharacters(range, of: text)
      let added = randomText(using: &numbers)
      text.replaceCharacters(in: characters, with: added)
      model.replace(characters, with: added)
    case 2, 3:
      let characters = wholeCharacters(range, of: text)
      var other = NaiveString()
      let added = NSMutableAttributedString()
      for _ in 0..<Int.random(in: 0...3, using: &numbers) {
        let part = randomText(using: &numbers)
        let values = randomAttributes(using: &numbers)
        added.append(NSAttributedString(string: part, attributes: values))
        other.units += part.utf16.map { NaiveUnit(unit: $0, attributes: values) }
      }
      text.replaceCharacters(in: characters, with: added)
      model.replace(characters, with: other)
    case 4:
      text.setAttributes(attributes, range: range)
      model.change(range) { $0 = attributes }
    case 5:
      text.addAttributes(attributes, range: range)
      model.change(range) { $0.merge(attributes) { _, new in new } }
    case 6:
      text.removeAttribute(key, range: range)
      model.change(range) { $0[key] = nil }
    case 7:
      text.addAttribute(key, value: 1, range: range)
      model.change(range) { $0[key] = 1 }
    default:
      let characters = wholeCharacters(
        NSRange(location: range.location, length: min(range.length, 2)), of: text)
      text.deleteCharacters(in: characters)
      model.replace(characters, with: NaiveString())
    }
  }

  /// The range without halves of surrogate pairs at its ends.
  private func wholeCharacters(_ range: NSRange, of text: NSAttributedString) -> NSRange {
    let units = Array(text.string.utf16)
    func whole(_ offset: Int) -> Int {
      offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
        ? offset - 1 : offset
    }
    let start = whole(range.location)
    return NSRange(start..<max(start, whole(range.location + range.length)))
  }

  private func agrees(_ text: NSAttributedString, _ model: NaiveString) -> Bool {
    guard Array(text.string.utf16) == model.units.map(\.unit), text.length == model.units.count
    else { return false }
    return model.units.indices.allSatisfy { index in
      text.attributes(at: index, effectiveRange: nil) as? [NSAttributedString.Key: Int]
        == model.units[index].attributes
    }
  }

  private func checkReading(
    _ text: NSAttributedString, _ model: NaiveString, _ numbers: inout SeededNumbers
  ) {
    for index in model.units.indices {
      var range = NSRange()
      let whole = NSRange(location: 0, length: text.length)
      _ = text.attributes(at: index, longestEffectiveRange: &range, in: whole)
      let all = 0..<text.length
      #expect(range == model.stretch(at: index, in: all) { $0.attributes == $1.attributes })
      for key in someKeys {
        let value = text.attribute(key, at: index, longestEffectiveRange: &range, in: whole)
        #expect(value as? Int == model.units[index].attributes[key])
        #expect(
          range == model.stretch(at: index, in: all) { $0.attributes[key] == $1.attributes[key] })
      }
    }
    let part = randomRange(in: text.length, using: &numbers)
    let expected = NaiveString(
      units: Array(model.units[part.location..<part.location + part.length]))
    let substring = text.attributedSubstring(from: part)
    #expect(substring.length == part.length)
    for index in expected.units.indices {
      let values = substring.attributes(at: index, effectiveRange: nil)
      #expect(values as? [NSAttributedString.Key: Int] == expected.units[index].attributes)
    }
  }
}

/// A subclass that changes nothing.
final class PlainSubclass: NSMutableAttributedString {}

/// A text storage that keeps its text in another string, as programs write them.
final class ForeignStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
}
