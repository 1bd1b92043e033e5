// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers on rows, and which rows are selected.

import CoreGraphics
import Foundation

extension UITableView {
  // MARK: Fingers

  /// The row whose cell holds a view; nil where a control in it answers by itself.
  private func row(of touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UITableViewCell { return table.path(of: cell) }
      view = candidate.superview
    }
    return nil
  }

  /// Highlights the row under a finger; false where there is none that can be tapped.
  func rowPressed(_ touches: Set<UITouch>) -> Bool {
    guard table.pressed == nil, let touch = touches.min(by: { $0.serial < $1.serial }) else {
      return table.pressed != nil
    }
    if let swiped = table.swipes.row?.cell,
      row(of: touch).map({ table.cells[$0] !== swiped }) ?? true
    {
      table.swipes.close(animated: true)
      return true
    }
    guard let path = row(of: touch), maySelect else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
    table.pressed = (path, true)
    table.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  private var maySelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Ends the highlight.
  func rowLeft() -> Bool {
    guard let (path, _) = table.pressed else { return false }
    table.pressed = nil
    table.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    return true
  }

  /// Selects the row under the finger that was lifted, or deselects it where several may be.
  func rowLifted(_ touches: Set<UITouch>) -> Bool {
    guard let (path, _) = table.pressed else { return false }
    guard let touch = touches.first(where: { row(of: $0) == path }),
      let cell = table.cells[path], cell.bounds.contains(touch.location(in: cell))
    else { return rowLeft() }
    _ = rowLeft()
    if table.selection.contains(path), maySelectSeveral {
      userDeselects(path)
    } else {
      userSelects(path)
    }
    return true
  }

  /// Asks for the row that a tap selects, deselects others, and selects it.
  private func userSelects(_ tapped: IndexPath) {
    var wanted: IndexPath? = tapped
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: tapped) }
    guard let path = wanted, currentMap.holds(path) else { return }
    if !maySelectSeveral {
      for other in table.selection where other != path {
        let agreed = delegate.map { $0.tableView(self, willDeselectRowAt: other) } ?? other
        guard let agreed else { continue }
        setSelected(false, agreed, animated: false)
        delegate?.tableView(self, didDeselectRowAt: agreed)
      }
    }
    setSelected(true, path, animated: false)
    // As on iOS, the segue comes first.
    table.cells[path]?.core.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private func userDeselects(_ tapped: IndexPath) {
    let agreed = delegate.map { $0.tableView(self, willDeselectRowAt: tapped) } ?? tapped
    guard let agreed else { return }
    setSelected(false, agreed, animated: false)
    delegate?.tableView(self, didDeselectRowAt: agreed)
  }

  // MARK: The program

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    table.selection.removeAll { $0 == path }
    if isSelected { table.selection.append(path) }
    if let cell = table.cells[path], cell.isSelected != isSelected {
      cell.setSelected(isSelected, animated: animated)
    }
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in table.selection { setSelected(false, path, animated: animated) }
      return
    }
    guard currentMap.holds(path) else { return }
    if !maySelectSeveral {
      for other in table.selection where other != path {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, path, animated: animated)
    if position != .none { showRow(path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard table.selection.contains(path) else { return }
    setSelected(false, path, animated: animated)
  }
}
