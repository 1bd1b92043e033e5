// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a navigation bar shows for one controller, as data.

public import Foundation

/// Title and buttons of a navigation bar while one controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  package weak var observer: (any BarItemObserver)?
  /// The appearances of this item, as `UINavigationBarAppearance`s, by their bar's property.
  package var appearances: [String: NSObject] = [:]
  /// Shows a search bar, a `UISearchController`.
  package var searchSlot: NSObject?
  /// Whether a search bar that goes when scrolling has been pulled into sight.
  package var isSearchRevealed = false
  /// Where the search is to stand: a number of `SearchBarPlacement`.
  package var searchPlacement = 0

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  /// An item without a title.
  public override convenience init() { self.init(title: "") }

  /// An item from an archive, of which nothing is read yet.
  public required init?(coder: NSCoder) {}

  package func changed() { observer?.barItemChanged(self) }

  /// The title in the middle of the bar; nil by default.
  open var title: String? { didSet { changed() } }
  /// The view in its place.
  open var titleView: UIView? {
    didSet {
      if oldValue !== titleView { oldValue?.removeFromSuperview() }
      changed()
    }
  }
  /// A line above the title; nil by default.
  ///
  /// Partly: noted, and not shown.
  open var prompt: String? { didSet { changed() } }
  /// The item of buttons that lead back here; nil for one with this title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of buttons that lead back here; nil for `title`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// What buttons that lead back here show.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What going back does, in place of it; nil by default.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether there is no button that leads back from here; false by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the items on the left stand beside the button that leads back; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The items on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the title is large, in bars that prefer it so: as the item before by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// Whether a search bar goes when the content is scrolled; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// How title and items share the bar.
  ///
  /// Partly: kept; always as a navigator.
  open var style = ItemStyle.navigator

  /// Sets `hidesBackButton`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets `leftBarButtonItems`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets `rightBarButtonItems`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets `leftBarButtonItem`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

extension UINavigationItem {
  /// Whether titles are large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before.
    case automatic = 0
    /// Yes.
    case always
    /// No.
    case never
    /// As there is room: here as `automatic`.
    case inline
  }

  /// What buttons that lead back show.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or nothing but the chevron, as there is room.
    case `default` = 0
    /// "Back".
    case generic
    /// Only the chevron.
    case minimal
  }

  /// How title and items share the bar.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title on the left.
    case browser
    /// The title on the left, for documents.
    case editor
  }
}
