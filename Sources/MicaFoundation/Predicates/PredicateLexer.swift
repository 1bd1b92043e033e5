// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a predicate's format string to its words.

internal import Foundation
internal import MicaRuntime

/// Reads a format string, and takes an argument for each of its specifiers.
struct PredicateLexer {
  private let format: String
  private let characters: [Character]
  private let arguments: [Any?]
  private var place = 0
  private var nextArgument = 0

  /// The words of a format string; an error where a word can't be one, or an argument is missing.
  static func tokens(of format: String, _ arguments: [Any?]) throws -> [PredicateToken] {
    var lexer = PredicateLexer(format, arguments)
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    characters = Array(format)
    self.arguments = arguments
  }

  private var current: Character? { place < characters.count ? characters[place] : nil }

  private func peek(_ offset: Int) -> Character? {
    place + offset < characters.count ? characters[place + offset] : nil
  }

  private func failure(_ reason: String) -> PredicateFormatError {
    PredicateFormatError(format: format, reason: reason)
  }

  private mutating func next() throws -> PredicateToken? {
    while let space = current, space.isWhitespace { place += 1 }
    guard let first = current else { return nil }
    switch first {
    case "\"", "'": return try text(until: first)
    case "%": return try specifier()
    case "$": return try variable()
    case "@":
      place += 1
      return .collectionOperator("@" + name())
    case "#":
      place += 1
      return .key(name())
    case "0"..."9": return try number()
    case ".":
      if let digit = peek(1), digit.isASCII, digit.isNumber { return try number() }
      return symbol()
    default:
      return Self.begins(first) ? .word(name()) : try known(symbol())
    }
  }

  // MARK: Names

  private static func begins(_ character: Character) -> Bool {
    character == "_" || character.isLetter
  }

  private mutating func name() -> String {
    let start = place
    while let character = current, Self.begins(character) || character.isNumber { place += 1 }
    return String(characters[start..<place])
  }

  private mutating func variable() throws -> PredicateToken {
    place += 1
    let name = name()
    guard name.isEmpty else { return .variable(name) }
    // `$%K`: the name is an argument.
    if current == "%", case .key(let key) = try specifier() { return .variable(key) }
    throw failure("a $ without a name")
  }

  // MARK: Texts and numbers

  private mutating func text(until quote: Character) throws -> PredicateToken {
    place += 1
    var text = ""
    while let character = current {
      place += 1
      if character == quote { return .text(text) }
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      place += 1
      text.append(try unescaped(escaped))
    }
    throw failure("a text without an end")
  }

  private mutating func unescaped(_ character: Character) throws -> Character {
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "x": return try scalar(digits: 2)
    case "u": return try scalar(digits: 4)
    default: return character
    }
  }

  private mutating func scalar(digits: Int) throws -> Character {
    let end = min(place + digits, characters.count)
    guard let code = UInt32(String(characters[place..<end]), radix: 16),
      let scalar = Unicode.Scalar(code)
    else { throw failure("a character's number that isn't one") }
    place = end
    return Character(scalar)
  }

  private mutating func number() throws -> PredicateToken {
    for (mark, radix) in [("x", 16), ("o", 8), ("b", 2)]
    where current == "0" && peek(1)?.lowercased() == mark {
      place += 2
      let digits = name()
      guard let value = UInt64(digits, radix: radix) else { throw failure("no number: \(digits)") }
      return .number(NSNumber(value: value))
    }
    let start = place
    func skipDigits(_ lexer: inout PredicateLexer) {
      while let digit = lexer.current, digit.isASCII, digit.isNumber { lexer.place += 1 }
    }
    skipDigits(&self)
    if current == ".", let digit = peek(1), digit.isASCII, digit.isNumber {
      place += 1
      skipDigits(&self)
    }
    if current == "e" || current == "E" {
      let sign = peek(1) == "-" || peek(1) == "+" ? 2 : 1
      if let digit = peek(sign), digit.isASCII, digit.isNumber {
        place += sign
        skipDigits(&self)
      }
    }
    let text = String(characters[start..<place])
    if let whole = Int64(text) { return .number(NSNumber(value: whole)) }
    guard let value = Double(text) else { throw failure("no number: \(text)") }
    return .number(NSNumber(value: value))
  }

  // MARK: Symbols

  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")",
    "{", "}", "[", "]", ",", ".", "+", "-", "*", "/",
  ]

  private mutating func symbol() -> PredicateToken {
    let two = String(characters[place..<min(place + 2, characters.count)])
    let found = Self.symbols.first { two.hasPrefix($0) } ?? String(characters[place])
    place += found.count
    return .symbol(found)
  }

  private func known(_ token: PredicateToken) throws -> PredicateToken {
    if case .symbol(let text) = token, !Self.symbols.contains(text) {
      throw failure("unexpected \(text)")
    }
    return token
  }

  // MARK: Arguments

  private mutating func specifier() throws -> PredicateToken {
    place += 1
    guard let first = current else { throw failure("a % at the end") }
    switch first {
    case "%":
      place += 1
      return .symbol("%")
    case "@":
      place += 1
      return .argument(try argumentPlace())
    case "K":
      place += 1
      guard let key = unwrapped(arguments[try argumentPlace()]) as? String else {
        throw failure("%K without a text")
      }
      return .key(key)
    default: return try numericSpecifier()
    }
  }

  /// `%d`, `%ld`, `%lu`, `%f`, `%5.2f` …: a number. `%s`: a text.
  private mutating func numericSpecifier() throws -> PredicateToken {
    while let character = current, "0123456789.+- hlqLzjt".contains(character) { place += 1 }
    guard let kind = current else { throw failure("a % at the end") }
    place += 1
    let value = unwrapped(arguments[try argumentPlace()])
    switch kind {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
      guard case .value(let number) = Converted<Int64>(value) else { break }
      return .number((value as? UInt64).map(NSNumber.init(value:)) ?? NSNumber(value: number))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard case .value(let number) = Converted<Double>(value) else { break }
      return .number(NSNumber(value: number))
    case "s", "S":
      if let text = value as? String { return .text(text) }
    default: throw failure("no specifier: %\(kind)")
    }
    throw failure("%\(kind) and an argument of another kind")
  }

  private mutating func argumentPlace() throws -> Int {
    guard nextArgument < arguments.count else { throw failure("too few arguments") }
    nextArgument += 1
    return nextArgument - 1
  }
}
