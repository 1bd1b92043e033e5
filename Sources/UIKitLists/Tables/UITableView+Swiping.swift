// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The buttons of rows that are swiped aside.

import CoreGraphics
import Foundation
internal import MicaRuntime

extension UITableView: SwipeHost {
  private static let commitSelector = Selector(
    "tableView:commitEditingStyle:forRowAtIndexPath:")

  func swipeTarget(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = findRows(in: CGRect(origin: point, size: .zero)).first,
      let cell = table.cells[path], !isEditing || table.swipes.row?.cell === cell
    else { return nil }
    return (path, cell)
  }

  /// The delegate's buttons, or the button that deletes.
  func swipeButtons(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
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

  /// Shows the button that deletes a row, as its control at the left does.
  func confirmDeletion(of cell: UITableViewCell) {
    guard let path = table.path(of: cell) else { return }
    table.swipes.toggle(path, cell, deleteButton(of: path))
  }

  func swipeFrame(of cell: UIView) -> CGRect? {
    guard let cell = cell as? UITableViewCell, let path = table.path(of: cell),
      let map = table.map, map.holds(path)
    else { return nil }
    return rect(of: .row(path), in: map)
  }

  func swipeBegan(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  func swipeEnded(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
