// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a tab bar shows for one controller, as data.

public import Foundation

/// A tab: a picture and a title.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Appearances of this item, as `UITabBarAppearance`s, by their bar's property.
  package var appearances: [String: NSObject] = [:]
  /// Text attributes of the badge by the raw value of the control state.
  package var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The name of the system's picture; nil for a picture of the program's own.
  package var symbolName: String?

  /// A tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title, a picture, and another one for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    symbolName = systemItem.symbolName
    self.tag = tag
  }

  /// An empty tab.
  public override init() { super.init() }

  /// A tab of a nib. With any other coder it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let item = Self.nibSystemItem(coder) else { return }
    title = item.title
    symbolName = item.symbolName
  }

  /// The picture while the tab is chosen; nil for `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A text on red at the picture's corner; nil, the default, for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The badge's colour; nil, the default, for the system's red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// How far the title moves; not at all by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
}

extension UITabBarItem {
  /// A tab in the system's words.
  public enum SystemItem: Int, Sendable {
    /// "More".
    case more = 0
    /// "Favorites".
    case favorites
    /// "Featured".
    case featured
    /// "Top Rated".
    case topRated
    /// "Recents".
    case recents
    /// "Contacts".
    case contacts
    /// "History".
    case history
    /// "Bookmarks".
    case bookmarks
    /// "Search".
    case search
    /// "Downloads".
    case downloads
    /// "Most Recent".
    case mostRecent
    /// "Most Viewed".
    case mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }
  }
}
