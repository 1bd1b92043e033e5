// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What rows and the delegate say of fingers and the selection.

import CoreGraphics
import Foundation

extension UITableView: SelectionHost {
  var swipes: ListSwipe { table.swipes }
  var unhighlightsFirst: Bool { true }

  func holdsElement(_ path: IndexPath) -> Bool { currentMap.holds(path) }

  /// The row whose cell holds the touched view; nil where a control in it answers by itself.
  func element(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UITableViewCell { return table.path(of: cell) }
      view = candidate.superview
    }
    return nil
  }

  func isLifted(_ touch: UITouch, over path: IndexPath) -> Bool {
    guard element(under: touch) == path, let cell = table.cells[path] else { return false }
    return cell.bounds.contains(touch.location(in: cell))
  }

  func showSelected(_ isOn: Bool, _ path: IndexPath, animated: Bool) {
    guard let cell = table.cells[path], cell.isSelected != isOn else { return }
    cell.setSelected(isOn, animated: animated)
  }

  func showHighlighted(_ isOn: Bool, _ path: IndexPath) {
    table.cells[path]?.setHighlighted(isOn, animated: false)
  }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
  }

  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  func didHighlight(_ path: IndexPath) { delegate?.tableView(self, didHighlightRowAt: path) }
  func didUnhighlight(_ path: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: path) }

  func didSelect(_ path: IndexPath) {
    // As on iOS, the segue comes first.
    table.cells[path]?.core.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }

  /// Selects a row for the program.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard table.selection.select(path, animated: animated), let path, position != .none else {
      return
    }
    showRow(path, at: position, animated: animated)
  }
}
