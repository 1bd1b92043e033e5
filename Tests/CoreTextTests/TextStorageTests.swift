// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text storages: what they say about changes, to whom and when.

import CoreText
import Testing

struct TextStorageTests {
  @Test func eachChangeIsToldAtOnce() {
    let storage = NSTextStorage(string: "hello world")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
    #expect(listener.told == ["will 2 0+3 -2", "did 2 0+3 -2"])
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
    #expect(listener.told.last == "did 1 1+2 0")
    #expect(storage.editedMask.isEmpty)
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test func aGroupOfChangesIsToldOnce() {
    let storage = NSTextStorage(string: "0123456789")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "abc")
    storage.endEditing()
    #expect(listener.told.isEmpty)
    #expect(storage.editedRange == NSRange(location: 2, length: 3))
    storage.deleteCharacters(in: NSRange(location: 8, length: 2))
    storage.endEditing()
    // From the first change to the second, in today's units: "abc", then "345" before the gap.
    #expect(listener.told == ["will 2 2+6 0", "did 2 2+6 0"])
    #expect(storage.string == "01abc34589")
  }

  @Test func changesByTheDelegateBelongToTheSameProcessing() {
    let storage = NSTextStorage()
    let listener = Listener()
    listener.onWill = { storage in
      storage.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: storage.length))
    }
    storage.delegate = listener
    storage.append(NSAttributedString(string: "abc"))
    #expect(listener.told.count == 2)
    #expect(listener.told.last == "did 3 0+3 3")
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 5)
  }

  @Test func subclassesThatProcessEditsAreServed() {
    let storage = ShoutingStorage()
    storage.append(NSAttributedString(string: "a Loud b"))
    #expect(storage.attribute(.strokeWidth, at: 2, effectiveRange: nil) as? Int == -3)
    #expect(storage.attribute(.strokeWidth, at: 0, effectiveRange: nil) == nil)
    storage.mutableString.append("B")
    #expect(storage.attribute(.strokeWidth, at: 8, effectiveRange: nil) as? Int == -3)
  }
}

private final class Listener: NSTextStorageDelegate {
  var told: [String] = []
  var onWill: (NSTextStorage) -> Void = { _ in }

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    told.append(
      "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    onWill(textStorage)
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    told.append(
      "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
  }
}

/// A storage that marks capitals while it processes edits, as syntax colouring does.
private final class ShoutingStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    backing.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    for (offset, unit) in string.utf16.enumerated() where (65...90).contains(unit) {
      addAttribute(.strokeWidth, value: -3, range: NSRange(location: offset, length: 1))
    }
    super.processEditing()
  }
}
