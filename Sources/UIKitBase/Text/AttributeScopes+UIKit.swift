// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's attributes of Swift's AttributedString, and the way to and from NSAttributedString.

import CoreText

extension AttributeScopes {
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that text on screen can have. Attachments are not among them.
  public struct UIKitAttributes: AttributeScope {
    /// The font, a `UIFont`.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// 0 for no ligatures but those that a script needs.
    public let ligature: LigatureAttribute
    /// Points after each glyph; 0 switches the font's kerning off.
    public let kern: KernAttribute
    /// Points after each glyph; the font's kerning stays.
    public let tracking: TrackingAttribute
    /// How the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of stroked outlines.
    public let strokeColor: StrokeColorAttribute
    /// Stroked outlines in percent of the font's size; negative fills too.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// Points that the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline's colour.
    public let underlineColor: UnderlineColorAttribute
    /// The strikethrough's colour.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The skew of the glyphs.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor by which glyphs are widened.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Lets `string.font` name an attribute of UIKit. Where SwiftUI is imported its attribute of the same name comes first.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The text of an attributed string with UIKit's attributes and links; others are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init(nsStr, bridges: AttributeScopes.UIKitAttributes.bridges)
  }
}

extension NSAttributedString {
  /// The text of a Swift attributed string with UIKit's attributes and links; others are left out.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attrStr, bridges: AttributeScopes.UIKitAttributes.bridges)
  }
}

extension AttributeContainer {
  /// The attributes of a dictionary that are UIKit's, and its link; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
    self = text.runs.first?.attributes ?? AttributeContainer()
  }
}

extension AttributeScopes.UIKitAttributes {
  fileprivate static let bridges: [AttributeBridge] = [
    AttributeBridge(FontAttribute.self),
    AttributeBridge(ParagraphStyleAttribute.self),
    AttributeBridge(ForegroundColorAttribute.self),
    AttributeBridge(BackgroundColorAttribute.self),
    AttributeBridge(LigatureAttribute.self),
    AttributeBridge(KernAttribute.self),
    AttributeBridge(TrackingAttribute.self),
    AttributeBridge(StrikethroughStyleAttribute.self),
    AttributeBridge(UnderlineStyleAttribute.self),
    AttributeBridge(StrokeColorAttribute.self),
    AttributeBridge(StrokeWidthAttribute.self),
    AttributeBridge(ShadowAttribute.self),
    AttributeBridge(BaselineOffsetAttribute.self),
    AttributeBridge(UnderlineColorAttribute.self),
    AttributeBridge(StrikethroughColorAttribute.self),
    AttributeBridge(ObliquenessAttribute.self),
    AttributeBridge(ExpansionAttribute.self),
    .link,
  ]
}
