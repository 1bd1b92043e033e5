// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that shows what stands in place of missing content.

import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// Shows a `UIContentUnavailableConfiguration` in its middle. It places its parts itself, without constraints.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// What is shown.
  ///
  /// - Precondition: it is a `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let given = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure(
          "Unsupported configuration type: \(type(of: newValue)) for a UIContentUnavailableView")
      }
      shown = given
      show()
    }
  }

  /// Whether parts that don't fit can be scrolled; true by default.
  ///
  /// Partly: kept, without effect.
  open var isScrollEnabled = true

  private var shown: UIContentUnavailableConfiguration
  private let background = BackgroundConfigurationView(frame: .zero)
  private var parts: [(view: UIView, space: CGFloat)] = []

  /// A view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Views from archives are not supported, as on iOS.
  public required init?(coder: NSCoder) { nil }

  // MARK: Showing

  private func show() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    background.show(shown.background)
    insertSubview(background, at: 0)
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      add(spinner, 0)
    } else if let image = shown.image {
      add(imageView(image), 0)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.imageToTextPadding)
    add(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      shown.textToSecondaryTextPadding)
    add(shown.button, shown.buttonProperties, shown.textToButtonPadding)
    add(
      shown.secondaryButton, shown.secondaryButtonProperties, shown.buttonToSecondaryButtonPadding)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func add(_ view: UIView, _ space: CGFloat) {
    addSubview(view)
    parts.append((view, parts.isEmpty ? 0 : space))
  }

  private func imageView(_ image: UIImage) -> UIImageView {
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    if let tint = properties.tintColor { view.tintColor = tint }
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    return view
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ space: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    add(label, space)
  }

  private func add(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ space: CGFloat
  ) {
    guard look.title != nil || look.attributedTitle != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: nil)
    // An action would replace title and picture.
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    add(button, space)
  }

  // MARK: Layout

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if let view = view as? UIImageView {
      let size = view.intrinsicContentSize
      let most = shown.imageProperties.maximumSize
      var scale: CGFloat = size.width > width && size.width > 0 ? width / size.width : 1
      if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
      if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The room for the parts: within the safe area, the margins, and the superview's margins where they count.
  private var room: CGRect {
    let (margins, isMirrored) = (
      shown.directionalLayoutMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    var insets = UIEdgeInsets(
      top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
    if let outer = superview?.layoutMargins {
      if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
        insets.left = max(insets.left, outer.left)
        insets.right = max(insets.right, outer.right)
      }
      if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
        insets.top = max(insets.top, outer.top)
        insets.bottom = max(insets.bottom, outer.bottom)
      }
    }
    let safe = safeAreaInsets
    insets.top = max(insets.top, safe.top)
    insets.bottom = max(insets.bottom, safe.bottom)
    insets.left = max(insets.left, safe.left)
    insets.right = max(insets.right, safe.right)
    return bounds.inset(by: insets)
  }

  /// The height of all parts in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    let height = parts.reduce(margins.top + margins.bottom) {
      $0 + $1.space + self.size(of: $1.view, width: width).height
    }
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = room
    guard room.width > 0, room.height > 0 else { return }
    let sizes = parts.map { size(of: $0.view, width: room.width) }
    let height = zip(parts, sizes).reduce(0) { $0 + $1.0.space + $1.1.height }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = max(room.minY, room.midY - height / 2)
    for (part, size) in zip(parts, sizes) {
      y += part.space
      let x =
        switch (shown.alignment, isMirrored) {
        case (.center, _): room.midX - size.width / 2
        case (.natural, false): room.minX
        case (.natural, true): room.maxX - size.width
        }
      let scale = max(1, traitCollection.displayScale)
      part.view.frame = CGRect(
        x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
        height: size.height)
      y += size.height
    }
  }
}

extension UIViewController {
  /// What the controller shows over its view in place of missing content; nil, the default, for nothing.
  ///
  /// A `UIContentUnavailableConfiguration`, or a configuration of the program's own.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (core.unavailableView as? any UIContentView)?.configuration }
    set {
      guard let shown = newValue?.updated(for: contentUnavailableConfigurationState) else {
        core.unavailableView?.removeFromSuperview()
        return core.unavailableView = nil
      }
      if let present = core.unavailableView as? any UIView & UIContentView,
        present.supports(shown)
      {
        return present.configuration = shown
      }
      core.unavailableView?.removeFromSuperview()
      let made = shown.makeContentView()
      core.unavailableView = made
      guard let view else { return }
      made.frame = CGRect(origin: view.bounds.origin, size: view.bounds.size)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
    }
  }
}
