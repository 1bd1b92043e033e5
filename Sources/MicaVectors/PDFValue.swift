// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values of a PDF file, and the reader of their texts (ISO 32000, 7.2 and 7.3).

/// A value.
indirect enum PDFValue: Sendable {
  case none
  case number(Double)
  case flag(Bool)
  case name(String)
  case text([UInt8])
  case list([PDFValue])
  case table([String: PDFValue])
  /// A table and where its bytes begin.
  case stream([String: PDFValue], start: Int)
  case reference(Int)
  /// An operator of a drawing.
  case word(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var list: [PDFValue] { if case .list(let list) = self { list } else { [] } }
  var table: [String: PDFValue] {
    switch self {
    case .table(let table), .stream(let table, _): table
    default: [:]
    }
  }
}

/// Reads values from bytes.
struct PDFScanner {
  let bytes: [UInt8]
  var place: Int
  /// Lists and tables within each other.
  private static let mostLevels = 32

  init(_ bytes: [UInt8], at place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  mutating func skipSpace() {
    while place < bytes.count {
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if bytes[place] == UInt8(ascii: "%") {
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else {
        return
      }
    }
  }

  /// The next value; nil at the end, and for what is none.
  mutating func value(level: Int = 0) -> PDFValue? {
    skipSpace()
    guard place < bytes.count, level < Self.mostLevels else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "/"):
      place += 1
      return .name(nameText())
    case UInt8(ascii: "("): return .text(text())
    case UInt8(ascii: "["):
      place += 1
      var list: [PDFValue] = []
      while true {
        skipSpace()
        guard place < bytes.count else { return nil }
        if bytes[place] == UInt8(ascii: "]") {
          place += 1
          return .list(list)
        }
        guard let value = value(level: level + 1) else { return nil }
        Self.append(value, to: &list)
      }
    case UInt8(ascii: "<"):
      if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") { return table(level) }
      return .text(hexText())
    default: return plain()
    }
  }

  /// `3 0 R` stands for an object.
  private static func append(_ value: PDFValue, to list: inout [PDFValue]) {
    if case .word("R") = value, list.count >= 2, let number = list[list.count - 2].number {
      list.removeLast(2)
      list.append(.reference(Int(exactly: number) ?? -1))
    } else {
      list.append(value)
    }
  }

  private mutating func table(_ level: Int) -> PDFValue? {
    place += 2
    var values: [PDFValue] = []
    while true {
      skipSpace()
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ">") {
        place = min(bytes.count, place + 2)
        break
      }
      guard let value = value(level: level + 1) else { return nil }
      Self.append(value, to: &values)
    }
    var table: [String: PDFValue] = [:]
    var index = 0
    while index + 1 < values.count {
      if let name = values[index].name { table[name] = values[index + 1] }
      index += 2
    }
    return .table(table)
  }

  private mutating func nameText() -> String {
    var name: [UInt8] = []
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) {
      if bytes[place] == UInt8(ascii: "#"), place + 2 < bytes.count,
        let high = Self.digit(bytes[place + 1]), let low = Self.digit(bytes[place + 2])
      {
        name.append(high << 4 | low)
        place += 3
      } else {
        name.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private mutating func text() -> [UInt8] {
    place += 1
    var depth = 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\\") {
        if place < bytes.count { text.append(bytes[place]) }
        place += 1
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      text.append(byte)
    }
    return text
  }

  private mutating func hexText() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[place]) { digits.append(digit) }
      place += 1
    }
    place += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func plain() -> PDFValue? {
    let start = place
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) {
      place += 1
    }
    guard place > start else {
      place += 1
      return .word("")
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let number = Double(text), number.isFinite { return .number(number) }
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return PDFValue.none
    default: return .word(text)
    }
  }
}
