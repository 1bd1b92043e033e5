// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The words of a predicate's format string, with the arguments that stand for some of them.

internal import Foundation

/// A word of a format string.
enum PredicateToken: Equatable {
  /// A key, a function's name, or a keyword, as it is written.
  case word(String)
  /// A key that is no keyword: `#size`, or what `%K` stands for.
  case key(String)
  /// An operator of collections: `@count`.
  case collectionOperator(String)
  /// `$NAME`, without the sign.
  case variable(String)
  case text(String)
  case number(NSNumber)
  /// What `%@` stands for, by its place among the arguments.
  case argument(Int)
  /// `==`, `(`, `[` …
  case symbol(String)

  /// The keyword that a word is, in capitals; nil for anything else.
  var keyword: String? {
    guard case .word(let word) = self else { return nil }
    let name = word.uppercased()
    return Self.keywords.contains(name) ? name : nil
  }

  /// Words that are no keys unless `#` stands before them.
  static let keywords: Set<String> = [
    "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "IN", "LIKE", "MATCHES", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "BETWEEN", "TRUE", "YES", "FALSE", "NO", "NULL", "NIL", "SELF",
    "TRUEPREDICATE", "FALSEPREDICATE", "SUBQUERY", "CAST", "ANYKEY", "UNION", "INTERSECT", "MINUS",
    "FUNCTION", "TERNARY",
  ]
}

/// What is wrong with a format string.
struct PredicateFormatError: Error, CustomStringConvertible {
  let format: String
  /// What nobody expected, for whoever reads the message.
  let reason: String

  /// Apple's words, and ours.
  var description: String { "Unable to parse the format string \"\(format)\": \(reason)" }
}
