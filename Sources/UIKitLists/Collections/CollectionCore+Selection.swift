// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Touches on items, and the selection.

import CoreGraphics
import Foundation

extension CollectionCore {
  // MARK: Fingers

  /// A finger was put on an item (the order is that of UICollectionView.h).
  func fingerCame(_ touches: Set<UITouch>) {
    if let swiped = swipes.row?.cell {
      let isOver = touches.first.map { swiped.bounds.contains($0.location(in: swiped)) } ?? false
      if !isOver { return swipes.close(animated: true) }
    }
    guard let view, highlighted == nil, let touch = touches.first, canSelect(view),
      let path = item(at: touch.location(in: view)),
      delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
    else { return }
    highlight(path)
  }

  /// The finger was lifted: the item is selected, or deselected where several can be.
  func fingerLeft(_ touches: Set<UITouch>) {
    guard let view, let path = highlighted, holds(path) else { return }
    let isOver = touches.first.map { item(at: $0.location(in: view)) == path } ?? false
    if isOver { choose(path, in: view) }
    unhighlight()
  }

  /// Something else has taken the finger.
  func fingerTaken() { unhighlight() }

  private func canSelect(_ view: UICollectionView) -> Bool {
    view.isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection
  }

  private func highlight(_ path: IndexPath) {
    guard let view else { return }
    highlighted = path
    view.cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(view, didHighlightItemAt: path)
  }

  private func unhighlight() {
    guard let view, let path = highlighted else { return }
    highlighted = nil
    view.cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  private func choose(_ path: IndexPath, in view: UICollectionView) {
    let several =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    if several, selection.contains(path) {
      guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(view, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
    if !several {
      for old in selection where old != path {
        setSelected(false, old)
        delegate?.collectionView(view, didDeselectItemAt: old)
      }
    }
    setSelected(true, path)
    (view.cellForItem(at: path))?.selectionSegue?()
    delegate?.collectionView(view, didSelectItemAt: path)
    if delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(view, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: The program

  func setSelected(_ isOn: Bool, _ path: IndexPath) {
    if isOn {
      if !selection.contains(path) { selection.append(path) }
    } else {
      selection.removeAll { $0 == path }
    }
    (visible[ElementKey(.cell, nil, path)] as? UICollectionViewCell)?.isSelected = isOn
  }

  func selectByProgram(
    _ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition
  ) {
    guard let view, view.allowsSelection || view.isEditing else { return }
    let several =
      view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    if path == nil || !several {
      for old in selection where old != path { setSelected(false, old) }
    }
    guard let path, holds(path) else { return }
    setSelected(true, path)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func limitSelection(to count: Int) {
    while selection.count > count { setSelected(false, selection[0]) }
  }

  /// Cells hear that the collection is edited, or no more.
  func editingChanged() {
    guard let view else { return }
    swipes.close(animated: true)
    if !view.isEditing || !view.allowsSelectionDuringEditing {
      for path in selection { setSelected(false, path) }
    }
    for cell in view.visibleCells {
      cell.configured.isEditing = view.isEditing
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
