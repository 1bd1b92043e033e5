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
    ("extrablack", 900), ("black", 900),
  ]

  /// Words of styles that the stand-ins don't have.
  private static let others = ["condensed", "wide", "oldstyle", "smallcaps"]

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
      } else if let word = others.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(word.count)
      } else if let word = ["italic", "oblique", "ita", "it"].first(where: { rest.hasPrefix($0) }) {
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

  /// Fonts of Chinese, Japanese and Korean; names without any font of them give a sans serif.
  private static func han(_ keys: [String], _ regions: [String]) -> Group {
    Group(keys: keys, families: regions.map { "Noto Sans CJK \($0)" } + sans, isAlike: false)
  }

  private static func script(_ keys: [String], _ name: String) -> Group {
    Group(
      keys: keys, families: ["Noto Sans \(name)", "Noto Serif \(name)"] + sans, isAlike: false)
  }

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
        "copperplate", "bigcaslon", "symbol", "stixtwotext", "stixtwomath", "galvji",
        "bodoniornamentsitctt", "bodonisvtytwoitctt", "bodonisvtytwoositctt",
        "bodonisvtytwoscitctt",
      ], families: serif, isAlike: false),
    Group(
      keys: [
        "avenir", "avenirnext", "avenirnextcondensed", "gillsans", "futura", "trebuchetms",
        "optima", "arialroundedmtbold", "arialrounded", "chalkboardse", "chalkduster",
        "markerfelt", "noteworthy", "dincondensed", "dinalternate", "academyengravedlet",
        "bradleyhand", "snellroundhand", "savoyelet", "zapfino", "partylet", "papyrus", "impact",
        "kefa", "muktamahee", "farah", "damascus", "damascusbold", "damascuslight",
        "damascusmedium", "damascussemibold", "euphemiaucas", "trebuchet", "bradleyhanditctt",
        "academyengravedletplain", "partyletplain", "savoyeletplain",
      ], families: sans, isAlike: false),
    Group(
      keys: ["applecoloremoji", "applecoloremojiui"], families: ["Noto Color Emoji"], isAlike: true),
    han(["pingfangsc", "heitisc", "stheitisc"], ["SC", "TC", "JP"]),
    han(["pingfangtc", "heititc", "stheititc"], ["TC", "HK", "SC", "JP"]),
    han(["pingfanghk"], ["HK", "TC", "SC", "JP"]),
    han(
      [
        "hiraginosans", "hiraginokakugothicpron", "hiraginomarugothicpron", "hiramarupron",
        "hiraginominchopron", "hiraminpron",
      ], ["JP", "SC"]),
    han(["applesdgothicneo"], ["KR", "JP"]),
    script(["geezapro", "albayan", "alnile", "sfarabic", "mishafi", "notonastaliqurdu"], "Arabic"),
    script(["arialhebrew", "sfhebrew"], "Hebrew"),
    script(["thonburi"], "Thai"),
    script(["kohinoordevanagari", "devanagarisangammn"], "Devanagari"),
    script(["kohinoorbangla"], "Bengali"),
    script(["kohinoorgujarati"], "Gujarati"),
    script(["kohinoortelugu"], "Telugu"),
    script(["granthasangammn"], "Grantha"),
    script(["khmersangammn"], "Khmer"),
    script(["laosangammn"], "Lao"),
    script(["malayalamsangammn"], "Malayalam"),
    script(["myanmarsangammn"], "Myanmar"),
    script(["sinhalasangammn"], "Sinhala"),
    script(["tamilsangammn"], "Tamil"),
    script(["kailasa"], "Tibetan"),
    Group(
      keys: ["applesymbols", "zapfdingbatsitc", "zapfdingbats"],
      families: ["Noto Sans Symbols2", "Noto Sans Symbols"] + sans, isAlike: false),
  ]
}
