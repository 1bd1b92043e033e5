// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of tabs of which one is chosen (FACTS_UIKIT d.14).

public import CoreGraphics
public import Foundation

/// A row of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  let core = TabBarCore()

  /// A tab bar with the given frame, in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTabBar()
  }

  /// A tab bar from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabBar()
    readNib(coder, as: UITabBar.self)
  }

  /// Who hears of choices; not kept alive. A tab bar controller is that of its own bar.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs; nil by default.
  open var items: [UITabBarItem]? {
    get { core.items }
    set { setItems(newValue, animated: false) }
  }
  /// Sets `items`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { replaceItems(items) }
  /// The chosen tab; nil for none. Setting it tells nobody.
  open var selectedItem: UITabBarItem? {
    get { core.selected }
    set { select(newValue) }
  }
  /// Lets the user arrange tabs; noted, and nothing else.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { noteCustomizing() }
  /// Ends that; whether it was under way.
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// Whether the user arranges tabs; never.
  open var isCustomizing: Bool { false }

  // MARK: Looks

  /// The background's colour; nil, the default, for the system's.
  open var barTintColor: UIColor? {
    get { core.legacy.tint }
    set {
      own(.barTintColor)
      changeLegacy { $0.tint = newValue }
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
  /// The picture behind the tabs; nil by default.
  open var backgroundImage: UIImage? {
    get { core.legacy.images[0] }
    set {
      own(.backgroundImage)
      changeLegacy { $0.images[0] = newValue }
    }
  }
  /// The picture of the shadow; shown with a background picture only, as on iOS.
  open var shadowImage: UIImage? {
    get { core.legacy.shadowImage }
    set {
      own(.shadowImage)
      changeLegacy { $0.shadowImage = newValue }
    }
  }
  /// The colour of tabs that are not chosen; nil, the default, for the system's grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      own(.unselectedItemTintColor)
      appearanceChanged()
    }
  }
  /// The picture behind the chosen tab; nil by default.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      own(.selectionIndicatorImage)
      appearanceChanged()
    }
  }
  /// How tabs are distributed; over the whole width on phones by default.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      own(.itemPositioning)
      setNeedsLayout()
    }
  }
  /// How wide tabs are where they are centred; 0, the default, for the system's width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      own(.itemWidth)
      setNeedsLayout()
    }
  }
  /// The room between tabs where they are centred; 0, the default, for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      own(.itemSpacing)
      setNeedsLayout()
    }
  }
  /// The look while content lies below.
  open var standardAppearance: UITabBarAppearance {
    get { core.standardAppearance(of: self) }
    set {
      own(.standardAppearance)
      core.standard = newValue
      appearanceChanged()
    }
  }
  /// The look while content is at its end; nil for the standard one without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      own(.scrollEdgeAppearance)
      appearanceChanged()
    }
  }

  /// 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: core.height(of: self))
  }
  /// As wide as asked for, and 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: core.height(of: self))
  }
  /// Places background and tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTabs()
  }
  /// The chosen tab's colour has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }
  /// Dynamic colours are looked at again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceChanged()
  }

  /// How tabs are distributed.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width where that is narrow, otherwise centred.
    case automatic = 0
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }
}
