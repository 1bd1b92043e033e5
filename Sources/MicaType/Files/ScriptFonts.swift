// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which families are made for a script.

internal import CHarfBuzz

/// The script that decides about a cluster's font.
enum ClusterScript {
  /// Chinese characters and what is written with them.
  case han
  /// A script's four letters.
  case other(UInt32)
  /// Signs and punctuation of no script.
  case common
}

/// Families by script. Debian's Noto packages have them all.
enum ScriptFonts {
  /// Families that have something of many scripts, and signs.
  static let wide = [
    "Noto Sans", "DejaVu Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math",
    "DejaVu Sans Mono",
  ]

  /// The script of the first character that has one.
  static func script(of scalars: [UInt32]) -> ClusterScript {
    for scalar in scalars {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
      switch script {
      case Tag.make("Zyyy"), Tag.make("Zinh"), Tag.make("Zzzz"):
        if isWrittenWithHan(scalar) { return .han }
      case Tag.make("Hani"): return .han
      default: return .other(script)
      }
    }
    return .common
  }

  /// Ideographic punctuation, kana's marks, enclosed and full-width signs.
  private static func isWrittenWithHan(_ scalar: UInt32) -> Bool {
    (0x3000...0x33FF).contains(scalar) || (0xFE30...0xFE4F).contains(scalar)
      || (0xFF00...0xFFEF).contains(scalar)
  }

  /// The families of Chinese characters by language; simplified Chinese where it says nothing.
  static func han(language: String?) -> [String] {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    let isTraditional = parts.contains("hant") || parts.contains("tw") || parts.contains("mo")
    let order: [String]
    switch parts.first {
    case "ja": order = ["JP", "SC", "TC", "KR"]
    case "ko": order = ["KR", "JP", "TC", "SC"]
    case "yue": order = ["HK", "TC", "SC", "JP", "KR"]
    case "zh" where parts.contains("hk"): order = ["HK", "TC", "SC", "JP", "KR"]
    case "zh" where isTraditional: order = ["TC", "HK", "SC", "JP", "KR"]
    default: order = ["SC", "TC", "JP", "KR"]
    }
    return order.flatMap { ["Noto Sans CJK \($0)", "Noto Sans \($0)"] }
  }

  static func families(of script: UInt32, isSerif: Bool) -> [String] {
    switch script {
    case Tag.make("Hira"), Tag.make("Kana"): return han(language: "ja")
    case Tag.make("Hang"): return han(language: "ko")
    case Tag.make("Bopo"): return han(language: "zh-Hant")
    case Tag.make("Arab"):
      let naskh = ["Noto Naskh Arabic"]
      return isSerif ? naskh + ["Noto Sans Arabic"] : ["Noto Sans Arabic"] + naskh
    default:
      guard let name = names.first(where: { $0.script == script })?.name else { return [] }
      let pair = ["Noto Sans \(name)", "Noto Serif \(name)"]
      return isSerif ? pair.reversed() : pair
    }
  }

  /// Scripts by the names that Noto's families use.
  private static let names: [(script: UInt32, name: String)] = [
    (Tag.make("Hebr"), "Hebrew"), (Tag.make("Deva"), "Devanagari"), (Tag.make("Thai"), "Thai"),
    (Tag.make("Laoo"), "Lao"), (Tag.make("Khmr"), "Khmer"), (Tag.make("Mymr"), "Myanmar"),
    (Tag.make("Beng"), "Bengali"), (Tag.make("Guru"), "Gurmukhi"), (Tag.make("Gujr"), "Gujarati"),
    (Tag.make("Orya"), "Oriya"), (Tag.make("Taml"), "Tamil"), (Tag.make("Telu"), "Telugu"),
    (Tag.make("Knda"), "Kannada"), (Tag.make("Mlym"), "Malayalam"), (Tag.make("Sinh"), "Sinhala"),
    (Tag.make("Tibt"), "Tibetan"), (Tag.make("Geor"), "Georgian"), (Tag.make("Armn"), "Armenian"),
    (Tag.make("Ethi"), "Ethiopic"), (Tag.make("Cher"), "Cherokee"),
    (Tag.make("Cans"), "Canadian Aboriginal"), (Tag.make("Mong"), "Mongolian"),
    (Tag.make("Thaa"), "Thaana"), (Tag.make("Syrc"), "Syriac"), (Tag.make("Nkoo"), "NKo"),
    (Tag.make("Tfng"), "Tifinagh"), (Tag.make("Yiii"), "Yi"), (Tag.make("Java"), "Javanese"),
    (Tag.make("Bali"), "Balinese"), (Tag.make("Copt"), "Coptic"), (Tag.make("Goth"), "Gothic"),
  ]
}
