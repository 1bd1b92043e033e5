// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a button without a configuration shows in a state (FACTS_UIKIT d.3).

import CoreGraphics
import CoreText
import Foundation

/// The views of a button, each made when it is needed.
struct ButtonParts {
  var label: UILabel?
  var picture: UIImageView?
  var backdrop: UIImageView?
  /// Those of a configuration.
  var background: ButtonBackground?
  var subtitle: UILabel?
  var spinner: UIActivityIndicatorView?
  var indicator: UIImageView?
  /// The picture that was darkened last, and what it has become.
  var darkened: (image: UIImage, result: UIImage)?
}

/// The label of a button's title: a change of its font or lines changes the button's size.
final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}

extension UIButton {
  /// How the highlighted title of a system button shows (d.3 H), and how long it takes to come back
  /// (d.3: 0.25 to 0.47 s).
  private static let pressedAlpha: CGFloat = 0.2
  private static let returnDuration: TimeInterval = 0.25
  /// How disabled pictures show (d.3 M).
  private static let disabledAlpha: CGFloat = 0.5

  // MARK: Parts

  func makeLabel() -> UILabel {
    if let label = parts.label { return label }
    let label = ButtonLabel(frame: .zero)
    label.font = standardFont
    label.textColor = findTitleColor(for: state)
    label.lineBreakMode = .byTruncatingMiddle
    parts.label = label
    addSubview(label)
    return label
  }

  func makeImageView() -> UIImageView {
    if let picture = parts.picture { return picture }
    let picture = UIImageView(frame: .zero)
    parts.picture = picture
    if let label = parts.label, label.superview === self {
      insertSubview(picture, belowSubview: label)
    } else {
      addSubview(picture)
    }
    return picture
  }

  private func makeBackdrop() -> UIImageView {
    if let backdrop = parts.backdrop { return backdrop }
    let backdrop = UIImageView(frame: .zero)
    parts.backdrop = backdrop
    insertSubview(backdrop, at: 0)
    return backdrop
  }

  /// The font of a title that was given none: 18 points for custom buttons, else 15 (d.3).
  var standardFont: UIFont { .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15) }

  func findTitleColor(for state: State) -> UIColor? {
    if let color = contents.value(\.titleColor, for: state) { return color }
    if type == .custom { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : inheritedTintColor
  }

  // MARK: Changes

  /// Shows content or looks that have changed.
  func contentChanged() {
    if configurationState.given != nil {
      configurationState.isDue = true
    } else {
      showContent()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the state that the button has come to.
  func stateChanged() {
    configurationState.isDue = true
    if configurationState.given == nil { showContent() }
    setNeedsLayout()
  }

  /// A symbol as a configuration says, as far as it doesn't say so itself.
  func styled(_ image: UIImage, _ preferred: UIImage.SymbolConfiguration?) -> UIImage {
    guard let preferred, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferred.merged(with: image.symbolConfiguration))
      ?? image
  }

  /// Shows the content of the present state.
  func showContent() {
    showTitle()
    let image = currentImage.map { styled($0, currentPreferredSymbolConfiguration) }.map { image in
      type != .custom && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
    }
    show(image, hasOwn: contents[state].image != nil)
    if let background = currentBackgroundImage {
      let isDark = isDarkened && contents[state].backgroundImage == nil
      makeBackdrop().image = isDark ? background.darkened() : background
    } else {
      parts.backdrop?.image = nil
    }
  }

  private func showTitle() {
    let (plain, attributed) = contents.title(for: state)
    guard plain != nil || attributed != nil || parts.label != nil else { return }
    let label = makeLabel()
    // What is set while the text has attributes would go into them.
    if label.attributedText != nil, attributed != nil { label.text = nil }
    let color = currentTitleColor
    if label.textColor != color { label.textColor = color }
    if let attributed {
      label.attributedText = attributed
    } else if label.text != plain {
      label.text = plain
    }
    label.shadowColor = currentTitleShadowColor
    fade(label, contents[state].titleColor == nil && contents[state].attributedTitle == nil)
  }

  /// System buttons' parts fade while they are pressed, and come back slowly.
  private func fade(_ part: UIView, _ follows: Bool) {
    let isPressed = type != .custom && follows && isHighlighted
    let alpha = isPressed ? Self.pressedAlpha : 1
    guard part.alpha != alpha else { return }
    if isPressed || part.window == nil {
      UIView.performWithoutAnimation { part.alpha = alpha }
    } else {
      UIView.animateTouchably(
        withDuration: Self.returnDuration,
        animations: { part.alpha = alpha })
    }
  }

  private var isDarkened: Bool { type == .custom && isHighlighted && adjustsImageWhenHighlighted }

  private func show(_ image: UIImage?, hasOwn: Bool) {
    guard image != nil || parts.picture != nil else { return }
    let picture = makeImageView()
    let isTemplate = image?.renderingMode == .alwaysTemplate
    let isDim = !isEnabled && !hasOwn && adjustsImageWhenDisabled
    if isDarkened, !hasOwn, let image {
      picture.image = isTemplate ? image : darkened(image)
      picture.tintColor = isTemplate ? inheritedTintColor.darkened(by: 0.5) : nil
    } else {
      picture.image = image
      let color: UIColor? = type == .custom ? nil : isDim ? .tertiaryLabel : findTitleColor(for: [])
      picture.tintColor = isTemplate ? color : nil
    }
    let dims = isDim && !(isTemplate && type != .custom)
    if type == .custom || dims {
      picture.alpha = dims ? Self.disabledAlpha : 1
    } else {
      fade(picture, !hasOwn)
    }
  }

  private func darkened(_ image: UIImage) -> UIImage {
    if let known = parts.darkened, known.image === image { return known.result }
    let result = image.darkened()
    parts.darkened = (image, result)
    return result
  }

  // MARK: Setting up

  /// Gives a button of a type its picture.
  package func setUpType() {
    if let image = ButtonSymbol.image(for: type) { setImage(image, for: .normal) }
  }

  /// Shows and runs an action.
  func setUp(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }
}
