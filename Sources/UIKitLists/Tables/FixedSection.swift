// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows that a storyboard has whole: what a table view controller answers for them (FACTS_UIKIT f.10).

import CoreGraphics
import Foundation

/// A section of fixed rows.
package struct FixedSection {
  package var header: String?
  package var footer: String?
  package var cells: [UITableViewCell] = []
  /// The heights that cells have of their own.
  package var heights: [CGFloat?] = []

  package init(
    header: String? = nil, footer: String? = nil, cells: [UITableViewCell] = [],
    heights: [CGFloat?] = []
  ) {
    self.header = header
    self.footer = footer
    self.cells = cells
    self.heights = heights
  }
}

extension UITableView {
  func fixedSection(_ section: Int) -> FixedSection? {
    guard let fixed = table.fixed, fixed.indices.contains(section) else { return nil }
    return fixed[section]
  }

  func fixedCell(_ path: IndexPath) -> UITableViewCell? {
    guard let cells = fixedSection(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }

  func fixedHeight(_ path: IndexPath) -> CGFloat? {
    guard let heights = fixedSection(path.section)?.heights, heights.indices.contains(path.row)
    else { return nil }
    return heights[path.row]
  }
}

extension UITableViewController {
  /// The table of the storyboard is this controller's even where the document doesn't say so.
  func takeNibTable() {
    guard let made = viewIfLoaded as? UITableView else { return }
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
    if isEditing { made.setEditing(true, animated: false) }
    if refreshControl !== made.refreshControl { made.refreshControl = refreshControl }
  }
}
