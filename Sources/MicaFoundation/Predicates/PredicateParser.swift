// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a format string's words to a predicate: and, or, not, comparisons.

internal import Foundation

/// Reads predicates out of words. `PredicateParser+Expressions` reads the sides of comparisons.
struct PredicateParser {
  let format: String
  let tokens: [PredicateToken]
  let arguments: [Any?]
  var place = 0
  /// How many parentheses, nots and the like the parser is in.
  private var depth = 0

  /// The predicate of a format string.
  static func predicate(of format: String, _ arguments: [Any?]) throws -> NSPredicate {
    var parser = try PredicateParser(format, arguments)
    let predicate = try parser.disjunction()
    try parser.expectEnd()
    return predicate
  }

  /// The expression of a format string.
  static func expression(of format: String, _ arguments: [Any?]) throws -> NSExpression {
    var parser = try PredicateParser(format, arguments)
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  private init(_ format: String, _ arguments: [Any?]) throws {
    self.format = format
    self.arguments = arguments
    tokens = try PredicateLexer.tokens(of: format, arguments)
  }

  // MARK: Words

  var current: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  func failure(_ reason: String) -> PredicateFormatError {
    PredicateFormatError(format: format, reason: reason)
  }

  mutating func take(_ symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  mutating func take(keyword: String) -> Bool {
    guard current?.keyword == keyword else { return false }
    place += 1
    return true
  }

  mutating func expect(_ symbol: String) throws {
    guard take(symbol) else { throw failure("\(symbol) is missing") }
  }

  private func expectEnd() throws {
    if let current { throw failure("unexpected \(current)") }
  }

  /// Reads something inside of something; an error where that goes too deep.
  mutating func nested<Result>(
    _ read: (inout PredicateParser) throws -> Result
  ) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw failure("too deep") }
    return try read(&self)
  }

  // MARK: Predicates

  mutating func disjunction() throws -> NSPredicate {
    try joined(.or, "OR", "||") { try $0.conjunction() }
  }

  private mutating func conjunction() throws -> NSPredicate {
    try joined(.and, "AND", "&&") { try $0.negation() }
  }

  private mutating func joined(
    _ type: NSCompoundPredicate.LogicalType, _ word: String, _ sign: String,
    _ read: (inout PredicateParser) throws -> NSPredicate
  ) throws -> NSPredicate {
    var parts = [try read(&self)]
    while take(keyword: word) || take(sign) { parts.append(try read(&self)) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(type: type, subpredicates: parts)
  }

  private mutating func negation() throws -> NSPredicate {
    if take(keyword: "NOT") || take("!") {
      return NSCompoundPredicate(
        notPredicateWithSubpredicate: try nested { try $0.negation() })
    }
    if take(keyword: "TRUEPREDICATE") { return NSPredicate(value: true) }
    if take(keyword: "FALSEPREDICATE") { return NSPredicate(value: false) }
    return current == .symbol("(") ? try parenthesised() : try comparison()
  }

  /// A predicate in parentheses, or a comparison whose left side has them: `(a + b) > 3`.
  private mutating func parenthesised() throws -> NSPredicate {
    let start = place
    place += 1
    let inner = Result { () throws -> NSPredicate in
      let inner = try nested { try $0.disjunction() }
      try expect(")")
      return inner
    }
    guard case .failure(let reason) = inner else { return try inner.get() }
    place = start
    do {
      return try comparison()
    } catch {
      // That of the more likely form.
      throw reason
    }
  }

  private mutating func comparison() throws -> NSPredicate {
    var modifier = NSComparisonPredicate.Modifier.direct
    var isNone = false
    if take(keyword: "ANY") || take(keyword: "SOME") {
      modifier = .any
    } else if take(keyword: "ALL") {
      modifier = .all
    } else if take(keyword: "NONE") {
      (modifier, isNone) = (.any, true)
    }
    let left = try expression()
    let type = try comparisonOperator()
    let options = try options()
    let right = try expression()
    let predicate = NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: modifier, type: type,
      options: options)
    return isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
  }

  private static let symbols: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">": .greaterThan,
    ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
  ]

  private static let words: [String: NSComparisonPredicate.Operator] = [
    "IN": .in, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
    "LIKE": .like, "MATCHES": .matches, "BETWEEN": .between,
  ]

  private mutating func comparisonOperator() throws -> NSComparisonPredicate.Operator {
    let found: NSComparisonPredicate.Operator? =
      if case .symbol(let symbol)? = current {
        Self.symbols[symbol]
      } else {
        current?.keyword.flatMap { Self.words[$0] }
      }
    guard let found else { throw failure("a comparison is missing") }
    place += 1
    return found
  }

  /// `[cd]` after an operator.
  private mutating func options() throws -> NSComparisonPredicate.Options {
    guard current == .symbol("["), place + 2 < tokens.count,
      case .word(let letters) = tokens[place + 1], tokens[place + 2] == .symbol("]")
    else { return [] }
    var options: NSComparisonPredicate.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      // In the locale's way, which is ours anyway.
      case "l": break
      default: throw failure("no option: \(letter)")
      }
    }
    place += 3
    return options
  }
}
