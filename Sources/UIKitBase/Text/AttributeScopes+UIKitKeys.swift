// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The keys of UIKit's attributes in Swift's AttributedString.

import CoreText

extension AttributeScopes.UIKitAttributes {
  /// The font, a `UIFont`.
  public enum FontAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = UIFont
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSFont"
    package static let key = NSAttributedString.Key.font
  }

  /// The paragraph style.
  public enum ParagraphStyleAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = NSParagraphStyle
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSParagraphStyle"
    package static let key = NSAttributedString.Key.paragraphStyle
  }

  /// The colour of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = UIColor
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSColor"
    package static let key = NSAttributedString.Key.foregroundColor
  }

  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = UIColor
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSBackgroundColor"
    package static let key = NSAttributedString.Key.backgroundColor
  }

  /// 0 for no ligatures but those that a script needs.
  public enum LigatureAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = Int
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSLigature"
    package static let key = NSAttributedString.Key.ligature
  }

  /// Points after each glyph; 0 switches the font's kerning off.
  public enum KernAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSKern"
    package static let key = NSAttributedString.Key.kern
  }

  /// Points after each glyph; the font's kerning stays.
  public enum TrackingAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "CTTracking"
    package static let key = NSAttributedString.Key.tracking
  }

  /// How the text is struck through.
  public enum StrikethroughStyleAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = NSUnderlineStyle
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSStrikethrough"
    package static let key = NSAttributedString.Key.strikethroughStyle
  }

  /// How the text is underlined.
  public enum UnderlineStyleAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = NSUnderlineStyle
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSUnderline"
    package static let key = NSAttributedString.Key.underlineStyle
  }

  /// The colour of stroked outlines.
  public enum StrokeColorAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = UIColor
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSStrokeColor"
    package static let key = NSAttributedString.Key.strokeColor
  }

  /// Stroked outlines in percent of the font's size; negative fills too.
  public enum StrokeWidthAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSStrokeWidth"
    package static let key = NSAttributedString.Key.strokeWidth
  }

  /// The shadow.
  public enum ShadowAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = NSShadow
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSShadow"
    package static let key = NSAttributedString.Key.shadow
  }

  /// Points that the text is raised.
  public enum BaselineOffsetAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSBaselineOffset"
    package static let key = NSAttributedString.Key.baselineOffset
  }

  /// The underline's colour.
  public enum UnderlineColorAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = UIColor
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSUnderlineColor"
    package static let key = NSAttributedString.Key.underlineColor
  }

  /// The strikethrough's colour.
  public enum StrikethroughColorAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = UIColor
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSStrikethroughColor"
    package static let key = NSAttributedString.Key.strikethroughColor
  }

  /// The skew of the glyphs.
  public enum ObliquenessAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSObliqueness"
    package static let key = NSAttributedString.Key.obliqueness
  }

  /// The natural logarithm of the factor by which glyphs are widened.
  public enum ExpansionAttribute: AttributedStringKey, BridgedAttribute {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's raw value, the same as in NSAttributedString.
    public static let name = "NSExpansion"
    package static let key = NSAttributedString.Key.expansion
  }
}
