// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The menu of editing actions of before iOS 16. It is kept and not shown.

public import CoreGraphics
public import Foundation
internal import MicaContext
internal import MicaRaster
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
/// Partly: kept and noted; no menu is shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The program's menu.
  open class var shared: UIMenuController {
    ProgramContext.current.state(MenuControllerState.self).shared
  }

  /// Whether the menu is shown: never.
  open var isMenuVisible: Bool { false }
  /// The program's own actions.
  open var menuItems: [UIMenuItem]?
  /// Where the menu is: nowhere.
  open var menuFrame: CGRect { .zero }

  /// Would show the menu beside a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    Unsupported.note("UIMenuController.showMenu")
  }
  /// Would hide the menu.
  open func hideMenu(from targetView: UIView) {}
  /// Would hide the menu.
  open func hideMenu() {}
  /// Would show the menu, or hide it, as before iOS 13.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { Unsupported.note("UIMenuController.showMenu") }
  }
  /// Says where the menu is to be, as before iOS 13.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Asks for the actions again.
  open func update() {}
}

/// A program's menu.
private final class MenuControllerState: ProgramState {
  @MainActor lazy var shared = UIMenuController()
  init(in context: ProgramContext) {}
}
