// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of people in a language's order, which Foundation has on Apple's systems alone.

public import Foundation

/// Writes a person's name: `Dr. Ada King Lovelace`, `Ada Lovelace`, `Ada`, `AL`.
///
/// Names in Chinese, Japanese and Korean script have the family name first and no spaces; so have those of a locale of
/// these languages. Others have the given name first.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// `medium`
    case `default` = 0
    /// The nickname or the given name.
    case short
    /// Given and family name.
    case medium
    /// All parts.
    case long
    /// Initials.
    case abbreviated
  }

  /// What a formatter writes in place of the name.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representation.
    public static let phonetic = Self(rawValue: 2)
  }

  /// The length of a name; `.default` by default.
  open var style = Style.default
  /// Whether the phonetic representation is written; false by default.
  open var isPhonetic = false
  /// The language; the program's by default.
  open var locale: Locale! = .current

  /// A name in the program's language.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name; empty without parts.
  open func string(from components: PersonNameComponents) -> String {
    let whole = isPhonetic ? components.phoneticRepresentation ?? components : components
    func part(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    let given = part(whole.givenName)
    let family = part(whole.familyName)
    let isEastern = isFamilyFirst(whole)
    let pair = isEastern ? [family, given] : [given, family]
    let parts: [String?]
    switch style {
    case .short: parts = [part(whole.nickname) ?? given ?? family]
    case .long:
      parts =
        isEastern
        ? [part(whole.namePrefix), family, part(whole.middleName), given, part(whole.nameSuffix)]
        : [
          part(whole.namePrefix), given, part(whole.middleName), family, part(whole.nameSuffix),
        ]
    case .abbreviated:
      if isEastern { return given ?? family ?? "" }
      return pair.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    case .default, .medium:
      parts = pair.contains { $0 != nil } ? pair : [part(whole.middleName) ?? part(whole.nickname)]
    }
    return parts.compactMap { $0 }.joined(separator: isIdeographic(whole) ? "" : " ")
  }

  /// A name as an attributed text without attributes.
  open func annotatedString(from components: PersonNameComponents) -> Foundation.NSAttributedString
  {
    Foundation.NSAttributedString(string: string(from: components))
  }

  /// The parts of a western name: prefixes, the given name, middle names, the family name, suffixes; nil for an empty
  /// text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var components = PersonNameComponents()
    func bare(_ word: String) -> String {
      word.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ".,"))
    }
    let prefixes: Set = ["dr", "mr", "mrs", "ms", "prof", "sir", "miss", "rev"]
    let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
    if words.count > 1, prefixes.contains(bare(words[0])) {
      components.namePrefix = words.removeFirst()
    }
    if words.count > 1, suffixes.contains(bare(words[words.count - 1])) {
      components.nameSuffix = words.removeLast()
      words[words.count - 1] = words[words.count - 1].trimmingCharacters(
        in: CharacterSet(charactersIn: ","))
    }
    components.givenName = words.removeFirst()
    if let family = words.popLast() { components.familyName = family }
    if !words.isEmpty { components.middleName = words.joined(separator: " ") }
    return components
  }

  /// A name; nil if the object is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  private func isIdeographic(_ components: PersonNameComponents) -> Bool {
    let text = (components.givenName ?? "") + (components.familyName ?? "")
    return !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
      }
  }

  private func isFamilyFirst(_ components: PersonNameComponents) -> Bool {
    if isIdeographic(components) { return true }
    let language = (locale ?? .current).language.languageCode?.identifier ?? ""
    let text = (components.givenName ?? "") + (components.familyName ?? "")
    // A western name keeps its order in an eastern language.
    return ["zh", "ja", "ko", "hu"].contains(language)
      && !(text.allSatisfy(\.isASCII) && language != "hu")
  }
}
