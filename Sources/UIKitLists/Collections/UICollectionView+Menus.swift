// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus of items.

import CoreGraphics
import Foundation

extension UICollectionView: MenuHost {
  /// Watches for fingers that rest on items where the delegate has menus.
  func installMenus() {
    collectionCore.menus = ListMenu.install(
      in: self, delegate,
      [
        "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
      ], replacing: collectionCore.menus)
  }

  /// A menu is about all selected items where the finger rests on one of several, else about the item under the finger,
  /// or about none.
  func menu(at point: CGPoint) -> (UIContextMenuConfiguration, IndexPath?)? {
    let path = indexPathForItem(at: point)
    let selected = (indexPathsForSelectedItems ?? []).sorted()
    let paths =
      path.map { selected.count > 1 && selected.contains($0) ? selected : [$0] } ?? []
    guard
      let made = delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: paths, point: point)
    else { return nil }
    return (made, path)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, of path: IndexPath?, isOpening: Bool
  ) -> UITargetedPreview? {
    if let path {
      let own =
        isOpening
        ? delegate?.collectionView(
          self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        : delegate?.collectionView(
          self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      if let own { return own }
    }
    return isOpening
      ? delegate?.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : delegate?.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuCell(_ path: IndexPath) -> UIView? { cellForItem(at: path) }

  func menuPerforms(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
