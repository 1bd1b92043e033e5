// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view at the top of a hierarchy: it shows the view of its root controller.

import CoreGraphics
public import Foundation
internal import MicaContext

/// A window, hidden until `makeKeyAndVisible()`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Whether somebody commits the window's layers from turn to turn.
  package var isOnStage = false

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// A hidden window with the given frame, in the screen's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A hidden window as large as the screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    frame = UIScreen.main.bounds
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window. The view appears with the window, or at once when
  /// the window is visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue, !isHidden else { return }
      oldValue?.disappear()
      rootViewController?.appear(in: self)
    }
  }

  /// Whether this is the window that events without a place go to.
  open var isKeyWindow: Bool { WindowState.current.key === self }

  /// Makes this the key window.
  open func makeKey() {
    WindowState.current.key = self
  }

  /// Shows the window with its root controller's view, and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    guard isHidden else { return }
    isHidden = false
    rootViewController?.appear(in: self)
  }
}

/// A program's windows; used on the main actor.
private final class WindowState: ProgramState {
  weak var key: UIWindow?

  init(in context: ProgramContext) {}

  static var current: WindowState { ProgramContext.current.state() }
}
