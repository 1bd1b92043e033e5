// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's dictionary: there is none, so that every word is a word.

public import Foundation
internal import MicaRaster

/// Finds misspelled words.
///
/// Partly: without a dictionary; none is ever found.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Words that aren't looked at; nil by default.
  open var ignoredWords: [String]?

  /// A checker.
  public override init() {}

  /// The next misspelled word; none, which is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    Unsupported.note("UITextChecker has no dictionary in Mica. It finds no misspelled word.")
    return NSRange(location: NSNotFound, length: 0)
  }
  /// What may have been meant; nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// How a word may go on; nil.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// Adds a word to the user's own dictionary: there is none.
  open class func learnWord(_ word: String) {}
  /// Whether a word is in the user's own dictionary; no.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Removes a word from the user's own dictionary: there is none.
  open class func unlearnWord(_ word: String) {}
  /// Leaves a word out.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// Languages that there is a dictionary of; English alone, for programs that look before they ask.
  open class var availableLanguages: [String] { ["en_US"] }
}
