// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which rows are seen, and where their views stand.

import CoreGraphics
import Foundation

extension UITableView {
  /// The width of cells.
  var cellWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// What groups with rounded corners leave free at the sides: 16 points, 20 where the table is 414 wide or
  /// more (FACTS_UIKIT d.15).
  var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let safe = safeSides
    return systemSideMargin + max(safe.left, safe.right)
  }

  /// What corners of the device cover at the sides, where cells' contents keep out of that.
  var safeSides: (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea else { return (0, 0) }
    let safe = safeAreaInsets
    return (safe.left, safe.right)
  }

  /// From the table's sides to the titles of sections.
  var titleMargin: CGFloat {
    let safe = safeSides
    return systemSideMargin
      + (style == .insetGrouped ? sideInset : max(safe.left, safe.right))
  }

  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: 0)
  }

  /// The rectangle that is seen, in the content's space.
  var seen: CGRect { bounds }

  func tileIfNeeded() {
    if table.map == nil || table.needsNewCells { tile() }
  }

  /// Puts the views of what is seen in their places, and takes others away.
  func tile() {
    guard !table.isTiling, table.changes == nil else { return }
    table.isTiling = true
    defer { table.isTiling = false }
    let category = traitCollection.preferredContentSizeCategory
    let hasOtherTexts = table.category != category
    table.category = category
    if table.map != nil, table.width != bounds.width || hasOtherTexts { heightsChanged() }
    if table.needsNewCells { dropCells() }
    _ = currentMap
    placeIndex()
    measureSeen()
    applyContentSize()
    placeRows()
    placeHeadersAndFooters()
    placeEnds()
    placeFillers()
    placeIndex()
    prefetch()
  }

  /// Takes all cells and headers away: they may be of other data.
  private func dropCells() {
    table.needsNewCells = false
    UIView.performWithoutAnimation {
      for path in table.cells.elements { hide(path) }
      for (path, cell) in table.measuredCells.sorted(by: { $0.key < $1.key }) {
        table.measuredCells[path] = nil
        putAside(cell)
      }
      dropHeaders()
    }
  }

  // MARK: Heights of what is seen

  /// Asks for the heights of what comes into sight. What is known below something that turns out to be of another
  /// height than was thought stays where it is seen.
  private func measureSeen() {
    guard let count = table.map?.count, count > 0 else { return }
    let top = Double(seen.minY)
    guard var index = table.map?.index(at: max(top, 0)) else { return }
    var shift = measureHeader(above: index)
    var end = Double(seen.maxY) + shift
    // No copy of the map is held while heights change in it: it would be copied as a whole.
    while let step = step(at: index, before: end) {
      if let element = step.unknown {
        // What had no height at all may have come into sight from above, too.
        let isAbove =
          hasKnownRow(after: index)
          && (step.start < top + shift || step.height == 0 && !isOnDisplay(index - 1))
        let height = TableMap.sane(Double(measure(element)))
        guard index < table.map?.count ?? 0 else { break }
        table.map?.setHeight(height, of: index)
        if isAbove {
          shift += height - step.height
          end += height - step.height
        }
      }
      index += 1
    }
    measureFooter(below: index - 1)
    if shift != 0 {
      applyContentSize()
      setOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + CGFloat(shift)))
    }
  }

  /// Asks for the height of the header that stays at the top over a section whose rows are seen; how far they have to
  /// move with it.
  private func measureHeader(above index: Int) -> Double {
    guard let header = stickingGuess(at: index, isHeader: true) else { return 0 }
    let isShown = staysInSight(from: index)
    let height = TableMap.sane(Double(measure(header.element)))
    guard header.index < table.map?.count ?? 0 else { return 0 }
    table.map?.setHeight(height, of: header.index)
    return isShown ? height - header.height : 0
  }

  /// Asks for the height of the footer that stays at the bottom below the last section that is seen.
  private func measureFooter(below index: Int) {
    guard let footer = stickingGuess(at: index, isHeader: false) else { return }
    let height = TableMap.sane(Double(measure(footer.element)))
    if footer.index < table.map?.count ?? 0 { table.map?.setHeight(height, of: footer.index) }
  }

  /// The header or footer of a row's section, where it stays in sight and its height is a guess.
  private func stickingGuess(
    at index: Int, isHeader: Bool
  ) -> (element: TableMap.Element, index: Int, height: Double)? {
    guard style == .plain, let map = table.map, index >= 0, index < map.count,
      case .row(let path) = map.element(at: index)
    else { return nil }
    let element: TableMap.Element = isHeader ? .header(path.section) : .footer(path.section)
    let place = map.index(of: element)
    return map.isMeasured[place] ? nil : (element, place, map.height(of: place))
  }

  /// Whether a row from an element on is on display and still seen: it is not to move.
  private func staysInSight(from index: Int) -> Bool {
    guard let map = table.map else { return false }
    return table.visiblePaths.contains { path in
      guard table.cells[path] != nil, map.holds(path) else { return false }
      return map.index(of: .row(path)) >= index && rect(of: .row(path), in: map).intersects(seen)
    }
  }

  private func isOnDisplay(_ index: Int) -> Bool {
    guard let map = table.map, index >= 0, index < map.count else { return false }
    return switch map.element(at: index) {
    case .row(let path): table.cells[path] != nil
    case let edge: table.edges[edge] != nil
    }
  }

  /// Where an element stands, and which it is where its height is a guess; nil beyond `end`.
  private func step(
    at index: Int, before end: Double
  ) -> (start: Double, height: Double, unknown: TableMap.Element?)? {
    guard let map = table.map, index < map.count else { return nil }
    let start = map.start(of: index)
    guard start < end else { return nil }
    return (start, map.height(of: index), map.isMeasured[index] ? nil : map.element(at: index))
  }

  private func hasKnownRow(after index: Int) -> Bool {
    guard let map = table.map else { return false }
    return index + 1 < map.count && map.isMeasured[index + 1] && !table.cells.isEmpty
  }

  // MARK: Rows

  private func placeRows() {
    guard let map = table.map else { return }
    // A table without a height shows no row.
    let paths = bounds.height > 0 ? rows(in: seen, of: map) : []
    for path in table.cells.surplus(beside: Set(paths)) where !isKept(path) { hide(path) }
    for path in paths { show(path, in: rect(of: .row(path), in: map)) }
    for (path, cell) in table.measuredCells.sorted(by: { $0.key < $1.key }) {
      table.measuredCells[path] = nil
      putAside(cell)
    }
    table.visiblePaths = paths
    refreshSeparators()
  }

  /// Whether a row keeps its cell though it is out of sight: it is being dragged.
  private func isKept(_ path: IndexPath) -> Bool { table.moves.held?.origin == path }

  /// The rows that a rectangle touches, from above.
  func rows(in rect: CGRect, of map: TableMap) -> [IndexPath] {
    guard map.count > 0, rect.minY.isFinite, rect.maxY.isFinite,
      var index = map.index(at: max(Double(rect.minY), 0))
    else { return [] }
    var paths: [IndexPath] = []
    let limit = Double(rect.maxY)
    var start = map.start(of: index)
    while index < map.count, start < limit || rect.height == 0 && paths.isEmpty {
      let height = map.height(of: index)
      if case .row(let path) = map.element(at: index), start + height > Double(rect.minY) {
        paths.append(path)
      }
      if rect.height == 0 { break }
      start += height
      index += 1
    }
    return paths
  }

  func findRows(in rect: CGRect) -> [IndexPath] {
    let map = currentMap
    let rect = rect.standardized
    guard rect.maxX >= 0, rect.minX < max(bounds.width, 1) else { return [] }
    if rect.height == 0, rect.minY < map.top || rect.minY >= CGFloat(map.bottom) { return [] }
    return rows(in: rect, of: map)
  }

  // MARK: Rectangles

  func rect(ofElement element: TableMap.Element) -> CGRect {
    let map = currentMap
    switch element {
    case .header(let section), .footer(let section):
      guard section >= 0, section < map.sections else { return .zero }
    case .row(let path): guard map.holds(path) else { return .zero }
    }
    return rect(of: element, in: map)
  }

  func rect(of element: TableMap.Element, in map: TableMap) -> CGRect {
    let (start, height) = map.span(of: map.index(of: element))
    let grid = pixelGrid
    let (top, bottom) = (grid.nearest(CGFloat(start)), grid.nearest(CGFloat(start + height)))
    guard case .row = element else {
      return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }
    return CGRect(x: sideInset, y: top, width: cellWidth, height: bottom - top)
  }

  func sectionRect(_ section: Int) -> CGRect {
    let map = currentMap
    guard section >= 0, section < map.sections else { return .zero }
    let (start, height) = map.span(ofSection: section)
    return CGRect(x: 0, y: start, width: bounds.width, height: height)
  }

  // MARK: Ends

  /// Puts the table's own header and footer above and below everything, as wide as the table.
  private func placeEnds() {
    guard let map = table.map else { return }
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
      if Double(frame.height) != map.top { heightsChanged() }
    }
    if let view = tableFooterView {
      let frame = CGRect(
        x: 0, y: CGFloat(map.bottom), width: bounds.width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func replaceEnd(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    if table.map != nil {
      heightsChanged()
      applyContentSize()
    }
    setNeedsLayout()
  }

  /// Names the rows of the next screen in the direction of scrolling.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, let map = table.map,
      let ahead = table.prefetch.screen(beyond: seen)
    else { return }
    let (new, left) = table.prefetch.update(rows(in: ahead, of: map)) { table.cells[$0] != nil }
    if !left.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: left) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
