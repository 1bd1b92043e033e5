// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index of a bundle's compiled catalogues, as mica writes it: Assets.assets/index.json (Docs/projects.md).

import MicaFoundation

/// What compiled catalogues hold, by name.
struct AssetRecords: Decodable, Sendable {
  var version: Int
  var images: [String: Image]
  var colors: [String: [Color]]
  var data: [String: [DataFile]]

  /// What something is for; nothing where it is for all.
  struct Meaning: Decodable, Sendable {
    var idiom: String?
    var isDark: Bool?
    var hasHighContrast: Bool?
    var direction: String?
    var gamut: String?
    var width: String?
    var height: String?
    var language: String?
  }

  struct Image: Decodable, Sendable {
    var rendering: String?
    var variants: [Variant]
  }

  struct Variant: Decodable, Sendable {
    var file: String
    var scale: Double
    var meaning: Meaning?
    var slices: Slices?
    var alignment: [Double]?
  }

  struct Slices: Decodable, Sendable {
    var insets: [Double]
    var center: String
    var width: Double?
    var height: Double?
  }

  struct Color: Decodable, Sendable {
    var meaning: Meaning?
    var space: String?
    var components: [Double]?
    var reference: String?
  }

  struct DataFile: Decodable, Sendable {
    var file: String
    var type: String?
    var meaning: Meaning?
  }
}

extension AssetRecords.Meaning {
  /// How well it fits traits; nil for not at all (FACTS_UIKIT f.12).
  func rank(_ traits: UITraitCollection) -> Int? {
    var rank = 0
    if let idiom {
      guard idiom == (traits.userInterfaceIdiom == .pad ? "ipad" : "iphone") else { return nil }
      rank += 4
    }
    if let direction {
      let isRight = traits.layoutDirection == .rightToLeft
      guard (direction == "right-to-left") == isRight else { return nil }
      rank += 2
    }
    if let width {
      guard Self.fits(width, traits.horizontalSizeClass) else { return nil }
      rank += 1
    }
    if let height {
      guard Self.fits(height, traits.verticalSizeClass) else { return nil }
      rank += 1
    }
    if let language {
      guard Locale.current.identifier.hasPrefix(language) else { return nil }
      rank += 1
    }
    if gamut == "display-P3" {
      guard traits.displayGamut == .P3 else { return nil }
      rank += 1
    }
    if let isDark {
      guard isDark == (traits.userInterfaceStyle == .dark) else { return nil }
      rank += 16
    }
    if let hasHighContrast {
      guard hasHighContrast == (traits.accessibilityContrast == .high) else { return nil }
      rank += 8
    }
    return rank
  }

  private static func fits(_ name: String, _ sizeClass: UIUserInterfaceSizeClass) -> Bool {
    (name == "compact") == (sizeClass == .compact)
  }
}

extension [AssetRecords.Variant] {
  /// The variant for traits: the best meaning, then the scale, else the next larger one.
  func best(for traits: UITraitCollection) -> AssetRecords.Variant? {
    let ranked = compactMap { variant -> (Int, AssetRecords.Variant)? in
      let rank = variant.meaning.map { $0.rank(traits) } ?? 0
      return rank.map { ($0, variant) }
    }
    guard let most = ranked.map(\.0).max() else { return nil }
    let wanted = Double(traits.displayScale > 0 ? traits.displayScale : 1)
    let fitting = ranked.filter { $0.0 == most }.map(\.1)
    func distance(_ variant: AssetRecords.Variant) -> Double {
      if variant.scale == 0 || variant.scale == wanted { return 0 }
      return variant.scale > wanted ? variant.scale - wanted : 100 + wanted - variant.scale
    }
    return fitting.min { distance($0) < distance($1) }
  }
}
