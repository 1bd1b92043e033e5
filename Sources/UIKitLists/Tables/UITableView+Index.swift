// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index of a table.

import CoreGraphics
import Foundation

extension UITableView: IndexHost {
  var indexColor: UIColor? { sectionIndexColor }
  var indexBackground: UIColor? { sectionIndexBackgroundColor }
  var indexTrackingBackground: UIColor? { sectionIndexTrackingBackgroundColor }

  var indexInsets: UIEdgeInsets {
    let (inset, safe) = (coveringInset, safeSides)
    return UIEdgeInsets(top: inset.top, left: safe.left, bottom: inset.bottom, right: safe.right)
  }

  func show(indexTitle title: String, at index: Int) {
    let section =
      dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    guard section >= 0, section < numberOfSections else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }

  /// Shows the index if the data source has titles and the table has enough rows.
  func placeIndex() {
    if table.indexTitles == nil {
      table.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    }
    let rows = table.map.map { $0.count - 2 * $0.sections } ?? 0
    let titles = rows >= sectionIndexMinimumDisplayRowCount ? table.indexTitles ?? [] : []
    table.indexBar = SectionIndexBar.place(titles, of: self, in: table.indexBar)
  }
}
