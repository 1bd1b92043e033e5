// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A bar with a title in the middle, buttons beside it, and a way back (FACTS_UIKIT d.14). What a program
// may override stands here; the work is done in UINavigationBar+….swift.

public import CoreGraphics
public import Foundation

/// Shows the topmost of a stack of navigation items.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  let core = NavigationBarCore()

  /// A bar with the given frame, in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// A bar from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    readNib(coder, as: UINavigationBar.self)
  }

  // MARK: Items

  /// Who may refuse pushes and pops; not kept alive. A navigation controller is that of its own bar.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items from bottom to top; nil by default.
  open var items: [UINavigationItem]? {
    get { core.hasItems ? core.items : nil }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { core.items.last }
  /// The item below it.
  open var backItem: UINavigationItem? { core.items.dropLast().last }
  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
  /// Takes the topmost item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items, animated: animated)
  }

  // MARK: Looks

  /// Whether titles are large while their content is at its top; false by default.
  open var prefersLargeTitles = false {
    didSet {
      own(.prefersLargeTitles)
      if prefersLargeTitles != oldValue { sizeChanged() }
    }
  }
  /// The colours; dark on light by default.
  open var barStyle: UIBarStyle {
    get { core.legacy.style }
    set {
      own(.barStyle)
      changeLegacy { $0.style = newValue }
    }
  }
  /// Whether content shines through; true by default.
  open var isTranslucent: Bool {
    get { core.legacy.isTranslucent }
    set {
      own(.isTranslucent)
      changeLegacy { $0.isTranslucent = newValue }
    }
  }
  /// The background's colour; nil, the default, for the system's.
  open var barTintColor: UIColor? {
    get { core.legacy.tint }
    set {
      own(.barTintColor)
      changeLegacy { $0.tint = newValue }
    }
  }
  /// The picture of the shadow; shown with a background picture only, as on iOS. Nil by default.
  open var shadowImage: UIImage? {
    get { core.legacy.shadowImage }
    set {
      own(.shadowImage)
      changeLegacy { $0.shadowImage = newValue }
    }
  }
  /// Attributes of titles over the system's; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      own(.titleTextAttributes)
      appearanceChanged()
    }
  }
  /// Attributes of large titles over the system's; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      own(.largeTitleTextAttributes)
      appearanceChanged()
    }
  }
  /// The sign of the button that leads back; nil, the default, for the system's chevron.
  open var backIndicatorImage: UIImage? {
    didSet {
      own(.backIndicatorImage)
      appearanceChanged()
    }
  }
  /// What covers titles under that sign while they move.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { own(.backIndicatorTransitionMaskImage) }
  }
  /// The look while content lies below the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { core.standardAppearance(of: self) }
    set {
      own(.standardAppearance)
      core.standard = newValue
      appearanceChanged()
    }
  }
  /// The look on a phone on its side; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      own(.compactAppearance)
      appearanceChanged()
    }
  }
  /// The look while content is at its top; nil for the standard one without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      own(.scrollEdgeAppearance)
      appearanceChanged()
    }
  }
  /// The same on a phone on its side.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      own(.compactScrollEdgeAppearance)
      appearanceChanged()
    }
  }
  /// Sets a picture as background, for some room.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    changeLegacy { $0.images[barMetrics.rawValue] = backgroundImage }
  }
  /// The picture that was set for some room.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    core.legacy.images[barMetrics.rawValue]
  }
  /// Sets a picture as background, for a place and some room.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// The picture that was set for a place and some room.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }
  /// Moves titles up or down, for some room.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    core.titleShifts[barMetrics.rawValue] = adjustment
    appearanceChanged()
  }
  /// How far titles move, for some room.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    core.titleShifts[barMetrics.rawValue] ?? 0
  }
  /// Where the bar is: as its delegate says, at the top where it is a navigation controller's.
  open var barPosition: UIBarPosition {
    core.isInController ? .topAttached : delegate?.position(for: self) ?? .top
  }

  // MARK: View

  /// 44 points high, 96 with a large title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: core.wantedHeight(of: self))
  }
  /// As wide as asked for, and as high as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: core.wantedHeight(of: self))
  }
  /// Places background, buttons and titles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }
  /// The bar's colour has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }
  /// Dynamic colours are looked at again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceChanged()
    let category = previousTraitCollection?.preferredContentSizeCategory
    let width = previousTraitCollection?.horizontalSizeClass
    if category != traitCollection.preferredContentSizeCategory
      || width != traitCollection.horizontalSizeClass
    {
      sizeChanged()
    }
  }
}
