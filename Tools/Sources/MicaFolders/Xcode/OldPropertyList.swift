// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the property lists that Xcode writes: `{ key = value; list = ( a, b, ); }` with comments.

/// What is wrong with a property list.
package struct PropertyListError: Error, Equatable {
  /// From 1.
  package let line: Int
  package let reason: String
}

/// Tables of texts in the same form.
package enum StringsTable {
  /// Reads a table: `"key" = "value";`. Throws for what is none.
  package static func read(_ text: String) throws(PropertyListError) -> [String: PropertyValue] {
    let isWhole = text.drop(while: \.isWhitespace).hasPrefix("{")
    return try OldPropertyList.read(Array((isWhole ? text : "{" + text + "\n}").utf8)).table
  }
}

/// Reads one property list, byte by byte.
struct OldPropertyList {
  /// Deeper ones are refused: project files need 6.
  static let mostLevels = 64
  /// Larger ones are refused.
  static let mostBytes = 64 << 20
  /// Values; Xcode's largest projects have a tenth of that.
  static let mostValues = 4_000_000

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var values = 0

  /// The value of a whole text.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValue {
    guard bytes.count <= mostBytes else {
      throw PropertyListError(line: 1, reason: "it is larger than \(mostBytes >> 20) MB")
    }
    let result: Result<PropertyValue, PropertyListError> = bytes.withUnsafeBufferPointer { bytes in
      var reader = OldPropertyList(bytes: bytes)
      do throws(PropertyListError) { return .success(try reader.readAll()) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func readAll() throws(PropertyListError) -> PropertyValue {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { place = 3 }
    try skipSpace()
    let value = try readValue(level: 0)
    try skipSpace()
    if place < bytes.count { throw wrong("there is something after the end") }
    return value
  }

  private mutating func readValue(level: Int) throws(PropertyListError) -> PropertyValue {
    guard level <= Self.mostLevels else { throw wrong("it is nested too deeply") }
    values += 1
    guard values <= Self.mostValues else { throw wrong("it has too many values") }
    guard place < bytes.count else { throw wrong("it ends too soon") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return .table(try readTable(level))
    case UInt8(ascii: "("): return .list(try readList(level))
    case UInt8(ascii: "<"): return .text(try readData())
    default: return .text(try readText())
    }
  }

  private mutating func readTable(
    _ level: Int
  ) throws(PropertyListError) -> [String: PropertyValue] {
    place += 1
    var table: [String: PropertyValue] = [:]
    while true {
      try skipSpace()
      if take("}") { return table }
      let key = try readText()
      try skipSpace()
      // `key;` means `key = key;`, as in tables of strings.
      var value = PropertyValue.text(key)
      if take("=") {
        try skipSpace()
        value = try readValue(level: level + 1)
        try skipSpace()
      }
      table[key] = value
      if take(";") { continue }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "}") else {
        throw wrong("a ; is missing after the value of \(key.prefix(40))")
      }
    }
  }

  private mutating func readList(_ level: Int) throws(PropertyListError) -> [PropertyValue] {
    place += 1
    var list: [PropertyValue] = []
    while true {
      try skipSpace()
      if take(")") { return list }
      list.append(try readValue(level: level + 1))
      try skipSpace()
      if take(",") { continue }
      guard place < bytes.count, bytes[place] == UInt8(ascii: ")") else {
        throw wrong("a , is missing in a list")
      }
    }
  }

  /// Bytes in hexadecimal digits: their text, which nothing here asks for.
  private mutating func readData() throws(PropertyListError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    guard take(">") else { throw wrong("data without an end") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func readText() throws(PropertyListError) -> String {
    guard place < bytes.count else { throw wrong("it ends too soon") }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try readQuoted(quote) }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    guard place > start else {
      throw wrong("'\(Character(Unicode.Scalar(quote)))' stands where a text should be")
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(PropertyListError) -> String {
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\\") {
      place += 1
    }
    if place < bytes.count, bytes[place] == quote {
      defer { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var text = Array(bytes[start..<place])
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &text)
      } else {
        text.append(byte)
      }
    }
    throw wrong("a quoted text without an end")
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let scalar = Unicode.Scalar(readDigits(4, base: 16)) ?? "\u{FFFD}"
      text += Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      let scalar = Unicode.Scalar(readDigits(3, base: 8)) ?? "\u{FFFD}"
      text += Array(String(Character(scalar)).utf8)
    default: text.append(byte)
    }
  }

  private mutating func readDigits(_ most: Int, base: UInt32) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<most {
      guard place < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue.map(UInt32.init),
        digit < base
      else { break }
      value = value * base + digit
      place += 1
    }
    return value
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 32 || (9...13).contains(byte) {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        while place < bytes.count, bytes[place] != 10 { place += 1 }
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    throw wrong("a comment without an end")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// What stands without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...:
      true
    default: false
    }
  }

  private func wrong(_ reason: String) -> PropertyListError {
    let line = bytes[..<min(place, bytes.count)].reduce(into: 1) { if $1 == 10 { $0 += 1 } }
    return PropertyListError(line: line, reason: reason)
  }
}
