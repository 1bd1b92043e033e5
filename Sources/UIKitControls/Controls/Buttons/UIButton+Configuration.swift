// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a button shows its configuration.

import CoreGraphics
import CoreText
import Foundation
internal import MicaRaster

/// A button's configuration, and whether the state has changed since it was shown.
@MainActor
struct ButtonConfigurationState {
  var given: UIButton.Configuration?
  var isDue = false
  var isUpdating = false
}

extension UIButton {
  func setConfiguration(_ new: Configuration?) {
    let had = configurationState.given != nil
    configurationState.given = new
    if had, new == nil {
      parts.background?.removeFromSuperview()
      parts.subtitle?.removeFromSuperview()
      parts.spinner?.removeFromSuperview()
      parts.indicator?.removeFromSuperview()
      (parts.background, parts.subtitle, parts.spinner) = (nil, nil, nil)
      parts.indicator = nil
      parts.label?.font = standardFont
      parts.label?.numberOfLines = 1
      showContent()
    }
    setNeedsUpdateConfiguration()
    if !configurationState.isUpdating { invalidateIntrinsicContentSize() }
  }

  /// Updates and shows the configuration where something has changed.
  func updateIfDue() {
    guard configurationState.isDue, !configurationState.isUpdating else { return }
    configurationState.isUpdating = true
    updateConfiguration()
    configurationState.isUpdating = false
    configurationState.isDue = false
    guard let given = configurationState.given else { return }
    show(automaticallyUpdatesConfiguration ? given.updated(for: self) : given)
  }

  // MARK: Showing

  private func show(_ configuration: Configuration) {
    let looks = ButtonLooks(configuration, tint: inheritedTintColor, role: role)
    let size = configuration.buttonSize
    let titles = contents.title(for: state)
    let title =
      configuration.attributedTitle ?? configuration.title.map { AttributedString($0) }
      ?? titles.attributed.map { AttributedString($0) } ?? titles.plain.map { AttributedString($0) }
    parts.backdrop?.image = nil
    show(
      title, style: size.titleStyle, color: looks.foreground,
      transformer: configuration.titleTextAttributesTransformer,
      breakMode: configuration.titleLineBreakMode, in: title == nil ? parts.label : makeLabel())
    let subtitle =
      configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) }
    show(
      subtitle, style: size.subtitleStyle, color: looks.foreground,
      transformer: configuration.subtitleTextAttributesTransformer,
      breakMode: configuration.subtitleLineBreakMode,
      in: subtitle == nil ? parts.subtitle : makeSubtitle())
    showIndicator(configuration, looks)
    showImage(configuration, looks)
    showBackground(configuration, looks)
  }

  private func makeSubtitle() -> UILabel {
    if let subtitle = parts.subtitle { return subtitle }
    let subtitle = ButtonLabel(frame: .zero)
    parts.subtitle = subtitle
    addSubview(subtitle)
    return subtitle
  }

  private func show(
    _ text: AttributedString?, style: UIFont.TextStyle, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?, breakMode: NSLineBreakMode,
    in label: UILabel?
  ) {
    guard let label else { return }
    guard var text else {
      label.text = nil
      return
    }
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .preferredFont(
      forTextStyle: style, compatibleWith: traitCollection)
    attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    if let transformer { attributes = transformer(attributes) }
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    label.alpha = 1
    label.attributedText = NSAttributedString(text)
    let isShortened = breakMode != .byWordWrapping && breakMode != .byCharWrapping
    label.numberOfLines = isShortened ? 1 : 0
    label.lineBreakMode = breakMode
  }

  private func showImage(_ configuration: Configuration, _ looks: ButtonLooks) {
    showSpinner(configuration, looks)
    let shown = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
    let image = shown.map {
      styled(
        $0,
        configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration)
    }
    guard image != nil || parts.picture != nil else { return }
    let picture = makeImageView()
    let color = configuration.imageColorTransformer?(looks.foreground) ?? looks.foreground
    picture.alpha = 1
    picture.tintColor = color
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  private func showSpinner(_ configuration: Configuration, _ looks: ButtonLooks) {
    guard configuration.showsActivityIndicator else {
      parts.spinner?.removeFromSuperview()
      parts.spinner = nil
      return
    }
    let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
    if parts.spinner == nil {
      parts.spinner = spinner
      addSubview(spinner)
    }
    spinner.isUserInteractionEnabled = false
    let transformer = configuration.activityIndicatorColorTransformer
    spinner.color = transformer?(looks.foreground) ?? looks.foreground
    spinner.startAnimating()
  }

  /// The two small arrows of a pop-up button, or what else is asked for.
  private func showIndicator(_ configuration: Configuration, _ looks: ButtonLooks) {
    let name: String? =
      switch configuration.indicator {
      case .automatic: isPopUp ? "chevron.up.chevron.down" : nil
      case .popup: "chevron.up.chevron.down"
      case .menu: "chevron.down"
      case .none: nil
      }
    guard let name else {
      parts.indicator?.removeFromSuperview()
      parts.indicator = nil
      return
    }
    let view = parts.indicator ?? UIImageView(frame: .zero)
    if parts.indicator == nil {
      parts.indicator = view
      addSubview(view)
    }
    let font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    view.image = SymbolImage.make(name, pointSize: font.pointSize * 0.8, weight: .semibold)?
      .withRenderingMode(.alwaysTemplate)
    view.tintColor =
      configuration.indicatorColorTransformer?(looks.foreground) ?? looks.foreground
  }

  private func showBackground(_ configuration: Configuration, _ looks: ButtonLooks) {
    let own = configuration.background
    let shows =
      looks.background != nil || own.image != nil || own.customView != nil || own.strokeWidth > 0
    guard shows || parts.background != nil else { return }
    let background = parts.background ?? ButtonBackground(frame: .zero)
    if parts.background == nil {
      parts.background = background
      insertSubview(background, at: 0)
    }
    let stroke = own.strokeColor ?? inheritedTintColor
    background.show(
      own, color: looks.background, stroke: own.strokeColorTransformer?(stroke) ?? stroke,
      radius: radius(configuration, bounds.height))
  }

  private func radius(_ configuration: Configuration, _ height: CGFloat) -> CGFloat {
    ButtonLooks.radius(configuration, traitCollection, height: height)
  }

  // MARK: Layout

  private func layout(_ configuration: Configuration) -> ConfiguredButtonLayout {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ConfiguredButtonLayout(
      configuration, image: parts.spinner?.intrinsicContentSize ?? parts.picture?.image?.size,
      title: parts.label.flatMap { $0.text?.isEmpty == false ? $0 : nil },
      subtitle: parts.subtitle.flatMap { $0.text?.isEmpty == false ? $0 : nil },
      indicator: parts.indicator?.image?.size, isMirrored: isMirrored,
      pixel: contentScaleFactor > 0 ? 1 / contentScaleFactor : 1)
  }

  /// The size of the content and its insets; with a width above 0, of titles broken to it.
  func configurationSize(in width: CGFloat) -> CGSize {
    guard let configuration = configurationState.given else { return .zero }
    return layout(configuration).size(in: width > 0 && width.isFinite ? width : nil)
  }

  func placeConfiguration() {
    guard let configuration = configurationState.given else { return }
    let frames = layout(configuration).frames(
      in: bounds, effectiveContentHorizontalAlignment, contentVerticalAlignment)
    (parts.spinner ?? parts.picture)?.frame = frames.image
    parts.label?.frame = frames.title
    parts.subtitle?.frame = frames.subtitle
    parts.indicator?.frame = frames.indicator
    guard let background = parts.background else { return }
    let insets = configuration.background.backgroundInsets
    background.frame = backgroundRect(forBounds: bounds).inset(
      by: insets.edges(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    background.layer.cornerRadius = radius(configuration, background.bounds.height)
    // Half circles, whatever the curve of other corners.
    background.layer.cornerCurve = configuration.cornerStyle == .capsule ? .circular : .continuous
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with the sides of the text's direction made left and right.
  func edges(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
