// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Weights, widths and text styles of fonts.

public import CoreGraphics
public import Foundation

extension UIFont {
  /// How bold a font is, −1 ... 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value.
    public var rawValue: CGFloat
    /// A weight by its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// How wide a font's letters are; 0 is normal.
  ///
  /// Partly: the system's font has one width; others are kept and noted.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value.
    public var rawValue: CGFloat
    /// A width by its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width by its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrower than normal.
    public static let condensed = Width(rawValue: -0.2)
    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.4)
    /// The width of running text.
    public static let standard = Width(rawValue: 0)
    /// Wider than normal.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// What a text is for, from which its size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public var rawValue: String
    /// A style by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A title of the largest size, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A second title of an extra large size, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen: 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set off: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
