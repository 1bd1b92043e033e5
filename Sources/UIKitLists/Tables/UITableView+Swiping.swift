// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows that are swiped aside.

import CoreGraphics
import Foundation
internal import MicaRuntime
@_spi(Mica) import UIKitCore

/// A drag across a row, where the row has buttons for it.
final class SwipePan: UIPanGestureRecognizer {
  weak var table: UITableView?

  override func hasBegun(_ travel: CGPoint) -> Bool {
    guard super.hasBegun(travel), let table, let finger = core.fingers.first else { return false }
    let way = vector(travel, in: table)
    guard abs(way.x) > abs(way.y) else {
      state = .failed
      return false
    }
    guard table.canSwipe(at: finger.location(in: table), toRight: way.x > 0) else {
      state = .failed
      return false
    }
    return true
  }

  override func announce() { table?.swipeChanged(self, core.announced ?? core.state) }
}

extension UITableView {
  /// A swipe over more than this share of the row runs the first action (our choice).
  private static let fullShare: CGFloat = 0.6
  /// A finger faster than this opens or closes, in points per second (our choice).
  private static let flick: CGFloat = 300
  private static let swipePace: TimeInterval = 0.3

  private static let commitSelector = Selector(
    "tableView:commitEditingStyle:forRowAtIndexPath:")

  // MARK: The finger

  /// Whether there are buttons for a swipe, or some that it would hide again.
  func canSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard let path = findRows(in: CGRect(origin: point, size: .zero)).first,
      let cell = table.cells[path]
    else { return false }
    if let swipe = table.swipe, swipe.cell === cell { return true }
    if isEditing { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let buttons = buttons(of: path, isLeading: toRight != isMirrored) else { return false }
    closeSwipe(animated: true)
    openable = makeSwipe(path, cell, buttons, isLeading: toRight)
    return true
  }

  private var openable: SwipedRow? {
    get { table.swipe }
    set { table.swipe = newValue }
  }

  /// The buttons of a row: the delegate's, or the one that deletes.
  private func buttons(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if isLeading {
      let found = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      return found.flatMap { $0.actions.isEmpty ? nil : $0 }
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own.actions.isEmpty ? nil : own
    }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      return old.isEmpty
        ? nil : UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
    }
    // Rows that nobody would delete are not swiped.
    if dataSource.flatMap({ OptionalMethods.implements(Self.commitSelector, $0) }) == false {
      return nil
    }
    let style = delegate.map { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    return style == .delete ? deleteButton(of: path) : nil
  }

  private func deleteButton(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      done(true)
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func makeSwipe(
    _ path: IndexPath, _ cell: UITableViewCell, _ buttons: UISwipeActionsConfiguration,
    isLeading: Bool
  ) -> SwipedRow {
    let swipe = SwipedRow(path, cell, buttons, isLeading: isLeading) { [weak self] action, view in
      self?.run(action, view)
    }
    insertSubview(swipe.holder, belowSubview: cell)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    return swipe
  }

  func swipeChanged(_ pan: SwipePan, _ state: UIGestureRecognizer.State) {
    guard let swipe = table.swipe else { return }
    switch state {
    case .began, .changed:
      let way = pan.translation(in: self).x
      pan.setTranslation(.zero, in: self)
      move(swipe, by: way)
    case .ended: letGo(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: closeSwipe(animated: true)
    default: break
    }
  }

  /// Follows the finger; beyond the edge that has no buttons it doesn't go.
  private func move(_ swipe: SwipedRow, by way: CGFloat) {
    let limit = swipe.cell.bounds.width
    let offset = swipe.offset + way
    swipe.offset = swipe.isLeading ? min(max(offset, 0), limit) : max(min(offset, 0), -limit)
    placeSwiped(swipe)
  }

  private func letGo(_ swipe: SwipedRow, velocity: CGFloat) {
    let length = abs(swipe.offset)
    let outward = swipe.isLeading ? velocity : -velocity
    if swipe.configuration.performsFirstActionWithFullSwipe,
      length > max(swipe.width, swipe.cell.bounds.width * Self.fullShare),
      let action = swipe.configuration.actions.first
    {
      return run(action, swipe.holder)
    }
    if outward > Self.flick || outward > -Self.flick && length > swipe.width / 2 {
      openSwipe(swipe)
    } else {
      closeSwipe(animated: true)
    }
  }

  // MARK: Open and closed

  private func openSwipe(_ swipe: SwipedRow) {
    UIView.animateTouchably(
      withDuration: Self.swipePace,
      animations: {
        swipe.offset = swipe.openOffset
        self.placeSwiped(swipe)
      })
  }

  /// Shows the button that deletes a row, as its control at the left does.
  func confirmDeletion(of cell: UITableViewCell) {
    guard let path = table.path(of: cell) else { return }
    if table.swipe?.cell === cell { return closeSwipe(animated: true) }
    closeSwipe(animated: true)
    let swipe = makeSwipe(path, cell, deleteButton(of: path), isLeading: false)
    table.swipe = swipe
    openSwipe(swipe)
  }

  /// Puts the swiped row back into its place.
  func closeSwipe(animated: Bool) {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    let frame = rowFrame(of: swipe)
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    guard animated, window != nil, let frame else {
      if let frame { swipe.cell.frame = frame }
      return swipe.holder.removeFromSuperview()
    }
    UIView.animateTouchably(
      withDuration: Self.swipePace,
      animations: {
        swipe.offset = 0
        swipe.cell.frame = frame
        swipe.placeButtons(in: frame)
      }
    ) { _ in swipe.holder.removeFromSuperview() }
  }

  private func rowFrame(of swipe: SwipedRow) -> CGRect? {
    guard let path = table.path(of: swipe.cell), let map = table.map, map.holds(path) else {
      return nil
    }
    return rect(of: .row(path), in: map)
  }

  func placeSwiped(_ swipe: SwipedRow) {
    guard let frame = rowFrame(of: swipe) else { return }
    swipe.cell.frame = frame.offsetBy(dx: swipe.offset, dy: 0)
    swipe.placeButtons(in: frame)
  }

  private func run(_ action: UIContextualAction, _ view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.closeSwipe(animated: true) }
  }
}
