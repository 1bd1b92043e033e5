// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The focus of keyboards, pencils and remotes: Mica moves none, so its methods are never called.

public import CoreGraphics
public import Foundation

/// What can hold the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// What takes the focus, in the order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What it lies in; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items that can be focused; nil without any.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Asks for the focus to move; nothing is focused.
  func setNeedsFocusUpdate()
  /// Moves the focus now; nothing is focused.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What the focus can be on.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it takes the focus.
  var canBecomeFocused: Bool { get }
  /// Its place, in its container's coordinates.
  var frame: CGRect { get }
}

/// What holds items that the focus can be on.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of its items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that reach into a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus; nil here.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that has the focus; nil here.
  open var nextFocusedView: UIView? { nil }
  /// A move of nothing to nothing.
  public nonisolated override init() {}
}

/// Animations beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs the animations and their completion at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

/// A region that leads the focus elsewhere.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it does; true by default.
  open var isEnabled = true
  /// Where it leads; nothing by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The controller whose view it is, else the view above.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    next as? UIViewController ?? superview
  }
  /// The subviews that take the focus and reach into a rectangle.
  final func focusedSubviews(in rect: CGRect) -> [UIView] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The view's own.
  public var coordinateSpace: any UICoordinateSpace { self }
}
extension UIViewController: UIFocusEnvironment {
  /// The controller above, else what its view lies in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? viewIfLoaded?.superview
  }
  /// The view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

/// The menus of a program's menu bar or of a responder, as they are built.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system that the menus are of.
  var system: UIMenuSystem { get }
  /// A menu by its identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, at its start.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, at its end.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Where menus are shown.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let bar = UIMenuSystem()
  private static let menu = UIMenuSystem()
  /// The menu bar, which phones don't have.
  open class var main: UIMenuSystem { bar }
  /// Menus of what is touched.
  open class var context: UIMenuSystem { menu }
  /// Has the menus built anew; there are none.
  open func setNeedsRebuild() {}
  /// Has the menus asked again whether they are enabled; there are none.
  open func setNeedsRevalidate() {}
}
