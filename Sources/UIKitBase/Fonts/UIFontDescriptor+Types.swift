// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of a font descriptor's attributes, and traits and designs.

public import Foundation

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// An attribute by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family, a string such as "Bold".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Points to the em, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name for people, a string.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A `CGAffineTransform` for each glyph.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// Characters that the font must have, a `CharacterSet`.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Descriptors of the fonts in which missing characters are looked for.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// Traits, a dictionary from `TraitKey` to numbers.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A width for every glyph, a number; not done.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Typographic features, an array of dictionaries from `FeatureKey` to numbers.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// A trait by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A number −1 ... 1; 0 is regular.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number −1 ... 1; 0 is normal.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number −1 ... 1; 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a feature's setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// A part by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The kind of feature, a number; the older name of `type`.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice among the kind's, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The choice among the kind's, a number; the older name of `selector`.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// A design by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round ends; drawn as the usual one, and noted.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs; drawn with another family, and noted.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All glyphs of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font as bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt32
    /// Traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted or italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than normal.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than normal.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All glyphs have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Made for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Made for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines closer together; not done.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further apart; not done.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the stylistic class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Serifs of an old style.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs of a transitional style.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Serifs of a modern style.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs like Clarendon's.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of a free style.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamental letters.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
