// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of the constants that Xcode writes of catalogues (Docs/porting.md).

/// An asset's name as its constant's, and a folder's as its enumeration's.
enum AssetSymbolName {
  /// `BGColor-one` is `bgColorOne`, `AccentColor` of a colour `accent`, `A-1` is `A_1`, `24h` `_24H`; nil where nothing
  /// is left. `kind` is the last word that is left out: `color` or `image`.
  static func constant(of name: Substring, kind: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
    guard let first = words.first else { return nil }
    var result: String
    if words.contains(where: { $0.contains(where: \.isLowercase) || $0.contains(where: isUncased) })
    {
      result = first.lowercased() + words.dropFirst().map(capitalized).joined()
    } else {
      result = words.joined(separator: "_")
    }
    if first.first?.isNumber == true { result = "_" + result }
    return result
  }

  /// `iconPreviews` is `IconPreviews`.
  static func type(of name: Substring) -> String? {
    let words = words(of: name)
    guard let first = words.first?.first else { return nil }
    return (first.isNumber ? "_" : "") + words.map(capitalized).joined()
  }

  /// The runs of letters and of digits; a new word begins at a capital after a small letter, and at the last of
  /// several capitals before one.
  static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        if last.isNumber != letter.isNumber || (letter.isUppercase && !last.isUppercase)
          || (letter.isUppercase && last.isUppercase && next?.isLowercase == true)
        {
          end()
        }
      }
      word.append(letter)
    }
    end()
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Letters of scripts without small ones.
  private static func isUncased(_ letter: Character) -> Bool {
    letter.isLetter && !letter.isCased
  }
}
