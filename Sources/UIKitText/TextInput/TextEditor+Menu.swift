// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The edit menu of text: about what is chosen, or the caret.

import CoreGraphics
import Foundation

extension TextEditor {
  /// Shows what can be done with what is chosen, in the place of any edit menu that is open.
  func showMenu() {
    guard let view = attached, view.isFirstResponder, view.window != nil else { return }
    let session = EditMenuSession(about: view)
    session.elements = { [weak view] in
      guard let view else { return [] }
      let suggested = EditActions.suggested(from: view)
      return view.editMenu(view.editor.selection, suggested)?.children ?? suggested
    }
    session.rect = { [weak self] in self?.menuRect ?? .zero }
    session.place = CGPoint(x: menuRect.midX, y: menuRect.midY)
    session.comes = { [weak view] in view?.editMenuComes($0) }
    session.goes = { [weak view] in view?.editMenuGoes($0) }
    _ = EditMenuCenter.current.open(session)
  }

  /// Closes the menu that is about this text.
  func hideMenu() {
    guard let session = EditMenuCenter.current.session, session.view === attached else { return }
    EditMenuCenter.current.close()
  }

  /// What the menu stands beside: the boxes of what is chosen with their handles, or the caret.
  private var menuRect: CGRect {
    guard let view = attached else { return .zero }
    view.layoutIfNeeded()
    if selection.length == 0 { return view.caretBox(at: selection.location) }
    let boxes = view.boxes(of: selection).map(\.rect)
    let union = boxes.reduce(CGRect.null) { $0.union($1) }
    return union.isNull ? view.bounds : union.insetBy(dx: 0, dy: -SelectionView.knob)
  }

  /// A tap at a place: it moves the caret, or where the caret is already, or on what is chosen, it has the menu come or go.
  func tapped(at place: Int, edge: Int, _ touch: UITouch, wasFirst: Bool) {
    let closed = EditMenuCenter.current.wasClosed(by: touch, on: attached)
    if wasFirst, isChosen(touch) {
      if !closed { showMenu() }
      return
    }
    // A finger that rested leaves the caret exactly where it was lifted.
    let rested = touch.timestamp - touch.beganAt >= 0.5
    let target = NSRange(location: rested ? place : edge, length: 0)
    let stays = wasFirst && target == selection
    select(target)
    if rested || stays && !closed { showMenu() }
  }

  /// Whether a touch is on what is chosen.
  private func isChosen(_ touch: UITouch) -> Bool {
    guard let view = attached, selection.length > 0 else { return false }
    let point = touch.location(in: view)
    return view.boxes(of: selection).contains { $0.rect.contains(point) }
  }
}
