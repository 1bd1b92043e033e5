// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index of a collection.

import CoreGraphics
import Foundation

extension UICollectionView: IndexHost {
  var indexColor: UIColor? { nil }
  var indexBackground: UIColor? { nil }
  var indexTrackingBackground: UIColor? { nil }
  var indexInsets: UIEdgeInsets { adjustedContentInset }

  func show(indexTitle title: String, at index: Int) {
    guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index),
      collectionCore.holds(path)
    else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }

  /// Shows the index if the data source has titles.
  func placeIndex() {
    if collectionCore.indexTitles == nil {
      collectionCore.indexTitles = dataSource?.indexTitles(for: self) ?? []
    }
    let titles = collectionCore.indexTitles ?? []
    if titles.isEmpty, collectionCore.indexBar == nil { return }
    collectionCore.indexBar = SectionIndexBar.place(titles, of: self, in: collectionCore.indexBar)
  }
}
