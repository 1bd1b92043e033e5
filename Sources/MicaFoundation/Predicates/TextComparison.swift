// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How predicates compare texts: whole ones, parts, wildcards, regular expressions.

internal import Foundation

extension String {
  /// Letters as options see them: without case, without accents.
  private func folded(_ options: NSComparisonPredicate.Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? self : self.folding(options: folding, locale: nil)
  }

  func isSame(as other: String, _ options: NSComparisonPredicate.Options) -> Bool {
    folded(options) == other.folded(options)
  }

  func order(
    _ other: String, _ options: NSComparisonPredicate.Options
  ) -> ComparisonResult {
    let (first, second) = (folded(options), other.folded(options))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  /// Whether another text is part of this one. The empty text is part of none, as `rangeOfString:` has it.
  func holds(_ other: String, _ options: NSComparisonPredicate.Options) -> Bool {
    let other = other.folded(options)
    return !other.isEmpty && folded(options).contains(other)
  }

  func begins(with other: String, _ options: NSComparisonPredicate.Options) -> Bool {
    folded(options).hasPrefix(other.folded(options))
  }

  func ends(with other: String, _ options: NSComparisonPredicate.Options) -> Bool {
    folded(options).hasSuffix(other.folded(options))
  }

  /// Whether the text is like a pattern, in which `?` stands for one character, `*` for any number of
  /// them, and a backslash takes their meaning away.
  func isLike(_ pattern: String, _ options: NSComparisonPredicate.Options) -> Bool {
    var expression = ""
    var isEscaped = false
    for character in pattern.folded(options) {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, "*"): expression += ".*"
      case (false, "?"): expression += "."
      default: expression += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return folded(options).matches(whole: expression, dotMatchesLines: true)
  }

  /// Whether the whole text fits a regular expression. Stops the program where that isn't one.
  func matches(_ pattern: String, _ options: NSComparisonPredicate.Options) -> Bool {
    folded(options.subtracting(.caseInsensitive)).matches(
      whole: pattern, ignoresCase: options.contains(.caseInsensitive))
  }

  private func matches(
    whole pattern: String, ignoresCase: Bool = false, dotMatchesLines: Bool = false
  ) -> Bool {
    var options: NSRegularExpression.Options = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if dotMatchesLines { options.insert(.dotMatchesLineSeparators) }
    guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))\\z", options: options)
    else {
      fatalError(
        "Can't do regex matching, reason: Can't open pattern (string \(self), pattern \(pattern))")
    }
    let range = NSRange(location: 0, length: utf16.count)
    return expression.firstMatch(in: self, options: .anchored, range: range) != nil
  }
}
