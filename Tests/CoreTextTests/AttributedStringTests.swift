// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings as their users rely on them: values, enumeration, copies, equality, bridges.

import CoreText
import Testing

struct AttributedStringTests {
  @Test func theNameMeansOurs() {
    #expect(String(reflecting: NSAttributedString.self) == "CoreText.NSAttributedString")
  }

  /// What Foundation's string on Linux dies of: two runs with different objects of one class.
  @Test func runsHoldDifferentObjects() {
    let first = NamedObject("one")
    let second = NamedObject("two")
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: first])
    text.addAttribute(.font, value: second, range: NSRange(location: 1, length: 1))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? NamedObject === first)
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? NamedObject === second)
  }

  @Test func equalValuesOfDifferentTypesAreOneStretch() {
    let text = NSMutableAttributedString(string: "abcdef")
    let values: [Any] = [1, 1.0, CGFloat(1), NSNumber(value: 1), Float(1), UInt8(1)]
    for (index, value) in values.enumerated() {
      text.addAttribute(.kern, value: value, range: NSRange(location: index, length: 1))
    }
    var range = NSRange()
    _ = text.attributes(at: 3, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 6))
    let colors = NSMutableAttributedString(
      string: "a", attributes: [.foregroundColor: CGColor(gray: 1, alpha: 1)])
    colors.append(
      NSAttributedString(
        string: "b", attributes: [.foregroundColor: CGColor(gray: 1, alpha: 1)]))
    _ = colors.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == 2)
  }

  @Test func enumerationJoinsRunsUnlessToldNotTo() {
    let text = NSMutableAttributedString(string: "abcdef")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 4))
    text.addAttribute(.ligature, value: 0, range: NSRange(location: 2, length: 1))
    let whole = NSRange(location: 0, length: 6)
    #expect(stretches(of: .kern, text, whole) == ["nil 0+1", "1 1+4", "nil 5+1"])
    #expect(
      stretches(of: .kern, text, whole, [.longestEffectiveRangeNotRequired])
        == ["nil 0+1", "1 1+1", "1 2+1", "1 3+2", "nil 5+1"])
    #expect(
      stretches(of: .kern, text, NSRange(location: 0, length: 4), [.reverse])
        == ["1 1+3", "nil 0+1"])
    var counts: [Int] = []
    text.enumerateAttributes(in: whole) { values, range, stop in
      counts.append(values.count)
      if range.location == 2 { stop.pointee = true }
    }
    #expect(counts == [0, 1, 2])
  }

  @Test func enumerationMayChangeItsStretch() {
    let text = NSMutableAttributedString(string: "abcdef")
    for index in 0..<6 {
      text.addAttribute(.kern, value: index, range: NSRange(location: index, length: 1))
    }
    text.enumerateAttribute(.kern, in: NSRange(location: 0, length: 6)) { _, range, _ in
      text.removeAttribute(.kern, range: range)
      text.addAttribute(.tracking, value: 9, range: range)
    }
    #expect(stretches(of: .tracking, text, NSRange(location: 0, length: 6)) == ["9 0+6"])
    text.enumerateAttribute(
      .tracking, in: NSRange(location: 0, length: 6), options: .reverse
    ) { _, range, _ in text.deleteCharacters(in: range) }
    #expect(text.length == 0)
  }

  @Test func copiesDoNotFollowChanges() {
    let text = NSMutableAttributedString(string: "abc", attributes: [.kern: 1])
    let copy = text.copy() as? NSAttributedString
    let other = text.mutableCopy() as? NSMutableAttributedString
    let part = text.attributedSubstring(from: NSRange(location: 1, length: 2))
    text.setAttributedString(NSAttributedString(string: "changed"))
    #expect(copy?.string == "abc")
    #expect(other?.string == "abc")
    #expect(part.string == "bc")
    #expect(copy.map { type(of: $0) == NSAttributedString.self } == true)
    #expect(part.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    let fixed = NSAttributedString(string: "x")
    #expect(fixed.copy() as? NSAttributedString === fixed)
  }

  @Test func equalityIsOfTextAndAttributes() {
    let text = NSAttributedString(string: "abc", attributes: [.kern: 1, .ligature: 0])
    let pieces = NSMutableAttributedString(string: "ab", attributes: [.ligature: 0, .kern: 1.0])
    pieces.append(NSAttributedString(string: "c", attributes: [.kern: 1, .ligature: 0]))
    #expect(text.isEqual(to: pieces))
    #expect(text == pieces)
    #expect(text.hash == pieces.hash)
    pieces.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 1))
    #expect(text != pieces)
    #expect(text != NSAttributedString(string: "abc"))
    // Canonically equal characters are different text, as in Foundation.
    #expect(NSAttributedString(string: "é") != NSAttributedString(string: "e\u{301}"))
  }

  @Test func descriptionShowsRuns() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1, .ligature: 0])
    text.append(NSAttributedString(string: "c"))
    #expect(
      text.description == "ab{\n    NSKern = \"1\";\n    NSLigature = \"0\";\n}c{\n}")
  }

  @Test func coreFoundationsFunctionsWorkOnTheClasses() throws {
    let text = try #require(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "Hello" as CFString)
    CFAttributedStringSetAttribute(text, CFRangeMake(0, 2), kCTKernAttributeName, 3)
    var range = CFRange()
    let value = CFAttributedStringGetAttribute(text, 1, "NSKern", &range)
    #expect(value as? Int == 3)
    #expect(range == CFRange(location: 0, length: 2))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    #expect(CFAttributedStringGetLength(text) == 5)
  }

  // MARK: Bridges

  @Test func foundationsStringComesAcross() {
    let theirs = Foundation.NSAttributedString(
      string: "h\u{E9}llo😀", attributes: [.init("NSKern"): 2])
    let ours = NSAttributedString(theirs)
    #expect(ours.string == "héllo😀")
    #expect(ours.attribute(.kern, at: 6, effectiveRange: nil) as? Int == 2)
    let back = Foundation.NSAttributedString(ours)
    #expect(back.string == theirs.string)
    #expect(back.attribute(.init("NSKern"), at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func swiftsStringComesAcrossAndBack() {
    let bridges = [AttributeBridge(KernName.self), AttributeBridge(LineName.self), .link]
    let text = NSMutableAttributedString(string: "pla😀in", attributes: [.kern: 1])
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.double.rawValue,
      range: NSRange(location: 3, length: 2))
    text.append(
      NSAttributedString(
        string: "link", attributes: [.link: URL(filePath: "/x"), .kern: CGFloat(1)]))
    let swift = AttributedString(text, bridges: bridges)
    #expect(String(swift.characters) == "pla😀inlink")
    #expect(swift.runs.count == 4)
    let back = NSAttributedString(swift, bridges: bridges)
    #expect(back.isEqual(to: text))
  }

  @Test func documentsOfPlainTextAreRead() throws {
    let text = try NSAttributedString(
      document: Data("grüße".utf8),
      options: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(text.string == "grüße")
    let latin = try NSAttributedString(
      document: Data([0xFC]),
      options: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
    #expect(latin.string == "ü")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(document: Data([0xFF, 0xFE, 0xFF]), options: [:])
    }
  }

  @Test func attachmentsCountOnTheirMark() {
    let text = NSAttributedString(string: "a\u{FFFC}b", attributes: [.attachment: "x"])
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(!text.containsAttachments(in: NSRange(location: 2, length: 1)))
  }

  // MARK: Helpers

  private func stretches(
    of key: NSAttributedString.Key, _ text: NSAttributedString, _ range: NSRange,
    _ options: NSAttributedString.EnumerationOptions = []
  ) -> [String] {
    var list: [String] = []
    text.enumerateAttribute(key, in: range, options: options) { value, range, _ in
      list.append("\(value.map { "\($0)" } ?? "nil") \(range.location)+\(range.length)")
    }
    return list
  }
}

/// An object like a font: equal to those of the same name.
private final class NamedObject: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
  override func isEqual(_ object: Any?) -> Bool { (object as? NamedObject)?.name == name }
  override var hash: Int { name.utf8.count }
}

private enum KernName: BridgedAttribute {
  typealias Value = CGFloat
  static let name = "NSKern"
  static let key = NSAttributedString.Key.kern
}

private enum LineName: BridgedAttribute {
  typealias Value = NSUnderlineStyle
  static let name = "NSUnderline"
  static let key = NSAttributedString.Key.underlineStyle
}
