// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An edit menu from its opening to its end, and the one that is open.

import CoreGraphics
import Foundation
internal import MicaContext

/// A bar on the screen.
@MainActor
package protocol ShownEditMenu: AnyObject {
  /// Where it is, in the window.
  var place: CGRect { get }
  func show(_ elements: [UIMenuElement])
  func move(about rect: CGRect, animated: Bool)
  func close(_ animator: MenuAnimator)
}

/// What an edit menu consists of, and who hears of it.
@MainActor
package final class EditMenuSession {
  /// The view in whose space the places are.
  package private(set) weak var view: UIView?
  package var arrow = UIEditMenuArrowDirection.automatic
  /// Where the menu was asked for.
  package var place = CGPoint.zero
  package var elements: () -> [UIMenuElement] = { [] }
  package var rect: () -> CGRect = { .zero }
  package var comes: (MenuAnimator) -> Void = { _ in }
  package var goes: (MenuAnimator) -> Void = { _ in }
  fileprivate(set) var shown: (any ShownEditMenu)?

  package init(about view: UIView) { self.view = view }

  fileprivate func open() -> Bool {
    guard let view, let window = view.window else { return false }
    let elements = elements()
    guard elements.contains(where: \.isShownInBar) else { return false }
    let animator = MenuAnimator(nil)
    comes(animator)
    shown = PresentationHook.presenter.open(self, elements, in: window, animator)
    return true
  }

  func reload() { shown?.show(elements()) }

  func move(animated: Bool) { shown?.move(about: rect(), animated: animated) }

  /// An element was chosen: the menu goes, unless it is to stay.
  package func choose(_ element: UIMenuElement) {
    if !element.shownAttributes.contains(.keepsMenuPresented) {
      EditMenuCenter.current.close(self)
    }
    guard let view else { return }
    if let command = element as? EditCommand {
      command.run()
    } else {
      element.perform(sender: view, from: view)
    }
  }

  fileprivate func close() {
    let animator = MenuAnimator(nil)
    goes(animator)
    shown?.close(animator)
    shown = nil
  }
}

extension UIMenuElement {
  /// Whether there is something of it to see in a bar.
  fileprivate var isShownInBar: Bool {
    if shownAttributes.contains(.hidden) { return false }
    return (self as? UIMenu).map { $0.children.contains(where: \.isShownInBar) } ?? true
  }
}

/// The edit menu that is open: there is one at most.
@MainActor
package final class EditMenuCenter: ProgramState {
  package private(set) var session: EditMenuSession?
  private var closing: (touch: Int, view: ObjectIdentifier)?

  nonisolated init(in context: ProgramContext) {}

  package static var current: EditMenuCenter { ProgramContext.current.state() }

  /// Opens a menu in the place of another one; whether there was something to show.
  package func open(_ session: EditMenuSession) -> Bool {
    close()
    guard session.open() else { return false }
    self.session = session
    return true
  }

  package func close() {
    guard let session else { return }
    self.session = nil
    session.close()
  }

  /// Closes a menu that a touch was put down beside.
  package func close(_ other: EditMenuSession, by touch: UITouch) {
    guard session === other else { return }
    closing = other.view.map { (touch.serial, ObjectIdentifier($0)) }
    close()
  }

  /// Whether a touch has closed the menu about a view.
  package func wasClosed(by touch: UITouch, on view: UIView?) -> Bool {
    guard let closing, let view else { return false }
    return closing == (touch.serial, ObjectIdentifier(view))
  }

  /// Closes a menu, if it is the open one.
  func close(_ other: EditMenuSession) {
    if session === other { close() }
  }
}
