// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A button: a control with a title and pictures for each state, or with a configuration. What
// subclasses may override stands here; the work is done in the UIButton+….swift files beside it.

import CoreGraphics
public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A control for doing one thing. Looks are those of iOS 17 (FACTS_UIKIT d.3).
///
/// Title, picture and background are subviews, above what a subclass draws in `draw(_:)`. With a
/// `configuration` they look as that says.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var contents = ButtonContents()
  var parts = ButtonParts()
  package var type = ButtonType.custom
  var configurationState = ButtonConfigurationState()

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
    setUpType()
  }

  /// A button of a type that shows an action's title and picture and runs it.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    setUp(primaryAction)
  }

  /// A button that looks as a configuration says, and shows and runs an action. It is as large as its content
  /// (FACTS 3.39).
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    setUp(primaryAction)
    sizeToFit()
  }

  /// A custom button from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    readNib(coder, as: UIButton.self)
  }

  /// A system button with a picture that calls a method of a target.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    guard let button = makeView(frame: .zero) as? Self else {
      preconditionFailure("\(self) has no init(frame:).")
    }
    button.type = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The button's type.
  open var buttonType: ButtonType { type }

  /// What the button stands for; `normal` by default. What destroys something is red.
  open var role = Role.normal { didSet { contentChanged() } }

  /// See `UIControl`; a change shows the new state.
  open override var isEnabled: Bool { didSet { stateChanged() } }
  /// See `UIControl`; a change shows the new state.
  open override var isSelected: Bool { didSet { stateChanged() } }
  /// See `UIControl`; a change shows the new state.
  open override var isHighlighted: Bool { didSet { stateChanged() } }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: currentTitle ?? currentAttributedTitle?.string,
      traits: .button.union(isSelected ? .selected : .none).union(isEnabled ? .none : .notEnabled))
  }

  // MARK: Content by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    contents[state].title = title
    contentChanged()
  }

  /// Sets the title of a state with its attributes, in place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state].attributedTitle = title?.copy() as? NSAttributedString
    contentChanged()
  }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    own("titleColor-\(state.rawValue)")
    contents[state].titleColor = color
    contentChanged()
  }

  /// Sets the colour of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    own("titleShadowColor-\(state.rawValue)")
    contents[state].titleShadowColor = color
    contentChanged()
  }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    contents[state].image = image
    contentChanged()
  }

  /// Sets how a symbol of a state is drawn, as far as the picture doesn't say so itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents[state].symbol = configuration
    contentChanged()
  }

  /// How a symbol of a state is drawn, or of the normal one; nil by default.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    contents.value(\.symbol, for: state)
  }

  /// How a symbol of the present state is drawn.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets the picture behind everything of a state, over the button's bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    own("backgroundImage-\(state.rawValue)")
    contents[state].backgroundImage = image
    contentChanged()
  }

  /// The title set for a state, or for the normal one.
  open func title(for state: State) -> String? { contents.value(\.title, for: state) }

  /// The title with attributes set for a state, or for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.value(\.attributedTitle, for: state)
  }

  /// The colour set for the title of a state, or for that of the normal one; else the type's: the
  /// tint for system buttons, a light grey where they are disabled, white for custom ones.
  open func titleColor(for state: State) -> UIColor? { findTitleColor(for: state) }

  /// The colour set for the title's shadow of a state, or of the normal one.
  open func titleShadowColor(for state: State) -> UIColor? {
    contents.value(\.titleShadowColor, for: state)
  }

  /// The picture set for a state, or for the normal one.
  open func image(for state: State) -> UIImage? { contents.value(\.image, for: state) }

  /// The background set for a state, or for the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    contents.value(\.backgroundImage, for: state)
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title of the present state with its attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view that shows the title, made when it is asked for. Its text and colour are the button's,
  /// its font and lines the program's.
  open var titleLabel: UILabel? { makeLabel() }

  /// The view that shows the picture, made when it is asked for.
  open var imageView: UIImageView? { makeImageView() }

  /// The view that shows a configuration's second title; nil without one.
  open var subtitleLabel: UILabel? { parts.subtitle }

  // MARK: Looks

  /// Whether a picture without one for the highlighted state is darkened in it; true by default.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// Whether a picture without one for the disabled state is dimmed in it; true by default.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  /// Whether a glow shows where the button is touched; false by default.
  ///
  /// Partly: kept; no glow is shown.
  open var showsTouchWhenHighlighted = false {
    didSet {
      if showsTouchWhenHighlighted {
        Unsupported.note("UIButton.showsTouchWhenHighlighted", of: self)
      }
    }
  }

  /// Whether the title's shadow falls on the other side in the highlighted state; false by default.
  open var reversesTitleShadowWhenHighlighted = false { didSet { contentChanged() } }

  /// Space between the bounds and the content, in points. Where there is none, titles have 6 above and
  /// below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      own(.contentEdgeInsets)
      contentChanged()
    }
  }

  /// Moves the title without changing the button's size, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Moves the picture without changing the button's size, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Configuration

  /// Looks in one value, for all states; nil by default, where the content by state counts.
  open var configuration: Configuration? {
    get { configurationState.given }
    set { setConfiguration(newValue) }
  }

  /// Changes the button, most often its configuration, after its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is shown as `updated(for:)` makes it for the state; true by default.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationState.isDue = true
    setNeedsLayout()
  }

  /// Called where the state has changed: runs `configurationUpdateHandler`. Subclasses override it.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Menus

  /// The menu of the button; nil by default. A long press opens it, or a touch with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? { didSet { menuChanged() } }

  /// Whether a tap turns `isSelected` over; false by default. A button that shows its menu as primary action becomes a
  /// pop-up button: one of the menu's actions is marked, and its title and picture are the button's.
  open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

  /// See `UIControl`.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuChanged() } }

  /// The menu, where there is one.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in
      let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
      configuration.preferredMenuElementOrder = preferredMenuElementOrder
      return configuration
    }
  }

  /// In which order the menu's elements stand; `automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  @_spi(Mica) public override var menuSelects: Bool { isPopUp }
  @_spi(Mica) public override func menuChose(_ element: UIMenuElement) {
    if isPopUp { showSelection() }
  }

  // MARK: Touches

  /// Sends `primaryActionTriggered` right after `touchUpInside` (FACTS_UIKIT a.10).
  @_spi(Mica) public override func touchedUpInside(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered, with: event)
  }

  /// Not a single tap on a view around the button: the button is tapped (FACTS_UIKIT b.6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  /// The rectangle of the background in `bounds`: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and picture in `bounds`: within the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title within that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    findTitleRect(in: contentRect)
  }

  /// The rectangle of the picture within that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    findImageRect(in: contentRect)
  }

  /// Places title and pictures.
  open override func layoutSubviews() {
    updateIfDue()
    super.layoutSubviews()
    placeParts()
  }

  /// The size of title and picture beside each other with the insets, and not below the background
  /// picture's.
  open override var intrinsicContentSize: CGSize { findIntrinsicSize() }

  /// The size of the content, whatever there is room for; with a configuration, with titles broken to
  /// the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { findFittingSize(size) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }
}
