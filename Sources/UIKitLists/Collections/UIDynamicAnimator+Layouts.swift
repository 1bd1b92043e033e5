// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animators that move the elements of a collection's layout.

public import Foundation

extension UICollectionViewLayout: DynamicFollower {
  package func itemsMoved() { invalidateLayout() }
}

extension UIDynamicAnimator {
  /// An animator of the elements of a collection's layout: it invalidates the layout with each step.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    follower = layout
  }

  /// Where the animator has put the cell of an item; nil where it moves no such one.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Where the animator has put a supplementary view; nil where it moves no such one.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
        && $0.representedElementKind == elementKind
    }
  }

  /// Where the animator has put a decoration; nil where it moves no such one.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.indexPath == indexPath
        && $0.representedElementKind == decorationViewKind
    }
  }

  /// The attributes among the items that fit.
  private func attributes(
    _ fits: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    assemble()
    return bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(
      where: fits)
  }
}
