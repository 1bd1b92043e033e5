// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The reader of a PDF file's tokens (ISO 32000, 7.2).

/// Reads values from bytes. Each token spends from a budget; where that is exhausted, the bytes end.
struct PDFScanner {
  let bytes: [UInt8]
  var place: Int
  private let budget: VectorBudget
  /// Whether the values will be stored, so that they spend memory.
  private let isStored: Bool
  /// Lists and dictionaries within each other.
  private static let mostLevels = 32
  /// About how much a stored value takes.
  private static let bytesPerValue = 48

  init(_ bytes: [UInt8], at place: Int = 0, budget: VectorBudget, isStored: Bool = false) {
    (self.bytes, self.place) = (bytes, max(0, place))
    (self.budget, self.isStored) = (budget, isStored)
  }

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

  /// The next value; nil at the end, for what is none, and once the budget is exhausted.
  mutating func value(level: Int = 0) -> PDFValue? {
    let start = place
    skipSpace()
    guard place < bytes.count, level < Self.mostLevels else { return nil }
    if isStored, !budget.take(bytes: Self.bytesPerValue) { return nil }
    let result: PDFValue?
    switch bytes[place] {
    case UInt8(ascii: "["):
      place += 1
      guard budget.spend(2) else { return nil }
      return list(until: UInt8(ascii: "]"), level).map { .list($0) }
    case UInt8(ascii: "<") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "<"):
      place += 2
      guard budget.spend(2) else { return nil }
      return table(level)
    case UInt8(ascii: "/"):
      place += 1
      result = .name(nameText())
    case UInt8(ascii: "("): result = .text(text())
    case UInt8(ascii: "<"): result = .text(hexText())
    default: result = plain()
    }
    let length = place - start
    if isStored, length > 32, !budget.take(bytes: length) { return nil }
    return budget.spend(1 + length / 16) ? result : nil
  }

  private mutating func list(until end: UInt8, _ level: Int) -> [PDFValue]? {
    var list: [PDFValue] = []
    while true {
      skipSpace()
      guard place < bytes.count else { return nil }
      if bytes[place] == end {
        place += 1
        return list
      }
      guard let value = value(level: level + 1) else { return nil }
      // `3 0 R` stands for an object.
      if case .word("R") = value, list.count >= 2, let number = list[list.count - 2].integer {
        list.removeLast(2)
        list.append(.reference(number))
      } else {
        list.append(value)
      }
    }
  }

  private mutating func table(_ level: Int) -> PDFValue? {
    guard let values = list(until: UInt8(ascii: ">"), level) else { return nil }
    place = min(bytes.count, place + 1)
    var table: [String: PDFValue] = [:]
    var index = 0
    while index + 1 < values.count {
      if let name = values[index].name { table[name] = values[index + 1] }
      index += 2
    }
    return .table(table)
  }

  private mutating func nameText() -> String {
    let start = place
    var isEscaped = false
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) {
      if bytes[place] == UInt8(ascii: "#") { isEscaped = true }
      place += 1
    }
    guard isEscaped else { return String(decoding: bytes[start..<place], as: UTF8.self) }
    var name: [UInt8] = []
    var index = start
    while index < place {
      if bytes[index] == UInt8(ascii: "#"), index + 2 < place,
        let high = Self.digit(bytes[index + 1]), let low = Self.digit(bytes[index + 2])
      {
        name.append(high << 4 | low)
        index += 3
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// A text in parentheses (ISO 32000, 7.3.4.2).
  private mutating func text() -> [UInt8] {
    place += 1
    var depth = 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\\"): readEscape(into: &text)
      case UInt8(ascii: "("):
        depth += 1
        text.append(byte)
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
        text.append(byte)
      default: text.append(byte)
      }
    }
    return text
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 13: if place < bytes.count, bytes[place] == 10 { place += 1 }
    case 10: break
    case 48...55:
      var value = Int(byte - 48)
      for _ in 0..<2 where place < bytes.count && (48...55).contains(bytes[place]) {
        value = value * 8 + Int(bytes[place] - 48)
        place += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(byte)
    }
  }

  private mutating func hexText() -> [UInt8] {
    place += 1
    var text: [UInt8] = []
    var half: UInt8?
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[place]) {
        if let high = half {
          text.append(high << 4 | digit)
          half = nil
        } else {
          half = digit
        }
      }
      place += 1
    }
    place += 1
    if let half { text.append(half << 4) }
    return text
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
    let word = bytes[start..<place]
    if let number = PlainNumber.value(of: word) { return .number(number) }
    if word.count > 64 { return .word("") }
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return PDFValue.none
    default: return .word(text)
    }
  }
}

/// Decimal numbers in bytes.
enum PlainNumber {
  /// The number that the bytes are; nil for other bytes and for numbers that are not finite.
  static func value(of word: ArraySlice<UInt8>) -> Double? {
    var place = word.startIndex
    guard let first = word.first, word.count <= 64 else { return nil }
    var isNegative = false
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      place += 1
    }
    var digits = 0
    var mantissa = 0
    var decimals = 0
    var isFraction = false
    while place < word.endIndex {
      let byte = word[place]
      if (48...57).contains(byte) {
        mantissa = mantissa &* 10 &+ Int(byte - 48)
        digits += 1
        if isFraction { decimals += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      place += 1
    }
    guard digits > 0 else { return nil }
    if place == word.endIndex, digits <= 15 {
      // Both are exact, so that the quotient is rounded once.
      let value = Double(mantissa) / powers[decimals]
      return isNegative ? -value : value
    }
    let number = Double(String(decoding: word, as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static let powers: [Double] = (0...15).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
