// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables that are edited: what rows show, and what its controls do.

import CoreGraphics
import Foundation
internal import MicaRuntime

extension UITableView {
  func edit(_ isEditing: Bool, animated: Bool) {
    guard table.isEditing != isEditing else { return }
    table.swipes.close(animated: animated)
    announcing("isEditing") { table.isEditing = isEditing }
    if !maySelectSeveral { table.selection.limit(to: 0) }
    let paths = table.visiblePaths
    let change = {
      for path in paths {
        guard let cell = self.table.cells[path] else { continue }
        cell.setEditing(isEditing, animated: animated)
        self.prepare(cell, for: path)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
      }
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    UIView.animateTouchably(
      withDuration: 0.3, animations: change)
  }

  /// Whether a row can be moved: as its data source says, which has to have a method for moves. Where it
  /// isn't known what the source has, it is asked.
  private func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    switch OptionalMethods.implements(Self.moveSelector, dataSource) {
    case false?: return false
    case true? where OptionalMethods.implements(Self.canMoveSelector, dataSource) == false:
      return true
    default: return dataSource.tableView(self, canMoveRowAt: path)
    }
  }

  private static let moveSelector = Selector("tableView:moveRowAtIndexPath:toIndexPath:")
  private static let canMoveSelector = Selector("tableView:canMoveRowAtIndexPath:")

  /// What a cell shows while the table is edited.
  func editingLook(of cell: UITableViewCell, _ path: IndexPath) -> CellPlace.Editing {
    var look = CellPlace.Editing()
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    look.canMove = canMove(path) || cell.showsReorderControl
    guard canEdit else { return look }
    if allowsMultipleSelectionDuringEditing {
      look.control = .select
      return look
    }
    switch delegate.map({ $0.tableView(self, editingStyleForRowAt: path) }) ?? .delete {
    case .delete: look.control = .delete
    case .insert: look.control = .insert
    case .none:
      look.isIndented =
        cell.shouldIndentWhileEditing
        && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    }
    return look
  }
}

extension CellCore {
  func edit(_ isEditing: Bool, _ animated: Bool, in cell: UITableViewCell) {
    guard self.isEditing != isEditing else { return }
    let state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
    cell.willTransition(to: state)
    self.isEditing = isEditing
    cell.accessoryChanged()
    cell.setNeedsLayout()
    cell.didTransition(to: state)
  }

  func editingStyle(of cell: UITableViewCell) -> UITableViewCell.EditingStyle {
    guard let table, let path else { return .none }
    guard table.dataSource?.tableView(table, canEditRowAt: path) ?? false else { return .none }
    return table.delegate.map { $0.tableView(table, editingStyleForRowAt: path) } ?? .delete
  }

  /// Puts the controls for deleting and moving in their places.
  func placeEditing(of cell: UITableViewCell) {
    let editing = isEditing ? place.editing : nil
    if editKind != editing?.control || editing == nil {
      editControl?.removeFromSuperview()
      editControl = nil
      editKind = editing?.control
      if let kind = editKind { editControl = makeControl(kind, of: cell) }
    }
    let middle = (cell.bounds.height - place.lineHeight) / 2
    if let editControl {
      if editControl.superview !== cell { cell.addSubview(editControl) }
      editControl.frame = mirrored(
        CGRect(x: place.safeStart + 16, y: middle - 11, width: 22, height: 22), in: cell)
      markSelection(in: cell)
    }
    guard editing?.canMove == true else {
      reorderGlyph?.removeFromSuperview()
      return reorderGlyph = nil
    }
    let glyph = reorderGlyph ?? CellGlyph(.reorder)
    reorderGlyph = glyph
    if glyph.superview !== cell { cell.addSubview(glyph) }
    glyph.frame = mirrored(
      CGRect(
        origin: CGPoint(x: cell.bounds.width - place.safeEnd - place.margin - 20, y: middle - 6),
        size: glyph.bounds.size), in: cell)
  }

  private func makeControl(
    _ kind: CellPlace.Editing.Control, of cell: UITableViewCell
  ) -> UIControl {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    switch kind {
    case .delete: control.addSubview(CellGlyph(.minus))
    case .insert: control.addSubview(CellGlyph(.plus))
    case .select:
      control.isUserInteractionEnabled = false
      control.addSubview(CellGlyph(.ring))
      control.addSubview(CellGlyph(.check))
      return control
    }
    control.accessibilityLabel = kind == .delete ? "Delete" : "Insert"
    control.addAction(
      UIAction { [weak self, weak cell] _ in
        guard let cell, let table = self?.table, let path = self?.path else { return }
        if kind == .delete { return table.confirmDeletion(of: cell) }
        table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
      }, for: .touchUpInside)
    return control
  }

  /// Marks the row in its ring, where several are selected while the table is edited.
  func markSelection(in cell: UITableViewCell) {
    guard editKind == .select, let parts = editControl?.subviews, parts.count == 2 else { return }
    parts[0].isHidden = isSelected
    parts[1].isHidden = !isSelected
  }
}
