// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A button: a control with a picture for each state. Subclasses may draw themselves instead.

import CoreGraphics
public import Foundation
internal import MicaRaster

/// A control for doing one thing.
///
/// Pictures are subviews, above what a subclass draws in `draw(_:)`. Titles are kept, and not shown
/// yet.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button looks like at first.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom
    /// Pictures are tinted.
    case system
    /// A small letter i; shown as `system`.
    case detailDisclosure
    /// A small letter i on light ground; shown as `system`.
    case infoLight
    /// A small letter i on dark ground; shown as `system`.
    case infoDark
    /// A plus sign; shown as `system`.
    case contactAdd
    /// A cross; shown as `system`.
    case close
  }

  /// What a button has for one state.
  private struct Content {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var contents: [State: Content] = [:]
  private var foreground: UIImageView?
  private var background: UIImageView?
  private var type = ButtonType.custom

  /// A custom button with the given frame, in the superview's space. Unlike other views it is not
  /// opaque.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// A button of a type, with an empty frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    self.type = type
  }

  /// A custom button from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// The button's type.
  open var buttonType: ButtonType { type }

  /// See `UIControl`; a change shows the pictures of the new state.
  open override var isEnabled: Bool { didSet { showContent() } }
  /// See `UIControl`; a change shows the pictures of the new state.
  open override var isSelected: Bool { didSet { showContent() } }
  /// See `UIControl`; a change shows the pictures of the new state.
  open override var isHighlighted: Bool { didSet { showContent() } }

  // MARK: Content

  /// Sets the title of a state. Titles are not shown yet: one with characters is noted.
  open func setTitle(_ title: String?, for state: State) {
    if title?.isEmpty == false { Unsupported.note("UIButton.setTitle") }
    contents[state, default: Content()].title = title
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleColor = color
  }

  /// Sets the picture of a state, in the button's middle.
  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].image = image
    showContent()
  }

  /// Sets the picture behind everything of a state, over the button's bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].backgroundImage = image
    showContent()
  }

  /// The title set for a state, or for the normal one.
  open func title(for state: State) -> String? { value(\.title, for: state) }

  /// The colour set for the title of a state, or for that of the normal one.
  open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }

  /// The picture set for a state, or for the normal one.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }

  /// The background set for a state, or for the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    value(\.backgroundImage, for: state)
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view that shows the picture; nil while there is none.
  open var imageView: UIImageView? { foreground }

  // MARK: Touches

  /// Sends `primaryActionTriggered` right after `touchUpInside` (FACTS_UIKIT a.10).
  override func touchedUpInside(with event: UIEvent?) {
    sendActions(for: .primaryActionTriggered, with: event)
  }

  /// Not a single tap on a view around the button: the button is tapped (FACTS_UIKIT b.6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  /// Places the pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = bounds
    guard let foreground, let size = foreground.image?.size else { return }
    foreground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size of the larger of the two pictures.
  open override var intrinsicContentSize: CGSize {
    let sizes = [currentImage, currentBackgroundImage].compactMap { $0?.size }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// The size of the pictures, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func value<Value>(_ part: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  private func showContent() {
    let tinted = currentImage.map { image in
      type != .custom && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
    }
    show(tinted, in: &foreground, at: subviews.count)
    show(currentBackgroundImage, in: &background, at: 0)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?, at index: Int) {
    guard image != nil || view != nil else { return }
    let shown = view ?? UIImageView()
    shown.image = image
    if shown.superview == nil { insertSubview(shown, at: index) }
    view = shown
  }
}
