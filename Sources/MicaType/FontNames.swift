// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of Apple's fonts, and what stands in for them.

internal import MicaRaster

/// What a name means that the library's own fonts don't have.
struct FontNames {
  /// Families to look for, in this order.
  var families: [String]
  /// What the name says about the style; nil where it says nothing.
  var weight: Float?
  var isItalic: Bool?
  /// Whether the first family has the same measures, so that nobody needs to be told.
  var isAlike: Bool

  /// The longest name that means anything.
  static let mostBytes = 256

  /// A name as it is compared: without case.
  static func key(_ name: String) -> String { name.lowercased() }

  /// A name without case, spaces and a leading dot.
  static func squashed(_ name: String) -> String {
    let key = key(name).filter { $0 != " " && $0 != "_" }
    return key.hasPrefix(".") ? String(key.dropFirst()) : key
  }

  /// The families that stand in for one of Apple's families or PostScript names; nil for unknown
  /// names.
  static func standIn(for name: String) -> FontNames? {
    guard name.utf8.count <= mostBytes else { return nil }
    if let found = group(squashed(name)) { return found }
    // A PostScript name: a family without spaces, then a style after a hyphen.
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let found = group(familyKey(first)) else { return nil }
    guard parts.count == 2 else { return found }
    guard let style = FontStyleWords.read(parts[1]) else { return nil }
    var named = found
    named.weight = style.weight
    named.isItalic = style.isItalic
    return named
  }

  /// Without the foundry's letters: `ArialMT`, `TimesNewRomanPSMT`.
  private static func familyKey(_ name: String) -> String {
    var key = squashed(name)
    for suffix in ["mt", "ps"] where key.hasSuffix(suffix) && key.count > suffix.count + 2 {
      key = String(key.dropLast(suffix.count))
    }
    return key
  }

  private static func group(_ key: String) -> FontNames? {
    guard let group = StandIns.all.first(where: { $0.keys.contains(key) }) else { return nil }
    return FontNames(families: group.families, isAlike: group.isAlike)
  }
}

/// The words that style names are made of.
enum FontStyleWords {
  private static let weights: [(word: String, weight: Float)] = [
    ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("light", 300),
    ("regular", 400), ("roman", 400), ("book", 400), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800),
    ("black", 900),
  ]

  /// The weight and slant of a style such as `BoldItalicMT` or `W6`; nil where a word is unknown.
  static func read(_ style: String) -> (weight: Float?, isItalic: Bool)? {
    var rest = Substring(style.lowercased().filter { $0 != " " && $0 != "-" })
    var weight: Float?
    var isItalic = false
    if rest.hasSuffix("mt") { rest = rest.dropLast(2) }
    while !rest.isEmpty {
      if let (word, value) = weights.first(where: { rest.hasPrefix($0.word) }) {
        weight = value
        rest = rest.dropFirst(word.count)
      } else if let word = ["italic", "oblique", "it"].first(where: { rest.hasPrefix($0) }) {
        isItalic = true
        rest = rest.dropFirst(word.count)
      } else if rest.first == "w", let number = rest.dropFirst().first?.wholeNumberValue {
        // Hiragino's weights, W0 ... W9.
        weight = number < 4 ? Float(max(1, number)) * 100 + 100 : Float(number) * 100
        rest = rest.dropFirst(2)
      } else {
        return nil
      }
    }
    return (weight, isItalic)
  }
}

/// Groups of Apple's families by what stands in for them.
enum StandIns {
  struct Group {
    var keys: [String]
    var families: [String]
    var isAlike: Bool
  }

  static let system = ["Inter", "Inter Variable", "Roboto", "Liberation Sans", "DejaVu Sans"]
  static let monospaced = ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"]
  private static let sans = [
    "Liberation Sans", "Arimo", "Nimbus Sans", "TeX Gyre Heros", "FreeSans", "DejaVu Sans",
  ]
  private static let serif = [
    "Liberation Serif", "Tinos", "Nimbus Roman", "TeX Gyre Termes", "FreeSerif", "DejaVu Serif",
  ]
  private static let typewriter = [
    "Liberation Mono", "Cousine", "Nimbus Mono PS", "TeX Gyre Cursor", "FreeMono",
    "DejaVu Sans Mono",
  ]

  static let all: [Group] = [
    Group(
      keys: [
        "sfui", "sfuitext", "sfuidisplay", "sfns", "sfnstext", "sfnsdisplay", "applesystemuifont",
        "applesystemuifontdemi", "sfpro", "sfprotext", "sfprodisplay", "sanfrancisco",
        "sfcompact", "sfcompacttext", "system", "systemfont", "lucidagrande",
      ], families: system, isAlike: true),
    Group(
      keys: ["applesystemuifontrounded", "sfuirounded", "sfprorounded", "sfcompactrounded"],
      families: system, isAlike: false),
    Group(
      keys: ["helvetica", "helveticaneue", "arial", "helveticaneueinterface"], families: sans,
      isAlike: true),
    Group(keys: ["times", "timesnewroman"], families: serif, isAlike: true),
    Group(keys: ["courier", "couriernew"], families: typewriter, isAlike: true),
    Group(keys: ["menlo"], families: monospaced, isAlike: true),
    Group(
      keys: ["monaco", "sfmono", "applesystemuifontmonospaced", "sfuimono", "sfnsmono"],
      families: monospaced, isAlike: false),
    Group(keys: ["verdana"], families: ["DejaVu Sans"] + sans, isAlike: false),
    Group(
      keys: [
        "georgia", "palatino", "baskerville", "didot", "hoeflertext", "cochin", "bodoni72",
        "charter", "americantypewriter", "iowanoldstyle", "newyork", "applesystemuifontserif",
        "bodoniornaments", "bodoni72oldstyle", "bodoni72smallcaps", "rockwell", "superclarendon",
        "copperplate", "bigcaslon", "symbol", "hiraginominchopron", "stixtwotext", "galvji",
      ], families: serif, isAlike: false),
    Group(
      keys: [
        "avenir", "avenirnext", "avenirnextcondensed", "gillsans", "futura", "trebuchetms",
        "optima", "arialroundedmtbold", "arialrounded", "chalkboardse", "chalkduster",
        "markerfelt", "noteworthy", "dincondensed", "dinalternate", "academyengravedlet",
        "bradleyhand", "snellroundhand", "savoyelet", "zapfino", "partylet", "papyrus", "impact",
        "kefa", "muktamahee", "farah", "damascus", "euphemiaucas",
      ], families: sans, isAlike: false),
    Group(
      keys: ["applecoloremoji", "applecoloremojiui"], families: ["Noto Color Emoji"], isAlike: true),
    Group(
      keys: ["pingfangsc", "heitisc", "stheitisc"], families: ["Noto Sans CJK SC"], isAlike: false),
    Group(
      keys: ["pingfangtc", "heititc", "stheititc"], families: ["Noto Sans CJK TC"], isAlike: false),
    Group(
      keys: ["pingfanghk"], families: ["Noto Sans CJK HK", "Noto Sans CJK TC"], isAlike: false),
    Group(
      keys: ["hiraginosans", "hiraginokakugothicpron", "hiraginomarugothicpron"],
      families: ["Noto Sans CJK JP"], isAlike: false),
    Group(keys: ["applesdgothicneo"], families: ["Noto Sans CJK KR"], isAlike: false),
    Group(
      keys: ["geezapro", "albayan", "alnile", "sfarabic"], families: ["Noto Sans Arabic"],
      isAlike: false),
    Group(keys: ["arialhebrew", "sfhebrew"], families: ["Noto Sans Hebrew"], isAlike: false),
    Group(keys: ["thonburi"], families: ["Noto Sans Thai"], isAlike: false),
    Group(
      keys: ["kohinoordevanagari", "devanagarisangammn"], families: ["Noto Sans Devanagari"],
      isAlike: false),
  ]
}
