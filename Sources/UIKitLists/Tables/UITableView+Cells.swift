// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cells, headers and footers: made, shown, put aside and taken again.

import CoreGraphics
import Foundation

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    table.cellPool.register(cellClass, as: .named(identifier, kind: nil)) { type, _ in
      type.makeCell(style: .default, reuseIdentifier: identifier)
    }
  }

  func registerHeaderFooters(_ viewClass: AnyClass?, _ identifier: String) {
    table.headerFooterPool.register(viewClass, as: .named(identifier, kind: nil)) { type, _ in
      type.makeView(reuseIdentifier: identifier)
    }
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    table.cellPool.take(.named(identifier, kind: nil))
  }

  func requireCell(_ identifier: String) -> UITableViewCell {
    guard let cell = takeCell(identifier) else {
      preconditionFailure(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    table.headerFooterPool.take(.named(identifier, kind: nil))
  }

  // MARK: Rows

  /// The cell of a row that isn't on display, from the data source.
  func askForCell(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.core.path = path
    cell.core.table = self
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level > 0 { cell.indentationLevel = level }
    return cell
  }

  /// Tells the row's height, asking its cell where nobody else knows.
  func measure(_ path: IndexPath) -> CGFloat {
    if let height = rowHeightNow(path) { return height }
    let cell = table.cells[path] ?? table.measuredCells[path] ?? askForCell(path)
    if table.cells[path] == nil { table.measuredCells[path] = cell }
    takeTraits(cell)
    prepare(cell, for: path)
    return cell.core.fittedHeight(of: cell, width: cellWidth, table: self)
  }

  /// A cell is measured with the table's traits, which it gets by being in the table.
  private func takeTraits(_ cell: UITableViewCell) {
    guard cell.superview == nil, cell.traitCollection != traitCollection else { return }
    UIView.performWithoutAnimation {
      cell.isHidden = true
      insertSubview(cell, at: 0)
    }
  }

  /// Tells a cell what its table is like.
  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    var place = CellPlace(style: style, scale: max(1, traitCollection.displayScale))
    place.hasSeparator = separatorStyle != .none
    place.separatorInset = separatorInset
    place.separatorColor = separatorColor
    place.margin = systemSideMargin
    if style != .insetGrouped {
      let safe = safeSides
      (place.safeStart, place.safeEnd) = readsFromRight ? (safe.right, safe.left) : safe
      if table.indexBar != nil { place.safeEnd += SectionIndexBar.width }
    }
    let last = currentMap.rows(in: path.section) - 1
    (place.isFirst, place.isLast) = (path.row == 0, path.row == last)
    if isEditing { place.editing = editingLook(of: cell, path) }
    cell.core.take(place, in: cell)
  }

  /// Puts the cell of a row on display.
  func show(_ path: IndexPath, in frame: CGRect) {
    var frame = displaced(frame, of: path)
    if let cell = table.cells[path] {
      prepare(cell, for: path)
      if let swipe = table.swipes.row, swipe.cell === cell { frame.origin.x += swipe.offset }
      if cell.frame != frame { cell.frame = frame }
      return
    }
    let cell = table.measuredCells.removeValue(forKey: path) ?? askForCell(path)
    table.cells[path] = cell
    prepare(cell, for: path)
    UIView.performWithoutAnimation {
      cell.isHidden = false
      cell.frame = frame
      let isSelected = table.selection.paths.contains(path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
      if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      cell.layoutIfNeeded()
    }
  }

  /// Takes a cell off the display, for reuse.
  func hide(_ path: IndexPath) {
    guard let cell = table.cells.remove(path) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    putAside(cell)
  }

  func putAside(_ cell: UITableViewCell) {
    cell.core.path = nil
    if cell.superview === self { cell.removeFromSuperview() }
    guard let identifier = cell.reuseIdentifier, !cell.core.isFixed else { return }
    table.cellPool.put(cell, as: .named(identifier, kind: nil))
  }

  // MARK: Headers and footers

  /// The view of a header or footer: the delegate's, or one with the data source's title.
  func makeHeaderFooter(_ element: TableMap.Element) -> UIView? {
    let view = table.measuredHeaders.removeValue(forKey: element) ?? givenView(of: element)
    let title = title(of: element)
    if let view {
      (view as? UITableViewHeaderFooterView)?.core.take(element, style: style, title: nil, in: self)
      return view
    }
    guard let title else { return nil }
    let made =
      takeHeaderFooter(SectionTitle.identifier)
      ?? UITableViewHeaderFooterView(
        reuseIdentifier: SectionTitle.identifier)
    made.core.take(element, style: style, title: title, in: self)
    return made
  }

  func putAside(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      table.headerFooterPool.put(view, as: .named(identifier, kind: nil))
    }
  }
}
