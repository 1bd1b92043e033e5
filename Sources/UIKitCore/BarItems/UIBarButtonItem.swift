// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A button of a navigation bar or toolbar, as data.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A button of a bar, a view in it, or a space.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As most do.
    case plain = 0
    /// As `plain`; the border went with iOS 7.
    case bordered = 1
    /// As what ends something: semibold.
    case done = 2
  }

  /// What the item is in the system's words; nil for one of the program's own.
  package private(set) var systemItem: SystemItem?
  /// What the item does besides its action.
  package var handler: (() -> Void)?
  /// The button that shows it.
  package weak var shownView: UIView?
  /// How far titles move, the item's own and that of a button that leads back, by the raw value of the bar's metrics.
  package var titleShifts: [Int: UIOffset] = [:]
  package var backTitleShifts: [Int: UIOffset] = [:]
  /// The group that it is in.
  weak var group: UIBarButtonItemGroup?

  /// An empty item.
  public override init() { super.init() }

  /// An item of a nib. With any other coder it is as a new one.
  public required init?(coder: NSCoder) {
    systemItem = Self.nibSystemItem(coder)
    super.init(coder: coder)
    takeSystemItem()
  }

  // Not a designated one: a subclass that has the designated ones has all others as well, as on iOS.
  convenience init(of systemItem: SystemItem?) {
    self.init()
    self.systemItem = systemItem
    takeSystemItem()
  }

  private func takeSystemItem() {
    title = systemItem?.title
    if systemItem?.isDone == true { style = .done }
  }

  /// A picture.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(of: nil)
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A picture, with another one for phones on their side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A word.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(of: nil)
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// One of the system's items.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(of: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// A view.
  public convenience init(customView: UIView) {
    self.init(of: nil)
    self.customView = customView
  }

  /// One of the system's items, with an action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(of: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with the title and picture of an action, or with those of its own and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(of: nil)
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// An item with an action and a menu.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// How it looks; plain by default.
  open var style = Style.plain { didSet { changed() } }
  /// The width in points; 0, the default, for what the content needs. That of a fixed space is its own.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The titles that it may have: the button is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// The view that is shown in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// What is called when it is used.
  open var action: Selector?
  /// Whose method that is; nil asks the responders. Not kept alive.
  open weak var target: AnyObject?
  /// What is run when it is used. Setting it takes over its title and picture.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, systemItem == nil {
        title = primaryAction.title.isEmpty ? nil : primaryAction.title
        image = primaryAction.image
      }
    }
  }
  /// The menu that is opened when it is used, or when it is held where it has an action.
  open var menu: UIMenu? {
    didSet {
      showSelection()
      changed()
    }
  }
  /// In which order the menu's elements stand; `automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The colour of title or picture; nil, the default, for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether it looks chosen; false by default.
  open var isSelected = false { didSet { changed() } }
  /// Whether the button has no background in common with others (iOS 26). Kept: bars have none here.
  open var hidesSharedBackground = false
  /// Whether the button may have a background in common with others (iOS 26). Kept.
  open var sharesBackground = true
  /// What the button is known by when a bar changes (iOS 26); nil by default.
  open var identifier: String?
  /// Whether it is left out; false by default.
  open var isHidden = false { didSet { changed() } }
  /// Whether one of the menu's actions is marked, and its title and picture are the item's; without a menu, whether
  /// using it changes `isSelected`. False by default.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

  /// A space that takes its share of what is left.
  open class func flexibleSpace() -> Self { make(.flexibleSpace) }

  /// A space of so many points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make(.fixedSpace)
    item.width = width
    return item
  }

  private class func make(_ systemItem: SystemItem) -> Self {
    guard let item = UIBarButtonItem(of: systemItem) as? Self else {
      preconditionFailure("\(self) has no spaces of its own class: use UIBarButtonItem's.")
    }
    return item
  }
}

extension UIBarButtonItem {
  /// What the system calls an item.
  public enum SystemItem: Int, Sendable {
    /// "Done", semibold.
    case done = 0
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save", semibold.
    case save
    /// A plus.
    case add
    /// A space that takes its share of what is left.
    case flexibleSpace
    /// A space of the item's width.
    case fixedSpace
    /// A pen on paper.
    case compose
    /// An arrow that turns back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A dustbin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A curl; nothing since iOS 11.
    case pageCurl
    /// A cross, for what was opened.
    case close
  }

  /// Whether it is only a space.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Shows title and picture of the action that is marked in the menu.
  package func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    menu.markFirst()
    guard let element = menu.selectedElements.first else { return }
    title = element.title
    image = element.image
  }

  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  /// What its user sets off: the action that it has, else its method of its target.
  package func trigger(_ sender: UIView, event: UIEvent?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    handler?()
    primaryAction?.run(sender: self)
    guard let action else { return }
    UIApplication.shared.sendAction(
      action, to: target ?? sender.target(forAction: action, withSender: self), from: self,
      for: event)
  }
}

extension UIBarButtonItem.SystemItem {
  /// Its word; nil where it is a picture or a space.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  var isDone: Bool { self == .done || self == .save }

  /// The name of its picture among symbols; nil where it is a word or a space.
  package var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem]
  /// What is shown in their place where there is no room.
  open var representativeItem: UIBarButtonItem?
  /// Whether `representativeItem` is shown; there is always room.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// A group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.group = self }
  }
}

extension UIBarButtonItem {
  /// The group that the item is in.
  public var buttonGroup: UIBarButtonItemGroup? { group }
}
