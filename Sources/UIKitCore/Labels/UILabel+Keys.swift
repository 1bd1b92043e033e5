// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a label by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UILabel {
  static func keys(_ table: ClassTable<UILabel>) {
    table.initializers(inheritsOthers: true)
    table.property(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, inspectable: true,
      default: false)
    table.property("font", \.font, inspectable: true, nib: "fontDescription", dynamic: true)
    table.property("textColor", \.textColor, inspectable: true, dynamic: true)
    table.property("textAlignment", \.textAlignment, inspectable: true, default: .natural)
    table.property("lineBreakMode", \.lineBreakMode, inspectable: true, default: .byTruncatingTail)
    table.property("lineBreakStrategy", \.lineBreakStrategy)
    table.property("numberOfLines", \.numberOfLines, inspectable: true, default: 1)
    table.property("isEnabled", \.isEnabled, inspectable: true, default: true)
    table.property("isHighlighted", \.isHighlighted, inspectable: true, default: false)
    table.property(
      "highlightedTextColor", \.highlightedTextColor, inspectable: true, nib: "highlightedColor")
    table.property("shadowColor", \.shadowColor, inspectable: true)
    table.property(
      "shadowOffset", \.shadowOffset, inspectable: true, default: CGSize(width: 0, height: -1))
    // Gone from Swift with iOS 6; by its name it is still there.
    table.property(
      "minimumFontSize", get: { $0.minimumScaleFactor * $0.font.pointSize },
      set: { (label: UILabel, size: CGFloat) in
        label.minimumScaleFactor = label.font.pointSize > 0 ? size / label.font.pointSize : 0
      })
    table.property(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, inspectable: true,
      nib: ["adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"], default: false)
    table.property("minimumScaleFactor", \.minimumScaleFactor, inspectable: true, default: 0)
    table.property(
      "baselineAdjustment", \.baselineAdjustment, inspectable: true, default: .alignBaselines)
    table.property(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
      inspectable: true, default: false)
    table.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, nib: .key, default: 0)
    table.property("text", \.text, inspectable: true, dynamic: true)
    table.property("attributedText", \.attributedText, nib: .key, dynamic: true)
    table.property(
      "isUserInteractionEnabled", \.isUserInteractionEnabled, inspectable: true, default: false)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
  }
}
