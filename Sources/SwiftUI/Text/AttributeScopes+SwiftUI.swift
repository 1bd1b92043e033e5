// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// SwiftUI's attributes of attributed strings (FACTS_SWIFTUI e.6).

public import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a text honors.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance between letters in addition to the font's, in points.
    public let kern: KerningAttribute
    /// The distance after each letter, in points.
    public let tracking: TrackingAttribute
    /// How far the letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Font
    /// The key's name.
    public static let name = "SwiftUI.Font"
  }
  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.ForegroundColor"
  }
  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.BackgroundColor"
  }
  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
  /// The line below the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }
  /// The distance between letters in addition to the font's.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Kern"
  }
  /// The distance after each letter.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Tracking"
  }
  /// How far the letters are raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Lets `string.font` name an attribute of SwiftUI.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension TextAttributes {
  /// Takes SwiftUI's attributes, which win over UIKit's.
  static func applySwiftUI(_ attributes: AttributeContainer, to look: inout TextResolver.Look) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = attributes[Scope.FontAttribute.self] { look.font = font }
    if let color = attributes[Scope.ForegroundColorAttribute.self] {
      look.style = AnyShapeStyle(color)
    }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { look.background = color }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { look.underline = line }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] { look.strikethrough = line }
    if let kern = attributes[Scope.KerningAttribute.self] { look.kerning = kern }
    if let tracking = attributes[Scope.TrackingAttribute.self] { look.kerning = tracking }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] { look.baseline = offset }
  }
}
