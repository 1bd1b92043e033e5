// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places where a word may be hyphenated, by libhyphen and its pattern files.

internal import CHyphen
internal import CICU
internal import Glibc
internal import Synchronization

/// Hyphenates words of one language.
///
/// Safe from any thread; a language's patterns are read once and kept.
package struct Hyphenator: Sendable {
  private let patterns: HyphenPatterns

  /// The hyphenator of a BCP 47 language tag such as `en-US`.
  ///
  /// Patterns are `hyph_en_US.dic` or `hyph_en.dic` in the folder `hyphenation` of the fonts, or, with
  /// the machine's fonts, in `/usr/share/hyphen`. Nil where there are none. A bare `en` takes American
  /// patterns.
  package init?(language: String) {
    guard let patterns = HyphenPatterns.named(language) else { return nil }
    self.patterns = patterns
  }

  /// The UTF-16 offsets in a word before which a hyphen may be put, in ascending order.
  ///
  /// A word with soft hyphens breaks behind these only. Anything but letters separates words, so
  /// quotes and dashes may stand around or within. Case doesn't matter. Points where the spelling
  /// would change are left out, as is a run of more than 128 letters.
  package func offsets(in word: [UInt16]) -> [Int] {
    if word.contains(0xAD) {
      return word.indices.filter { word[$0] == 0xAD && $0 > 0 && $0 + 1 < word.count }.map {
        $0 + 1
      }
    }
    var offsets: [Int] = []
    word.withUnsafeBufferPointer { units in
      var offset = 0
      while offset < units.count {
        var letters = HyphenLetters()
        while offset < units.count, letters.take(units, &offset) {}
        patterns.hyphenate(letters, into: &offsets)
      }
    }
    return offsets
  }
}

/// A run of letters in lower case as UTF-8, with the offset of each character.
private struct HyphenLetters {
  var bytes: [UInt8] = []
  var starts: [Int] = []

  /// Takes the next character; false where it is no letter, which is skipped.
  mutating func take(_ units: UnsafeBufferPointer<UInt16>, _ offset: inout Int) -> Bool {
    let start = offset
    let scalar = UTF16Text.scalar(units, &offset)
    guard Self.isLetter(scalar) else { return false }
    let lower = mica_lowercase(scalar)
    guard let letter = Unicode.Scalar(lower) else { return false }
    bytes.append(contentsOf: String(letter).utf8)
    starts.append(start)
    return true
  }

  /// Letters and marks (Unicode's categories L and M).
  private static func isLetter(_ scalar: UInt32) -> Bool {
    let category = mica_category(scalar)
    return category >= 1 && category <= 8
  }
}

/// The patterns of one file.
private final class HyphenPatterns: @unchecked Sendable {
  /// libhyphen only reads it when it hyphenates.
  private let dictionary: UnsafeMutablePointer<HyphenDict>

  private static let known = Mutex<[String: HyphenPatterns?]>([:])
  private static let longest = 128

  private init?(path: String) {
    guard let dictionary = hnj_hyphen_load(path) else { return nil }
    guard dictionary.pointee.utf8 != 0 else {
      hnj_hyphen_free(dictionary)
      return nil
    }
    self.dictionary = dictionary
  }

  deinit { hnj_hyphen_free(dictionary) }

  static func named(_ language: String) -> HyphenPatterns? {
    guard let names = fileNames(of: language) else { return nil }
    let folder = FontPlace.current.hyphenation
    for name in names {
      let path = folder + "/hyph_" + name + ".dic"
      let patterns = known.withLock { known in
        if let found = known[path] { return found }
        let read = HyphenPatterns(path: path)
        // Languages may be made up: what isn't there is looked for again beyond this many.
        if read != nil || known.count < 256 { known[path] = .some(read) }
        return read
      }
      if let patterns { return patterns }
    }
    return nil
  }

  /// `en-US` → `en_US`, `en`; nil for what can't be a language.
  private static func fileNames(of language: String) -> [String]? {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let primary = parts.first?.lowercased(), primary.utf8.count <= 3,
      language.utf8.count < 32,
      parts.allSatisfy({ $0.utf8.allSatisfy { isLetterOrDigit($0) } })
    else { return nil }
    let region = parts.dropFirst().first { $0.utf8.count == 2 }
    let full = region.map { [primary + "_" + $0.uppercased()] } ?? []
    return full + [primary] + (primary == "en" && full.isEmpty ? ["en_US"] : [])
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  func hyphenate(_ letters: HyphenLetters, into offsets: inout [Int]) {
    let count = letters.bytes.count
    guard letters.starts.count > 1, letters.starts.count <= Self.longest else { return }
    // What hyphen.h asks for: a word that ends with a zero, and five bytes more than its length for
    // the points. The library looks for forbidden parts up to the zero, and writes where they are.
    let word = letters.bytes.map { CChar(bitPattern: $0) } + [0]
    var points = [CChar](repeating: 0, count: count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    let failed = hnj_hyphen_hyphenate2(
      dictionary, word, Int32(count), &points, nil, &replacements, &positions, &cuts)
    defer {
      if let replacements {
        for index in 0..<count { free(replacements[index]) }
        free(replacements)
      }
      free(positions)
      free(cuts)
    }
    guard failed == 0 else { return }
    // The point after character i is points[i].
    for index in 0..<letters.starts.count - 1
    where points[index] & 1 != 0 && replacements?[index] == nil {
      offsets.append(letters.starts[index + 1])
    }
  }
}
