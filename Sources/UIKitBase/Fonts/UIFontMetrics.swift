// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How fonts and distances grow with the size of text that the user prefers.

public import Foundation
internal import MicaType

/// Scales fonts and values as a text style's leading grows with the preferred size.
///
/// A value is multiplied by the style's leading at the preferred size over that at the default
/// size, and rounded to whole pixels; a font's size is rounded to whole points. So it was measured
/// on iOS.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font at the size that the user prefers; its size is that of the default category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the size that the user prefers, but no larger than `maximumPointSize`; 0 is no
  /// limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size that the traits prefer; nil stands for the current ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the size that the traits prefer, but no larger than `maximumPointSize`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let factor = growth(in: traitCollection)
    guard factor != 1 || maximumPointSize > 0 else { return scalable(font, font.pointSize) }
    var size = factor == 1 ? font.pointSize : (font.pointSize * factor).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return scalable(font, max(size, 1))
  }

  /// A value, such as a distance in points, grown with the preferred size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A value, such as a distance in points, grown with the size that the traits prefer.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let factor = growth(in: traitCollection)
    guard factor != 1, value.isFinite else { return value }
    let traits = traitCollection ?? .current
    let scale =
      traits.displayScale > 0 ? traits.displayScale : UITraitCollection.device.displayScale
    let pixels = (value * factor * scale).rounded()
    return pixels.isFinite ? pixels / scale : value
  }

  private func growth(in traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return TextStyleSizes.of(style).growth(at: category)
  }

  /// The font at a size; it remembers how to be scaled again.
  private func scalable(_ font: UIFont, _ size: CGFloat) -> UIFont {
    let scaled = font.withSize(size)
    return UIFont(
      scaled, asked: scaled.fontDescriptor, scaling: UIFont.Scaling(base: font, style: style))
  }
}
