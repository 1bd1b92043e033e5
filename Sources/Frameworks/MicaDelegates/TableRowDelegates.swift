// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// More calls of tables.

public import UIKit

extension UITableViewDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forward("tableView:didHighlightRowAt:", [tableView, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didHighlightRowAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forward("tableView:didUnhighlightRowAt:", [tableView, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didUnhighlightRowAt: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(tableView, willSelectRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, willDeselectRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Reports the call and forwards it.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forward("tableView:didSelectRowAt:", [tableView, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didSelectRowAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forward("tableView:didDeselectRowAt:", [tableView, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didDeselectRowAt: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, editingStyleForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(
        tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(
        tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(
        tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, editActionsForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, shouldIndentWhileEditingRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Reports the call and forwards it.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    forward("tableView:willBeginEditingRowAt:", [tableView, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willBeginEditingRowAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    forward("tableView:didEndEditingRowAt:", [tableView, indexPath ?? NSNull()]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didEndEditingRowAt: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
      ?? DelegateDefaults.shared.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, indentationLevelForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, shouldShowMenuForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(tableView, canFocusRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      ?? DelegateDefaults.shared.tableView(
        tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, selectionFollowsFocusForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
}
