// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swipes across the elements of a list, and the buttons that they show.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A list whose elements have buttons.
@MainActor
protocol SwipeHost: UIView {
  /// The element at a point that can be swiped now, with its view.
  func swipeTarget(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// The buttons of an element at one edge; nil for none.
  func swipeButtons(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// The frame that the list gives a view that is not swiped; nil for a view of no element.
  func swipeFrame(of cell: UIView) -> CGRect?
  func swipeBegan(_ path: IndexPath)
  func swipeEnded(_ path: IndexPath)
}

/// A drag across an element that has buttons.
final class SwipePan: UIPanGestureRecognizer {
  weak var swipes: ListSwipe?

  override func hasBegun(_ travel: CGPoint) -> Bool {
    guard super.hasBegun(travel), let host = swipes?.host, let finger = core.fingers.first else {
      return false
    }
    let way = vector(travel, in: host)
    guard abs(way.x) > abs(way.y),
      swipes?.canSwipe(at: finger.location(in: host), toRight: way.x > 0) ?? false
    else {
      state = .failed
      return false
    }
    return true
  }

  override func announce() { swipes?.changed(self, core.announced ?? core.state) }
}

/// The swiped element of a list.
@MainActor
final class ListSwipe {
  /// A swipe over more than this share of the element runs the first action (our choice).
  private static let fullShare: CGFloat = 0.6
  /// A finger faster than this opens or closes, in points per second (our choice).
  private static let flick: CGFloat = 300
  private static let pace: TimeInterval = 0.3

  weak var host: (any SwipeHost)?
  /// The element whose buttons are shown.
  private(set) var row: SwipedRow?
  private let pan = SwipePan(target: nil, action: nil)

  /// Recognizes swipes in a list.
  func attach(to host: any SwipeHost) {
    self.host = host
    pan.swipes = self
    host.addGestureRecognizer(pan)
  }

  // MARK: The finger

  /// Whether a swipe shows buttons, or hides those that are shown.
  func canSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard let host, let (path, cell) = host.swipeTarget(at: point) else { return false }
    if let row, row.cell === cell { return true }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let buttons = host.swipeButtons(of: path, isLeading: toRight != isMirrored) else {
      return false
    }
    close(animated: true)
    show(path, cell, buttons, isLeading: toRight)
    return true
  }

  private func show(
    _ path: IndexPath, _ cell: UIView, _ buttons: UISwipeActionsConfiguration, isLeading: Bool
  ) {
    let row = SwipedRow(path, cell, buttons, isLeading: isLeading) { [weak self] action, view in
      self?.run(action, view)
    }
    self.row = row
    cell.superview?.insertSubview(row.holder, belowSubview: cell)
    host?.swipeBegan(path)
  }

  func changed(_ pan: SwipePan, _ state: UIGestureRecognizer.State) {
    guard let row, let host else { return }
    switch state {
    case .began, .changed:
      let way = pan.translation(in: host).x
      pan.setTranslation(.zero, in: host)
      move(row, by: way)
    case .ended: letGo(row, velocity: pan.velocity(in: host).x)
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  /// Follows the finger, but not beyond the edge without buttons.
  private func move(_ row: SwipedRow, by way: CGFloat) {
    let limit = row.cell.bounds.width
    let offset = row.offset + way
    row.offset = row.isLeading ? min(max(offset, 0), limit) : max(min(offset, 0), -limit)
    place()
  }

  private func letGo(_ row: SwipedRow, velocity: CGFloat) {
    let length = abs(row.offset)
    let outward = row.isLeading ? velocity : -velocity
    if row.configuration.performsFirstActionWithFullSwipe,
      length > max(row.width, row.cell.bounds.width * Self.fullShare),
      let action = row.configuration.actions.first
    {
      return run(action, row.holder)
    }
    if outward > Self.flick || outward > -Self.flick && length > row.width / 2 {
      open(row)
    } else {
      close(animated: true)
    }
  }

  // MARK: Open and closed

  private func open(_ row: SwipedRow) {
    UIView.animateTouchably(
      withDuration: Self.pace,
      animations: {
        row.offset = row.openOffset
        self.place()
      })
  }

  /// Shows buttons at the trailing edge without a finger; hides them if they are shown.
  func toggle(_ path: IndexPath, _ cell: UIView, _ buttons: UISwipeActionsConfiguration) {
    let isOpen = row?.cell === cell
    close(animated: true)
    if isOpen { return }
    show(path, cell, buttons, isLeading: false)
    if let row { open(row) }
  }

  /// Puts the swiped element back.
  func close(animated: Bool) {
    guard let row, let host else { return }
    self.row = nil
    let frame = host.swipeFrame(of: row.cell)
    host.swipeEnded(row.path)
    guard animated, host.window != nil, let frame else {
      if let frame { row.cell.frame = frame }
      return row.holder.removeFromSuperview()
    }
    UIView.animateTouchably(
      withDuration: Self.pace,
      animations: {
        row.offset = 0
        row.cell.frame = frame
        row.placeButtons(in: frame)
      }
    ) { _ in row.holder.removeFromSuperview() }
  }

  /// Puts the swiped element and its buttons beside the frame that the list gives the element.
  func place() {
    guard let row, let frame = host?.swipeFrame(of: row.cell) else { return }
    row.cell.frame = frame.offsetBy(dx: row.offset, dy: 0)
    row.placeButtons(in: frame)
  }

  private func run(_ action: UIContextualAction, _ view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close(animated: true) }
  }
}
