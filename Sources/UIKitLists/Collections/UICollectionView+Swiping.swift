// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The buttons of a list's items that are swiped aside.

import CoreGraphics
import Foundation

extension UICollectionView: SwipeHost {
  /// Recognizes swipes from the first list on whose items have buttons.
  func installSwipes() {
    if collectionCore.swipes.host == nil { collectionCore.swipes.attach(to: self) }
  }

  func swipeTarget(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    let swiped = collectionCore.swipes.row
    if let swiped, swiped.cell.frame.contains(point) { return (swiped.path, swiped.cell) }
    guard !isEditing, let path = indexPathForItem(at: point), let cell = cellForItem(at: path)
    else { return nil }
    return (path, cell)
  }

  func swipeButtons(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
  }

  func swipeFrame(of cell: UIView) -> CGRect? {
    (cell as? UICollectionReusableView)?.ownAttributes?.frame
  }

  func swipeBegan(_ path: IndexPath) { cellForItem(at: path)?.setNeedsUpdateConfiguration() }
  func swipeEnded(_ path: IndexPath) { cellForItem(at: path)?.setNeedsUpdateConfiguration() }
}
