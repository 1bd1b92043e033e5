// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of tables.

public import UIKit

extension UITableViewDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      ?? DelegateDefaults.shared.tableView(
        tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? DelegateDefaults.shared.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
      ?? DelegateDefaults.shared.tableView(
        tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    forward(
      "tableView:willPerformPreviewActionForMenuWith:animator:",
      [tableView, configuration, animator]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "tableView:willDisplayContextMenu:animator:",
      [tableView, configuration, animator ?? NSNull()]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "tableView:willEndContextMenuInteraction:animator:",
      [tableView, configuration, animator ?? NSNull()]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forward("tableView:willDisplay:forRowAt:", [tableView, cell, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    forward(
      "tableView:willDisplayHeaderView:forSection:", [tableView, view, NSNumber(value: section)]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    forward(
      "tableView:willDisplayFooterView:forSection:", [tableView, view, NSNumber(value: section)]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forward("tableView:didEndDisplaying:forRowAt:", [tableView, cell, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    forward(
      "tableView:didEndDisplayingHeaderView:forSection:",
      [tableView, view, NSNumber(value: section)]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    forward(
      "tableView:didEndDisplayingFooterView:forSection:",
      [tableView, view, NSNumber(value: section)]
    ) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The target's answer, or the protocol's.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(tableView, heightForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, heightForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, heightForHeaderInSection: section)
      ?? DelegateDefaults.shared.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, heightForFooterInSection: section)
      ?? DelegateDefaults.shared.tableView(tableView, heightForFooterInSection: section)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, estimatedHeightForRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, estimatedHeightForHeaderInSection: section)
      ?? DelegateDefaults.shared.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, estimatedHeightForFooterInSection: section)
      ?? DelegateDefaults.shared.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// The target's answer, or the protocol's.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, viewForHeaderInSection: section)
      ?? DelegateDefaults.shared.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The target's answer, or the protocol's.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, viewForFooterInSection: section)
      ?? DelegateDefaults.shared.tableView(tableView, viewForFooterInSection: section)
  }

  /// Reports the call and forwards it.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forward("tableView:accessoryButtonTappedForRowWith:", [tableView, indexPath]) {
      (forwardingTarget as? any UITableViewDelegate)?.tableView(
        tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UITableViewDelegate)?.tableView(
      tableView, shouldHighlightRowAt: indexPath)
      ?? DelegateDefaults.shared.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
}
