// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which entry of a catalogue fits traits.

import MicaFoundation
internal import MicaNib

extension AssetIndex.Meaning {
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

extension [AssetIndex.Variant] {
  /// The variant for traits: the best meaning, then the scale, else the next larger one.
  func best(for traits: UITraitCollection) -> AssetIndex.Variant? {
    let ranked = compactMap { variant -> (Int, AssetIndex.Variant)? in
      let rank = variant.meaning.map { $0.rank(traits) } ?? 0
      return rank.map { ($0, variant) }
    }
    guard let most = ranked.map(\.0).max() else { return nil }
    let wanted = Double(traits.displayScale > 0 ? traits.displayScale : 1)
    let fitting = ranked.filter { $0.0 == most }.map(\.1)
    func distance(_ variant: AssetIndex.Variant) -> Double {
      if variant.scale == 0 || variant.scale == wanted { return 0 }
      return variant.scale > wanted ? variant.scale - wanted : 100 + wanted - variant.scale
    }
    return fitting.min { distance($0) < distance($1) }
  }
}
