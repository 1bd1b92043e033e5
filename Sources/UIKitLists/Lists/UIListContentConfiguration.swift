// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a row of a list shows: a picture and two texts. The forms of it stand in
// UIListContentConfiguration+Forms.swift.

public import CoreGraphics
public import Foundation

/// The content of a row, header or footer: a picture, a text, and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture at the leading edge; none by default.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  /// The text; none by default.
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()

  /// The second text, below the first or at the trailing edge; none by default.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()

  /// Along which axes the content is not nearer to the edges than the superview's margins say.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// Room between the edges and the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the second text stands beside the first one where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least room between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Room between a text and one below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init() {}

  /// A view that shows this.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// This as it looks in a state: grey where the view is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    result.textProperties.isDisabled = isDisabled
    result.secondaryTextProperties.isDisabled = isDisabled
    result.imageProperties.isDisabled = isDisabled
    return result
  }
}

extension UIListContentConfiguration {
  /// How a text of a row looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where the lines of a text stand.
    public enum TextAlignment: Int, Sendable {
      /// Where lines of its language begin.
      case natural
      /// In the middle.
      case center
      /// As wide as there is room, but for the last line.
      case justified
    }

    /// What becomes of the letters.
    public enum TextTransform: Int, Sendable {
      /// They are shown as they are.
      case none
      /// They are made capitals.
      case uppercase
      /// They are made small ones.
      case lowercase
      /// The first of each word is made a capital.
      case capitalized
    }

    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// Changes the colour before it is shown.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the lines stand; `.natural` by default.
    public var alignment = TextAlignment.natural
    /// How a text that doesn't fit is cut; at the end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0, any number, by default.
    public var numberOfLines = 0
    /// Whether a text that doesn't fit is made smaller; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come nearer to each other before a text is cut; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory = true
    /// What becomes of the letters; nothing by default.
    public var transform = TextTransform.none
    /// Whether a pointer over a text that was cut shows all of it; there is no pointer here.
    public var showsExpansionTextWhenTruncated = false
    var isDisabled = false

    /// The colour that is shown.
    public func resolvedColor() -> UIColor {
      let shown = isDisabled ? UIColor.tertiaryLabel : color
      return colorTransformer?(shown) ?? shown
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the picture of a row looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// A measure of `reservedLayoutSize` that stands for the usual size of a symbol in a row.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The colour of a picture that is shown by its shape; nil stands for the view's tint.
    public var tintColor: UIColor?
    /// Changes the colour before it is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size; a measure of 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// Room that is kept for the picture, which stands in its middle; 0 stands for the picture's own
    /// measure.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is drawn, as far as it doesn't say so itself; nil, the default, for the usual way.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// A picture as it is shown.
    func styled(_ image: UIImage) -> UIImage {
      guard let preferred = preferredSymbolConfiguration else { return image }
      let configuration = preferred.merged(with: image.symbolConfiguration)
      return image.applyingSymbolConfiguration(configuration) ?? image
    }
    /// Whether colours stay where all others are inverted; false by default.
    public var accessibilityIgnoresInvertColors = false
    var isDisabled = false

    /// The colour that is shown in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let shown = isDisabled ? UIColor.tertiaryLabel : self.tintColor ?? tintColor
      return tintColorTransformer?(shown) ?? shown
    }

    /// The size at which a picture is shown.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      guard size.width > 0, size.height > 0 else { return .zero }
      var scale: CGFloat = 1
      if maximumSize.width > 0 { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0 { scale = min(scale, maximumSize.height / size.height) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The room that is kept for a picture.
    func room(for image: UIImage) -> CGSize {
      let size = size(of: image)
      func measure(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
        if reserved == Self.standardDimension { return max(own, standard) }
        return reserved > 0 ? reserved : own
      }
      return CGSize(
        width: measure(reservedLayoutSize.width, size.width, 28),
        height: measure(reservedLayoutSize.height, size.height, 0))
    }
  }
}
