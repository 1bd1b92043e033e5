// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What items and the delegate say of fingers and the selection (the order is that of UICollectionView.h).

import CoreGraphics
import Foundation

extension UICollectionView: SelectionHost {
  var swipes: ListSwipe { collectionCore.swipes }
  var unhighlightsFirst: Bool { false }

  func holdsElement(_ path: IndexPath) -> Bool { collectionCore.holds(path) }
  func element(under touch: UITouch) -> IndexPath? {
    indexPathForItem(at: touch.location(in: self))
  }
  func isLifted(_ touch: UITouch, over path: IndexPath) -> Bool { element(under: touch) == path }

  func showSelected(_ isOn: Bool, _ path: IndexPath, animated: Bool) {
    cellForItem(at: path)?.isSelected = isOn
  }

  func showHighlighted(_ isOn: Bool, _ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isOn
  }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  /// The delegate is asked of items that a finger deselects, not of those that another one replaces.
  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    isReplaced || delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  func didHighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func didSelect(_ path: IndexPath) {
    cellForItem(at: path)?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  func didDeselect(_ path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Selects an item for the program.
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard allowsSelection || isEditing,
      collectionCore.selection.select(path, animated: animated), let path, !position.isEmpty
    else { return }
    collectionCore.scroll(to: path, position, animated: animated)
  }

  /// Tells cells that the collection is edited, or no longer is.
  func editingChanged() {
    swipes.close(animated: true)
    if !isEditing || !allowsSelectionDuringEditing { collectionCore.selection.limit(to: 0) }
    for cell in visibleCells {
      cell.configured.isEditing = isEditing
      cell.setNeedsUpdateConfiguration()
    }
  }
}

extension CollectionCore {
  /// Opens or closes the outline of a cell's item, where the data source keeps one.
  func toggle(_ cell: UICollectionViewCell) {
    guard let view, let path = indexPath(of: cell) else { return }
    (view.dataSource as? any KeepsOutlines)?.toggleOutline(at: path)
  }
}

/// A data source that keeps outlines.
@MainActor
protocol KeepsOutlines: AnyObject {
  func toggleOutline(at path: IndexPath)
  func isOutlineOpen(at path: IndexPath) -> Bool
}
