// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A menu about a view, opened by a finger that rests on it. What may be overridden stands here; OpenMenus draws.

public import CoreGraphics
public import Foundation

/// Opens a menu about its view when a finger has rested on it for half a second.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: UInt, Sendable {
    /// There is none.
    case unknown = 0
    /// With a preview, over a blurred screen.
    case rich
    /// The menu alone.
    case compact
  }

  /// Who says what the menu consists of; not kept alive.
  open internal(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open internal(set) weak var view: UIView?

  /// Whether menus have no previews, as those of controls.
  package var isCompact = false
  /// Whether a resting finger opens the menu now.
  package var opensByPress: () -> Bool = { true }
  /// Whether all elements of the menu are marked one at a time.
  package var selects: () -> Bool = { false }
  /// Called when an element was chosen, and when the menu is about to come and has gone.
  package var chosen: (UIMenuElement) -> Void = { _ in }
  package var isShown: (Bool) -> Void = { _ in }
  /// Who an action hears that it was run by; nil for the view.
  package weak var sender: AnyObject?
  package var session: MenuSession?
  /// A delegate that nobody else keeps alive.
  package var keeper: AnyObject?
  private lazy var press = MenuPress(self)
  private var place = CGPoint.zero

  /// An interaction whose delegate knows the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the menu was asked for, in a view's space; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    return own.convert(place, to: view)
  }

  /// Makes the open menus other ones: the closure is given each.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.shown?.update(block) }

  /// Closes the menu.
  open func dismissMenu() { session?.close() }

  /// How the open menu looks; unknown while there is none.
  open var menuAppearance: Appearance {
    session == nil ? .unknown : isCompact ? .compact : .rich
  }

  /// Leaves the view's touches, and closes the menu.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
    self.view = nil
  }

  /// Watches the view's touches.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: Opening

  /// Asks for a menu at a place of the view, and opens it; whether there was one.
  @discardableResult
  package func open(at place: CGPoint) -> Bool {
    guard session == nil, let view, view.window != nil, let delegate else { return false }
    self.place = place
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: place)
    else { return false }
    guard session == nil else { return true }
    let session = MenuSession(self, configuration, delegate)
    self.session = session
    guard session.open() else {
      self.session = nil
      return false
    }
    return true
  }

  func pressed(_ press: MenuPress) {
    guard let session else { return }
    switch press.state {
    case .changed: session.shown?.followed(to: press.location(in: nil))
    case .ended: session.shown?.lifted(at: press.location(in: nil))
    case .cancelled: session.shown?.lifted(at: nil)
    default: break
    }
  }
}

/// A finger that rests.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
  }

  override func announce() { interaction?.pressed(self) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { interaction.map { $0.session == nil && $0.opensByPress() } ?? false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.open(at: location(in: view)) ?? false
  }
}
