// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An element of a list that is moved by hand: the finger, the proposals, the order of the others.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A list whose elements can be moved by hand.
@MainActor
protocol MoveHost: UIView {
  /// The element that a finger at a point can move now, with its view. With `onGrip` the point must be on the
  /// element's control for moving.
  func moveElement(at point: CGPoint, onGrip: Bool) -> (path: IndexPath, view: UIView)?
  /// Where the middle of a held element goes for a finger that asks for `wanted`.
  func moveCenter(_ held: HeldElement, _ wanted: CGPoint) -> CGPoint
  /// The position that the layout proposes for the held element; nil for none.
  func moveProposal(_ held: HeldElement) -> IndexPath?
  /// The position that the delegate makes of a proposal; nil for one that the list doesn't have.
  func moveTarget(_ held: HeldElement, proposed: IndexPath) -> IndexPath?
  /// Changes the view of an element that is taken up, or put down.
  func moveLooks(_ held: HeldElement, isHeld: Bool)
  /// Shows the held element at its middle and the others in their order.
  func moveChanged(_ held: HeldElement, from old: IndexPath)
  /// Puts the element down; the data source is called if it has another position and the move is not cancelled.
  func moveEnded(_ held: HeldElement, isCancelled: Bool)
}

/// An element that is held.
struct HeldElement {
  /// Its place in the data.
  let origin: IndexPath
  /// The position that it takes if it is put down now.
  var target: IndexPath
  let view: UIView
  /// The finger's distance from the view's middle.
  let grip: CGPoint
  /// The view's middle, in the content's space.
  var center: CGPoint
  /// Whether a finger holds the element's control.
  let isOnGrip: Bool

  /// Where an element of the data is shown while this one is held.
  func position(of path: IndexPath) -> IndexPath {
    path == origin ? target : path.without(origin).with(target)
  }

  /// Which element of the data is shown at a position.
  func path(at position: IndexPath) -> IndexPath {
    position == target ? origin : position.without(target).with(origin)
  }
}

extension IndexPath {
  /// The place of this item after another item is taken out.
  fileprivate func without(_ other: IndexPath) -> IndexPath {
    section == other.section && item > other.item
      ? IndexPath(item: item - 1, section: section) : self
  }

  /// The place of this item after another item is put in.
  fileprivate func with(_ other: IndexPath) -> IndexPath {
    section == other.section && item >= other.item
      ? IndexPath(item: item + 1, section: section) : self
  }
}

/// A drag that begins at once on an element's control for moving.
final class MovePan: UIPanGestureRecognizer {
  weak var moves: ListMove?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let host = moves?.host, let finger = core.fingers.first,
      host.moveElement(at: finger.location(in: host), onGrip: true) != nil
    else { return state = .failed }
  }

  override func hasBegun(_ travel: CGPoint) -> Bool { core.state == .possible && travel != .zero }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func announce() { moves?.changed(self, core.announced ?? core.state, onGrip: true) }
}

/// A press anywhere on an element that can be moved.
final class MovePress: UILongPressGestureRecognizer {
  weak var moves: ListMove?

  override func announce() { moves?.changed(self, core.announced ?? core.state, onGrip: false) }
}

/// The held element of a list.
@MainActor
final class ListMove: NSObject, UIGestureRecognizerDelegate {
  weak var host: (any MoveHost)?
  private(set) var held: HeldElement?
  private let pan = MovePan(target: nil, action: nil)
  private var press: MovePress?

  /// Recognizes drags of the elements' controls for moving.
  func attach(to host: any MoveHost) {
    self.host = host
    if pan.view != nil { return }
    pan.moves = self
    host.addGestureRecognizer(pan)
  }

  /// Recognizes presses on elements that can be moved, or no longer does.
  func recognizePresses(_ isOn: Bool, in host: any MoveHost) {
    self.host = host
    if let press { return press.isEnabled = isOn }
    guard isOn else { return }
    let made = MovePress(target: nil, action: nil)
    made.moves = self
    made.delegate = self
    host.addGestureRecognizer(made)
    press = made
  }

  /// A press on an element that can't be moved is left to others.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host else { return false }
    return host.moveElement(at: gestureRecognizer.location(in: host), onGrip: false) != nil
  }

  func changed(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, onGrip: Bool
  ) {
    guard let host else { return }
    let finger = recognizer.location(in: host)
    switch state {
    case .began:
      guard let (path, view) = host.moveElement(at: finger, onGrip: false) else { return }
      let grip = CGPoint(x: finger.x - view.center.x, y: finger.y - view.center.y)
      begin(path, view, grip: grip, isOnGrip: onGrip)
    case .changed:
      guard let held else { return }
      move(to: CGPoint(x: finger.x - held.grip.x, y: finger.y - held.grip.y))
    case .ended: end(isCancelled: false)
    case .cancelled, .failed: end(isCancelled: true)
    default: break
    }
  }

  /// Takes an element up.
  func begin(_ path: IndexPath, _ view: UIView, grip: CGPoint = .zero, isOnGrip: Bool = false) {
    end(isCancelled: true)
    let held = HeldElement(
      origin: path, target: path, view: view, grip: grip, center: view.center, isOnGrip: isOnGrip)
    self.held = held
    host?.moveLooks(held, isHeld: true)
  }

  /// Moves the middle of the held element to a point of the content.
  func move(to point: CGPoint) {
    guard let host, var held, point.x.isFinite, point.y.isFinite else { return }
    let old = held.target
    held.center = host.moveCenter(held, point)
    if let proposed = host.moveProposal(held), proposed != old,
      let agreed = host.moveTarget(held, proposed: proposed)
    {
      held.target = agreed
    }
    self.held = held
    host.moveChanged(held, from: old)
  }

  /// Puts the held element down, or back to where it was.
  func end(isCancelled: Bool) {
    guard let held else { return }
    forget()
    host?.moveEnded(held, isCancelled: isCancelled)
  }

  /// Forgets the held element: the list's data are others.
  func forget() {
    guard let held else { return }
    self.held = nil
    host?.moveLooks(held, isHeld: false)
  }
}
