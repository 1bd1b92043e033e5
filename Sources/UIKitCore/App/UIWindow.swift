// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view at the top of a hierarchy: it shows the view of its root controller.

public import CoreGraphics
public import Foundation

/// A window, hidden until `makeKeyAndVisible()` or until `isHidden` is false.
///
/// The program keeps it alive. Of windows on screen, higher levels lie in front, and of one level
/// those that were shown last (FACTS_UIKIT a.1).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window's place in depth; later shown windows lie in front of those of the same level.
  open var windowLevel = Level.normal

  /// The window's own; made when it is asked for.
  open override var undoManager: UndoManager? {
    if ownUndoManager == nil { ownUndoManager = UndoManager() }
    return ownUndoManager
  }
  private var ownUndoManager: UndoManager?

  /// The scene that the window belongs to; nil keeps it off the screen of a program with scenes.
  open weak var windowScene: UIWindowScene? {
    didSet { WindowList.current.endRest() }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// A hidden window with the given frame, in the screen's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enterList()
  }

  /// A hidden window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    enterList()
  }

  /// A hidden window as large as the screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enterList()
    frame = UIScreen.main.bounds
    readNib(coder, as: UIWindow.self)
  }

  /// The traits that the window has handed down.
  var handedTraits = UITraitCollection.device

  private func enterList() {
    super.isHidden = true
    WindowList.current.add(self)
    safeAreaMayHaveChanged()
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The window's scene, or the program where it has none.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window. The view appears with the window, or at once when
  /// the window is visible.
  open var rootViewController: UIViewController? {
    willSet { willChange("rootViewController") }
    didSet {
      defer { didChange("rootViewController") }
      guard rootViewController !== oldValue, !isHidden else { return }
      oldValue?.disappear()
      askForSafeArea()
      rootViewController?.appear(in: self)
    }
  }

  /// Whether the window is off the screen; true at first. A window without a size takes the
  /// screen's when it is shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  // MARK: Key window

  /// Whether this is the window that events without a place go to.
  open var isKeyWindow: Bool { WindowList.current.key === self }

  /// Whether the window may become the key window; true.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey else { return }
    WindowList.current.makeKey(self)
  }

  /// Shows the window with its root controller's view, and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Called when the window has become the key window; does nothing.
  open func becomeKey() {}

  /// Called when the window is not the key window any more; does nothing.
  open func resignKey() {}

  // MARK: Events

  /// Hands an event on: touches to the recognizers and views that they belong to, presses to the
  /// first responder (FACTS_UIKIT a.3).
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: GestureArena.current.dispatch(event, in: self)
    case .presses: (event as? UIPressesEvent)?.dispatch()
    default: break
    }
  }

  // MARK: Spaces

  /// A point of this window's space in that of another one; nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.convert(point, to: nil)
    return window.map { $0.layer.convert(onScreen, from: nil) } ?? onScreen
  }

  /// A point of another window's space (nil: the screen's) in this window's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(window.map { $0.layer.convert(point, to: nil) } ?? point, from: nil)
  }

  /// The box in another window's space (nil: the screen's) around a rectangle of this one's.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = layer.convert(rect, to: nil)
    return window.map { $0.layer.convert(onScreen, from: nil) } ?? onScreen
  }

  /// The box in this window's space around a rectangle of another one's (nil: the screen's).
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(window.map { $0.layer.convert(rect, to: nil) } ?? rect, from: nil)
  }
}
