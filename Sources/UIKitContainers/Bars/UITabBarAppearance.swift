// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How tab bars look.

public import CoreGraphics
public import Foundation

/// How a tab looks in one of its states.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var onChange: () -> Void = {}
  /// Attributes of the title over the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// How far the title moves; not at all by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// The picture's colour; nil for the bar's.
  open var iconColor: UIColor? { didSet { onChange() } }
  /// How far the badge moves; not at all by default.
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// The badge's colour; nil for the system's red.
  open var badgeBackgroundColor: UIColor? { didSet { onChange() } }
  /// Attributes of the badge's text over the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// How far the badge's text moves; not at all by default.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange() } }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How tabs look in one arrangement.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How picture and title of a tab are arranged.
  public enum Style: Int, Sendable {
    /// The title below the picture.
    case stacked = 0
    /// Beside it.
    case inline
    /// Beside it, both smaller.
    case compactInline
  }

  /// Tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// Tabs that can't be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// Tabs that a keyboard has chosen.
  public let focused = UITabBarItemStateAppearance()

  /// The system's look of an arrangement.
  public init(style: Style) {}
  /// The system's look of stacked tabs.
  public override convenience init() { self.init(style: .stacked) }

  /// The system's look again.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
  }

  var onChange: () -> Void = {} {
    didSet { for state in [normal, selected, disabled, focused] { state.onChange = onChange } }
  }

  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// A copy, which can be changed by itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { changed() }
  }
  /// Tabs with the title beside it.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { changed() } }
  /// Tabs with the title beside it, on phones on their side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { changed() }
  }
  /// The tint of what marks the chosen tab; nil by default.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The picture behind the chosen tab; nil by default.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// How tabs are distributed; as the device does by default.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// How wide tabs are where they are centred; 0, the default, for the system's width.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The room between tabs where they are centred; 0, the default, for the system's.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  override func changed() {
    super.changed()
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.onChange = onChange
    }
  }

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
