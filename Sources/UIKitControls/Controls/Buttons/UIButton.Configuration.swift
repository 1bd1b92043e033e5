// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A button's looks in one value.

public import CoreGraphics
public import CoreText
public import Foundation

extension UIButton {
  /// The looks of a button: title, second title, picture, background, and how they stand together.
  ///
  /// Partly: symbols have no configurations.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As `background.cornerRadius` says.
      case fixed = -1
      /// As `background.cornerRadius` says, larger for larger text.
      case dynamic = 0
      /// A little, whatever `background.cornerRadius` says.
      case small = 1
      /// In between.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large text and insets are.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// As small as can be.
      case mini = 2
      /// For what matters most.
      case large = 3
    }

    /// How a title and a second one stand above each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the picture's place suggests: centred above or below one, else where lines begin.
      case automatic = 0
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// What shows that a button has a menu.
    public enum Indicator: Int, Sendable {
      /// As the button's kind suggests.
      case automatic = 0
      /// Nothing.
      case none
      /// For one choice of several.
      case popup
      /// For actions.
      case menu
    }

    /// The kinds of looks.
    enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The state that the configuration was updated for.
    var state: UIControl.State = []
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
    }

    /// The title.
    public var title: String?
    /// The title with its attributes, in place of `title`.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title before it is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that is too long is broken or shortened; broken at words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A second title below the first.
    public var subtitle: String?
    /// The second title with its attributes, in place of `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the second title before it is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a second title that is too long is broken or shortened; broken at words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the titles stand above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The picture.
    public var image: UIImage?
    /// How a symbol is drawn, as far as the picture doesn't say so itself; nil by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the picture's colour before it is shown.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether something that turns takes the picture's place; false by default.
    public var showsActivityIndicator = false
    /// Changes the colour of what turns.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What shows that the button has a menu.
    public var indicator = Indicator.automatic
    /// Changes the colour of what shows that there is a menu.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The side of the titles on which the picture stands; where lines begin by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between picture and titles; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Points between the titles; 1 by default (our choice).
    public var titlePadding: CGFloat = 1
    /// Text and picture in place of the style's colour.
    public var baseForegroundColor: UIColor?
    /// The background in place of the tint.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// How large text and insets are; `medium` by default.
    public var buttonSize = Size.medium
    /// What is behind everything.
    public var background = UIBackgroundConfiguration.ofButton
    /// Whether a selected button looks so by itself; true by default.
    public var automaticallyUpdateForSelection = true

    /// Space between the edges and the content, in points: the size's unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Makes the insets the size's again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration for a button's present state.
    public func updated(for button: UIButton) -> Configuration {
      var result = self
      result.state = button.state
      return result
    }

    /// Text in the tint on nothing.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint on a translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// Makes colours of colours.
public struct UIConfigurationColorTransformer {
  /// What is done.
  public let transform: (UIColor) -> UIColor

  /// A transformer that calls `transform`.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour for `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// Makes attributes of attributes.
public struct UIConfigurationTextAttributesTransformer {
  /// What is done.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that calls `transform`.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes for `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
