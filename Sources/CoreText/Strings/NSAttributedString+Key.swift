// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of attributes: UIKit's, and Core Text's, which meet where Apple's raw values are the
// same.

import CoreGraphics
import Foundation

extension NSAttributedString {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String

    /// The attribute of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSAttributedString.Key: _ObjectiveCBridgeable {
  /// The name as Foundation's class: a dictionary by such names casts to one by keys.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// The key of a name.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString, result: inout NSAttributedString.Key?
  ) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// The key of a name; there always is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout NSAttributedString.Key?
  ) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  /// The key of a name; that of the empty one for nil.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSString?
  ) -> NSAttributedString.Key {
    Self(rawValue: source.map { String._unconditionallyBridgeFromObjectiveC($0) } ?? "")
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont` or `CTFont`; Helvetica 12 by default.
  public static let font = Self("NSFont")
  /// The paragraph style, an `NSParagraphStyle`; a paragraph is set by that of its first unit.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The colour of the glyphs, a `UIColor`; black by default.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind the text, a `UIColor`; none by default.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// 0 for no ligatures but those that a script needs, 1 (the default) for the font's usual ones.
  public static let ligature = Self("NSLigature")
  /// Points that are added after each glyph; 0 switches the font's kerning off.
  public static let kern = Self("NSKern")
  /// Points that are added after each glyph; the font's kerning stays.
  public static let tracking = Self("CTTracking")
  /// The raw value of an `NSUnderlineStyle`; 0 (none) by default.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`; 0 (none) by default.
  public static let underlineStyle = Self("NSUnderline")
  /// The colour of stroked outlines, a `UIColor`; the foreground colour by default.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of stroked outlines in percent of the font's size; 0 fills, positive strokes alone,
  /// negative does both.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The shadow, an `NSShadow`; none by default.
  public static let shadow = Self("NSShadow")
  /// The name of an effect, an `NSAttributedString.TextEffectStyle`.
  ///
  /// Partly: kept, not drawn.
  public static let textEffect = Self("NSTextEffect")
  /// What stands in the place of U+FFFC, an `NSTextAttachment`.
  public static let attachment = Self("NSAttachment")
  /// Where a link leads, a `URL` or a string.
  public static let link = Self("NSLink")
  /// Points that the text is raised; negative lowers it.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The underline's colour, a `UIColor`; the foreground colour by default.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The strikethrough's colour, a `UIColor`; the foreground colour by default.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The skew of the glyphs: x grows by this share of y.
  public static let obliqueness = Self("NSObliqueness")
  /// The natural logarithm of the factor by which glyphs are widened.
  public static let expansion = Self("NSExpansion")
  /// Nested writing directions, numbers: an `NSWritingDirection` plus an
  /// `NSWritingDirectionFormatType`.
  public static let writingDirection = Self("NSWritingDirection")
  /// 0 for horizontal, 1 for vertical text.
  ///
  /// Partly: kept, not drawn.
  public static let verticalGlyphForm = Self("CTVerticalForms")
  /// How a piece of a paragraph is presented: the bits of an `InlinePresentationIntent`, a number. Text is drawn bold,
  /// slanted, in a fixed width or struck through by it.
  public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
  /// The blocks around a piece of text, a `PresentationIntent`.
  ///
  /// Partly: kept, not drawn.
  public static let presentationIntentAttributeName = Self("NSPresentationIntent")
  /// The address of a picture, a `URL`.
  public static let imageURL = Self("NSImageURL")
  /// The language of the text, a BCP 47 code.
  public static let languageIdentifier = Self("NSLanguage")
  /// A tag of the text for interaction, a string.
  public static let textItemTag = Self("UITextItemTag")
}

extension NSAttributedString {
  /// An effect on the look of glyphs.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String

    /// The effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Glyphs that look pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The font, a `CTFont`; UIKit's `font`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The paragraph style, a `CTParagraphStyle`; UIKit's `paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The colour of the glyphs, a `CGColor`; UIKit's is another attribute.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// True for glyphs in the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The colour behind the text, a `CGColor`; UIKit's is another attribute.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Points after each glyph; UIKit's `kern`.
public let kCTKernAttributeName: CFString = "NSKern"
/// Points after each glyph; UIKit's `tracking`.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// 0 for no ligatures; UIKit's `ligature`.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// Stroked outlines in percent of the font's size; UIKit's `strokeWidth`.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The colour of stroked outlines, a `CGColor`; UIKit's is another attribute.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A `CTUnderlineStyle` with modifiers; UIKit's `underlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The underline's colour, a `CGColor`; UIKit's is another attribute.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// Levels above (positive) or below the baseline.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// Points that the text is raised; UIKit's is another attribute.
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"
/// True for vertical forms of glyphs; UIKit's `verticalGlyphForm`.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The number of glyphs that stand side by side in vertical text.
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
/// A glyph in the place of the font's own, a `CTGlyphInfo`.
public let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"
/// Variants of characters, a number.
public let kCTCharacterShapeAttributeName: CFString = "NSCharacterShape"
/// The language of the text, a BCP 47 code.
public let kCTLanguageAttributeName: CFString = "NSLanguage"
/// What measures the text in the place of its glyphs, a `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The baseline that glyphs stand on, one of Core Text's names.
public let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
/// Offsets of baselines in a font, a dictionary.
public let kCTBaselineInfoAttributeName: CFString = "CTBaselineInfo"
/// Offsets of baselines that others are aligned with, a dictionary.
public let kCTBaselineReferenceInfoAttributeName: CFString = "CTBaselineReferenceInfo"
/// Nested writing directions, numbers; UIKit's `writingDirection`.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// A gloss above the text, a `CTRubyAnnotation`.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
