// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// HTML as a sequence of tags and texts. All text is HTML: what is no tag is text.

/// Cuts HTML into tags and texts, as the tokenizer of the HTML standard does.
struct HTMLTokenizer {
  enum Token: Equatable {
    case text(String)
    case start(String, attributes: [String: String])
    case end(String)
  }

  private let units: [UInt8]
  private var place = 0
  /// The element whose text has no tags, until its end.
  private var rawName: String?

  init(_ html: String) { units = Array(html.utf8) }

  /// The next tag or text; nil at the end. Comments, doctypes and processing instructions are skipped.
  mutating func next() -> Token? {
    if let name = rawName {
      rawName = nil
      if let text = rawText(until: name) { return .text(text) }
    }
    while place < units.count {
      if units[place] == 0x3C {
        if let token = tag() { return token }
        if skipMarkup() { continue }
      }
      let start = place
      place += 1
      while place < units.count, units[place] != 0x3C { place += 1 }
      return .text(HTMLEntities.decoded(string(start..<place)))
    }
    return nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF8.self)
  }

  /// The text up to an element's end tag, which is read next. Entities count in a title or text area alone.
  private mutating func rawText(until name: String) -> String? {
    let start = place
    let end = Array("</\(name)".utf8)
    while place < units.count, !matches(end) { place += 1 }
    guard place > start else { return nil }
    let text = string(start..<place)
    return name == "title" || name == "textarea" ? HTMLEntities.decoded(text) : text
  }

  private func matches(_ text: [UInt8]) -> Bool {
    guard place + text.count <= units.count else { return false }
    return text.indices.allSatisfy { lowercase(units[place + $0]) == text[$0] }
  }

  private func lowercase(_ unit: UInt8) -> UInt8 { (0x41...0x5A).contains(unit) ? unit + 32 : unit }

  private func isLetter(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(lowercase(unit)) }

  private func isSpace(_ unit: UInt8) -> Bool { unit == 0x20 || (0x09...0x0D).contains(unit) }

  /// Skips a comment, doctype or instruction that begins here; false if none does.
  private mutating func skipMarkup() -> Bool {
    if matches(Array("<!--".utf8)) {
      place += 4
      let end = Array("-->".utf8)
      while place < units.count, !matches(end) { place += 1 }
      place = min(place + 3, units.count)
      return true
    }
    guard place + 1 < units.count, [0x21, 0x3F, 0x2F].contains(units[place + 1]) else {
      return false
    }
    // "</" before anything but a letter is a comment too.
    while place < units.count, units[place] != 0x3E { place += 1 }
    place = min(place + 1, units.count)
    return true
  }

  /// The tag that begins here; nil if none does.
  private mutating func tag() -> Token? {
    var index = place + 1
    let isEnd = index < units.count && units[index] == 0x2F
    if isEnd { index += 1 }
    guard index < units.count, isLetter(units[index]) else { return nil }
    let start = index
    while index < units.count, !isSpace(units[index]), units[index] != 0x2F, units[index] != 0x3E {
      index += 1
    }
    let name = string(start..<index).lowercased()
    place = index
    let attributes = attributes()
    if isEnd { return .end(name) }
    if ["script", "style", "title", "textarea", "noscript", "xmp", "iframe"].contains(name) {
      rawName = name
    }
    return .start(name, attributes: attributes)
  }

  /// The attributes up to the end of the tag, which is passed.
  private mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while place < units.count {
      while place < units.count, isSpace(units[place]) || units[place] == 0x2F { place += 1 }
      guard place < units.count else { break }
      if units[place] == 0x3E {
        place += 1
        break
      }
      let start = place
      place += 1
      while place < units.count, !isSpace(units[place]), ![0x2F, 0x3E, 0x3D].contains(units[place])
      {
        place += 1
      }
      let name = string(start..<place).lowercased()
      while place < units.count, isSpace(units[place]) { place += 1 }
      var value = ""
      if place < units.count, units[place] == 0x3D {
        place += 1
        value = attributeValue()
      }
      if found[name] == nil { found[name] = value }
    }
    return found
  }

  private mutating func attributeValue() -> String {
    while place < units.count, isSpace(units[place]) { place += 1 }
    guard place < units.count else { return "" }
    let start: Int
    let quote = units[place]
    if quote == 0x22 || quote == 0x27 {
      place += 1
      start = place
      while place < units.count, units[place] != quote { place += 1 }
      defer { place = min(place + 1, units.count) }
      return HTMLEntities.decoded(string(start..<place))
    }
    start = place
    while place < units.count, !isSpace(units[place]), units[place] != 0x3E { place += 1 }
    return HTMLEntities.decoded(string(start..<place))
  }
}
