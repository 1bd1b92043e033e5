// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts by what Markdown says of a text.

import CoreGraphics
import MicaFoundation

/// The fonts of emphasized text and of code, each made once for a text.
struct IntentFonts {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let bits: Int
  }
  private var made: [Key: CTFont] = [:]

  /// A font as an `InlinePresentationIntent` asks for it: bold, slanted, of a fixed width. The font itself where its
  /// family has none.
  mutating func font(_ font: CTFont, intent bits: Int) -> CTFont {
    let intent = InlinePresentationIntent(rawValue: UInt(clamping: bits))
    let traits = Self.traits(of: intent)
    guard !traits.isEmpty || intent.contains(.code) else { return font }
    let key = Key(font: ObjectIdentifier(font), bits: bits)
    if let known = made[key] { return known }
    var base = font
    if intent.contains(.code) {
      let own = CTFontGetSymbolicTraits(font)
      base = SystemFont.font(
        SystemFont.Request(
          weight: own.contains(.traitBold) ? 0.4 : 0, isItalic: own.contains(.traitItalic),
          design: .monospaced), size: font.size)
    }
    let all = CTFontGetSymbolicTraits(base).union(traits)
    let found = CTFontCreateCopyWithSymbolicTraits(
      base, font.size, nil, all, [.traitBold, .traitItalic])
    made[key] = found ?? base
    return found ?? base
  }

  private static func traits(of intent: InlinePresentationIntent) -> CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    return traits
  }
}
