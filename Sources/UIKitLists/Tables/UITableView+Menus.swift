// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus of rows.

import CoreGraphics
import Foundation

extension UITableView: MenuHost {
  /// Watches for fingers that rest on rows where the delegate has menus.
  func installMenus() {
    table.menus = ListMenu.install(
      in: self, delegate, ["tableView:contextMenuConfigurationForRowAtIndexPath:point:"],
      replacing: table.menus)
  }

  func menu(at point: CGPoint) -> (UIContextMenuConfiguration, IndexPath?)? {
    guard !table.isEditing, let path = indexPathForRow(at: point),
      let made = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return (made, path)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, of path: IndexPath?, isOpening: Bool
  ) -> UITargetedPreview? {
    isOpening
      ? delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuCell(_ path: IndexPath) -> UIView? { cellForRow(at: path) }

  func menuPerforms(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
}
