// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a table asks its data source and delegate, and when.

import CoreGraphics
import Foundation
internal import MicaRaster

extension UITableView {
  /// The height of a row where nothing says another (FACTS_UIKIT d.15).
  static let standardRowHeight: CGFloat = 44

  func setUpTable() {
    keepingLooks {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    alwaysBounceVertical = true
    table.swipes.attach(to: self)
    table.selection.host = self
    table.moves.attach(to: self)
  }

  // MARK: When

  /// Everything is to be asked for again.
  func dataChanged() {
    table.map = nil
    table.needsNewCells = true
    table.selection.forget()
    table.prefetch.forget()
    table.indexTitles = nil
    table.swipes.close(animated: false)
    table.moves.forget()
    setNeedsLayout()
  }

  /// Heights are to be asked for again.
  func heightsChanged() {
    guard let map = table.map else { return }
    table.map = makeMap(rows: map.rowCounts)
    setNeedsLayout()
  }

  /// Where everything stands, asked for if it is not known.
  var currentMap: TableMap {
    if let map = table.map { return map }
    let map = makeMap(rows: askForRows())
    table.map = map
    table.width = bounds.width
    return map
  }

  /// The numbers that the data source gives.
  func askForRows() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(
      sections >= 0, "A table's data source says that it has \(sections) sections.")
    ListLimit.check(0, adding: sections, "numberOfSections(in:) of \(type(of: dataSource))")
    var sum = sections
    return (0..<sections).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(
        rows >= 0, "A table's data source says that section \(section) has \(rows) rows.")
      sum = ListLimit.check(
        sum, adding: rows,
        "tableView(_:numberOfRowsInSection: \(section)) of \(type(of: dataSource))")
      return rows
    }
  }

  func loadContentSize() {
    guard !table.isTiling, table.changes == nil, dataSource != nil || table.map != nil else {
      return
    }
    if table.map == nil { applyContentSize() }
  }

  /// Tells the scroll view how large the content is.
  func applyContentSize() {
    let map = currentMap
    let footer = tableFooterView?.bounds.height ?? 0
    let size = CGSize(
      width: bounds.width, height: CGFloat(map.bottom) + footer)
    let wasTiling = table.isTiling
    table.isTiling = true
    setContentSize(size)
    table.isTiling = wasTiling
  }

  // MARK: Heights

  func makeMap(rows: [Int]) -> TableMap {
    table.width = bounds.width
    table.measuredHeaders = [:]
    let titles = SectionViews(of: self)
    let guess = rowGuess
    let asksForAll = estimatedRowHeight == 0
    // Looked up once: there may be very many rows.
    let delegate = delegate
    return TableMap(rows: rows, top: Double(tableHeaderView?.bounds.height ?? 0)) { element in
      guard case .row(let path) = element else { return edgeGuess(element, titles) }
      if asksForAll { return (rowHeightNow(path) ?? guess, true) }
      let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? guess
      return (estimate > 0 ? estimate : guess, false)
    }
  }

  private var rowGuess: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : Self.standardRowHeight
  }

  /// A row's height as the delegate and the table say; nil where its content tells.
  func rowHeightNow(_ path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  /// The height that a view's constraints give it at the table's width; its own where it has none.
  func fittedHeight(of view: UIView) -> CGFloat {
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: max(0, bounds.width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitted.height > 0 { return fitted.height }
    return view.bounds.height
  }
}
