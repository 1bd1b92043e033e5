// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts by style, size, name and changes.

public import CoreText

/// A font that depends on the environment: the text size that the user has chosen, weight, width and design.
public struct Font: Hashable, @unchecked Sendable {
  let source: Source
  var changes: [Change] = []

  enum Source: Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Design?, Weight?)
    /// A size that follows a style, or is fixed where that is nil.
    case named(String, CGFloat, TextStyle?)
    case uiFont(UIFont)
  }

  enum Change: Hashable {
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case italic, monospaced, monospacedDigit, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
    case scale(CGFloat)
  }

  init(_ source: Source) { self.source = source }

  func adding(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// A UIKit font.
  public init(_ font: UIFont) { self.init(.uiFont(font)) }

  /// A Core Text font.
  public init(_ font: CTFont) {
    self.init(
      .uiFont(
        UIFont(
          name: CTFontCopyPostScriptName(font) as String, size: CTFontGetSize(font))
          ?? .systemFont(ofSize: CTFontGetSize(font))))
  }

  /// A style of text, which decides the size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 34 points at the standard text size.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    var uiKit: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The shapes of the system's letters.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With letters of one width.
    case monospaced

    var uiKit: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The thinnest.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// Thin.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// Light.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// That of ordinary text.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// Between regular and semibold.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// Between medium and bold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// Bold.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// Bolder than bold.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The thickest.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard, negative for narrower.
    public var value: CGFloat
    /// A width by its value.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// Very narrow.
    public static let compressed = Width(-0.4)
    /// Standard.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// The font's.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }
}

extension Font {
  /// 34 points at the standard text size.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// 28 points.
  public static let title = Font(.style(.title, nil, nil))
  /// 22 points.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// 20 points.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// 17 points, semibold.
  public static let headline = Font(.style(.headline, nil, nil))
  /// 15 points.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// 17 points.
  public static let body = Font(.style(.body, nil, nil))
  /// 16 points.
  public static let callout = Font(.style(.callout, nil, nil))
  /// 13 points.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// 12 points.
  public static let caption = Font(.style(.caption, nil, nil))
  /// 11 points.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The system's font in a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font(.style(style, design, weight)) }

  /// The system's font in a style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design, nil))
  }

  /// The system's font in a size in points, which doesn't follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, design, weight))
  }

  /// The system's font in a size in points, which doesn't follow the user's text size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  { Font(.system(size, design, weight)) }

  /// A font by its name; the size in points follows the user's text size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size, .body))
  }

  /// A font by its name; the size in points follows the user's text size as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle)
    -> Font
  { Font(.named(name, size, textStyle)) }

  /// A font by its name in a size in points, which doesn't follow the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, nil))
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// This font in another width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// This font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// This font in bold.
  public func bold() -> Font { adding(.weight(.bold)) }
  /// This font in italics.
  public func italic() -> Font { adding(.italic) }
  /// This font with letters of one width.
  public func monospaced() -> Font { adding(.monospaced) }
  /// This font with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// This font with small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// This font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  /// This font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
  /// This font in another size.
  public func scaled(by factor: CGFloat) -> Font { adding(.scale(factor)) }
}
