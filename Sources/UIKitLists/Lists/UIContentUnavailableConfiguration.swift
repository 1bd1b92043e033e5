// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands in place of missing content: a picture, texts and buttons (iOS 17). Apple publishes the names; fonts,
// colors and distances are our choices after pictures in its documentation.

public import CoreGraphics
public import Foundation

/// What a view shows while there is no content: a picture, a text, a second text and up to two buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the parts stand.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// In the middle along the vertical axis, at the leading edge along the other.
    case natural
  }

  /// The picture; none by default.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text; none by default.
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text, below the first; none by default.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the button looks; it is shown where it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks; it is shown where it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the parts stand; in the middle by default.
  public var alignment = Alignment.center
  /// Along which axes the content is not nearer to the edges than the superview's margins say; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Room between the edges and the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// Room between picture and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Room between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Room between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// Room between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind; clear by default.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  private init() {
    textProperties.font = Self.bold(.title2)
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      font: .systemFont(ofSize: 48, weight: .medium))
  }

  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return font.fontDescriptor.withSymbolicTraits(.traitBold).map {
      UIFont(descriptor: $0, size: 0)
    } ?? font
  }

  /// Nothing but the looks: the program sets picture, texts and buttons.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A spinner above "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    result.textProperties.color = .secondaryLabel
    return result
  }

  /// A magnifying glass, and that nothing was found; for a state with a text, for that text.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    result.isSearch = true
    return result
  }
  private var isSearch = false

  /// A view that shows this.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// This for a state: a search names what was looked for.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    var result = self
    let searched = (state as? UIContentUnavailableConfigurationState)?.searchText
    if isSearch, let searched, !searched.isEmpty, text == "No Results" {
      result.text = "No Results for “\(searched)”"
    }
    return result
  }
}

extension UIContentUnavailableConfiguration {
  /// How the picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// How a symbol is drawn, as far as it doesn't say so itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a picture that is shown by its shape; nil stands for the view's tint.
    public var tintColor: UIColor?
    /// How round the corners are, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size; a measure of 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// Whether colors stay where all others are inverted; false by default.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
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
  }

  /// What a button does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What a tap runs; nothing by default.
    public var primaryAction: UIAction?
    /// A menu that the button opens; none by default.
    public var menu: UIMenu?
    /// What the button is for; nothing special by default.
    public var role = UIButton.Role.normal
    /// Whether the button answers; true by default.
    public var isEnabled = true
  }
}
