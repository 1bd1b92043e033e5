// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a table keeps: where its rows stand, the views of those that are seen, and what is selected.

import CoreGraphics
import Foundation

/// The state behind a table.
@MainActor
package final class TableCore {
  /// Where everything stands; nil until the data source has been asked.
  var map: TableMap?
  /// The width for which heights were asked for.
  var width: CGFloat = 0
  /// How large texts were when heights were asked for.
  var category = UIContentSizeCategory.unspecified
  /// Whether cells that are shown may be of other data.
  var needsNewCells = false
  /// Whether rows are being placed at the moment.
  var isTiling = false

  /// The cells on display, by their rows.
  var cells = ShownViews<IndexPath, UITableViewCell>()
  /// The views of headers and footers on display.
  var edges = ShownViews<TableMap.Element, UIView>()
  /// The rows on display, from above.
  var visiblePaths: [IndexPath] = []
  var prefetch = ListPrefetch()

  package let cellPool = ReusePool<UITableViewCell>()
  let headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  /// The rows that a storyboard has whole; nil for a table that asks its data source.
  package var fixed: [FixedSection]?
  /// Cells and headers that are asked for to be measured wait here for their display.
  var measuredCells: [IndexPath: UITableViewCell] = [:]
  var measuredHeaders: [TableMap.Element: UIView] = [:]

  let selection = ListSelection()
  var isEditing = false
  let swipes = ListSwipe()
  let moves = ListMove()
  var menus: UIContextMenuInteraction?

  /// The group of changes that is being made.
  var changes: TableChanges?
  var changeDepth = 0

  var separatorInset: UIEdgeInsets?
  var separatorColor: UIColor?
  var indexTitles: [String]?
  var indexBar: SectionIndexBar?
  /// Lines below the last row.
  var fillers: [UIView] = []

  func path(of cell: UITableViewCell) -> IndexPath? {
    if let known = cell.core.path, cells[known] === cell { return known }
    return cells.views.first { $0.value === cell }?.key
  }
}
