// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The menu of editing actions of before iOS 16: the same bar as edit menus'.

public import CoreGraphics
internal import MicaContext
public import MicaFoundation
public import MicaRuntime

/// An action of a program's own in the editing menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// An action of a name.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of editing actions.
///
/// It shows what the first responder, or one after it, says that it can do (`canPerformAction(_:withSender:)`): the
/// system's actions, then those of `menuItems`. Without a first responder nothing is shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// In which direction the menu's arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// Down where there is room above, else up.
    case `default` = 0
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// The program's menu.
  open class var shared: UIMenuController {
    ProgramContext.current.state(MenuControllerState.self).shared
  }

  /// Whether an edit menu is shown; setting it shows or hides one.
  open var isMenuVisible: Bool {
    get { EditMenuCenter.current.session != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The program's own actions.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow is to point; `default` by default.
  open var arrowDirection = ArrowDirection.default
  /// Where the menu is, in the window; zero while there is none.
  open var menuFrame: CGRect { EditMenuCenter.current.session?.shown?.place ?? .zero }

  private weak var target: UIView?
  private var rect = CGRect.zero

  /// Shows the menu beside a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu, if it is about a view.
  open func hideMenu(from targetView: UIView) {
    if EditMenuCenter.current.session?.view === targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { EditMenuCenter.current.close() }

  /// Shows the menu, or hides it, as before iOS 13.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    guard let target, target.window != nil else { return }
    let session = EditMenuSession(about: target)
    session.arrow = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    session.place = CGPoint(x: rect.midX, y: rect.midY)
    session.rect = { [weak self] in self?.rect ?? .zero }
    session.elements = {
      FirstResponder.current.responder.map { EditActions.suggested(from: $0) } ?? []
    }
    session.comes = { animator in
      Self.post(Self.willShowMenuNotification)
      animator.addCompletion { Self.post(Self.didShowMenuNotification) }
    }
    session.goes = { animator in
      Self.post(Self.willHideMenuNotification)
      animator.addCompletion { Self.post(Self.didHideMenuNotification) }
    }
    _ = EditMenuCenter.current.open(session)
  }

  /// Says where the menu is to be, as before iOS 13.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, rect) = (targetView, targetRect)
    guard let session = EditMenuCenter.current.session, session.view === targetView else { return }
    session.move(animated: false)
    Self.post(Self.menuFrameDidChangeNotification)
  }

  /// Asks for the actions again.
  open func update() { EditMenuCenter.current.session?.reload() }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: shared)
  }

  /// Posted before the menu comes.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has come.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu was moved.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// A program's menu.
private final class MenuControllerState: ProgramState {
  @MainActor lazy var shared = UIMenuController()
  init(in context: ProgramContext) {}
}
