// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Groups of a navigation item's buttons, its document and its title's menu (iOS 16).

public import Foundation
internal import MicaRaster
internal import MicaRuntime

/// What a navigation item says of a document. Mica shows no menu of it.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The document's place; nil for metadata alone.
  public let url: URL?
  /// What a drag of the title carries; nil for nothing.
  open var activityViewControllerProvider: (() -> UIViewController)?
  /// Whether the icon is shown; true by default.
  open var wantsIconRepresentation = true

  /// Properties of a file.
  public init(url: URL) { self.url = url }
}

/// What renames a navigation item's document; never called.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The user has given another title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may begin.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The text that the user begins with.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether a title may be taken.
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Yes.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// The suggestion.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Yes.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}

/// What a navigation item's extensions store.
@MainActor
private final class ItemGroups {
  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  var overflow: UIDeferredMenuElement?
  var customization: String?
  var document: UIDocumentProperties?
  var titleMenu: (([UIMenuElement]) -> UIMenu?)?
  weak var rename: (any UINavigationItemRenameDelegate)?

  private static var key: UnsafeRawPointer {
    unsafeBitCast(ItemGroups.self, to: UnsafeRawPointer.self)
  }

  static func of(_ item: UINavigationItem) -> ItemGroups {
    if let known = Attachments.value(of: item, key) as? ItemGroups { return known }
    let new = ItemGroups()
    Attachments.set(new, of: item, key)
    return new
  }
}

extension UINavigationItem {
  /// Groups of buttons at the leading edge: their buttons become `leftBarButtonItems`.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { ItemGroups.of(self).leading }
    set {
      ItemGroups.of(self).leading = newValue
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }

  /// Groups of buttons at the trailing edge: their buttons become `rightBarButtonItems`, the last one outermost.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { ItemGroups.of(self).trailing }
    set {
      ItemGroups.of(self).trailing = newValue
      showTrailing()
    }
  }

  /// A group that stays at the trailing edge, outside of the others; nil by default.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { ItemGroups.of(self).pinned }
    set {
      ItemGroups.of(self).pinned = newValue
      showTrailing()
    }
  }

  private func showTrailing() {
    let groups = ItemGroups.of(self).trailing + [ItemGroups.of(self).pinned].compactMap { $0 }
    rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
  }

  /// Groups of buttons in the middle of a pad's bar; phones show none.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { ItemGroups.of(self).center }
    set { ItemGroups.of(self).center = newValue }
  }

  /// What the bar's menu of further buttons begins with; there is no such menu on a phone.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { ItemGroups.of(self).overflow }
    set { ItemGroups.of(self).overflow = newValue }
  }

  /// The name by which the user's own order of buttons is remembered; nil by default.
  public var customizationIdentifier: String? {
    get { ItemGroups.of(self).customization }
    set { ItemGroups.of(self).customization = newValue }
  }

  /// The document that is shown; nil by default.
  public var documentProperties: UIDocumentProperties? {
    get { ItemGroups.of(self).document }
    set { ItemGroups.of(self).document = newValue }
  }

  /// The title's menu; nil by default. Partly: the title shows no arrow and opens no menu.
  public var titleMenuProvider: ((_ suggestedActions: [UIMenuElement]) -> UIMenu?)? {
    get { ItemGroups.of(self).titleMenu }
    set {
      ItemGroups.of(self).titleMenu = newValue
      if newValue != nil { Unsupported.note("UINavigationItem.titleMenuProvider") }
    }
  }

  /// The object that renames the document; not kept alive.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { ItemGroups.of(self).rename }
    set { ItemGroups.of(self).rename = newValue }
  }
}

extension UIBarButtonItem {
  /// A group of this button that the user can't move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// A group of this button that the user can move but not remove.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
  /// A group of this button that the user can remove, shown at first or not.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      barButtonItems: isInDefaultCustomization ? [self] : [], representativeItem: nil)
  }
}

extension UIBarButtonItemGroup {
  /// A group that the user can't move.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// A group that the user can move but not remove.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
  /// A group that the user can remove, shown at first or not.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: isInDefaultCustomization ? items : [])
  }
}
