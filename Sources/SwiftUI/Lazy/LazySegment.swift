// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows of items in a lazy container.

/// Items in rows of one or several columns.
final class LazySegment: LazyPart {
  private let runs: [LazyRun]
  private let columns: Int
  private let count: Int
  private var spans: RowSpans

  init(_ runs: [LazyRun], _ columns: Int, old: [LazyPart]) {
    (self.runs, self.columns) = (runs, columns)
    count = runs.reduce(0) { $0 + $1.count }
    let rows = (count + columns - 1) / columns
    spans = RowSpans(count: rows)
    super.init()
    var collections: [any LazyCollection] = []
    var kept = 0
    var isPrefix = true
    for run in runs {
      switch run {
      case .displays(let displays): if isPrefix { kept += displays.count }
      case .collection(let collection):
        collections.append(collection)
        let unchanged = collection.takeUnchanged()
        if isPrefix { kept += unchanged }
        if unchanged < collection.count { isPrefix = false }
      }
    }
    guard let first = collections.first else { return }
    let before = old.lazy.compactMap { $0 as? LazySegment }.first { segment in
      segment.runs.contains {
        if case .collection(let other) = $0 { return other === first }
        return false
      }
    }
    guard let before, before.columns == columns else { return }
    spans = before.spans
    spans.resize(rows, keeping: min(kept / columns, rows, before.spans.count))
  }

  /// The displays of an item.
  private func displays(_ item: Int) -> [DisplayNode] {
    var item = item
    for run in runs {
      let count = run.count
      guard item >= count else {
        switch run {
        case .displays(let displays): return [displays[item]]
        case .collection(let collection): return collection.node(at: item).displays
        }
      }
      item -= count
    }
    return []
  }

  private func cells(_ row: Int) -> [[DisplayNode]] {
    (row * columns..<min(count, (row + 1) * columns)).map { displays($0) }
  }

  override func prepare(_ layout: LazyLayout) {
    guard spans.estimate == nil, spans.count > 0 else { return }
    spans.set(0, layout.rowSpan(cells(0)))
  }

  override func span(_ layout: LazyLayout) -> CGFloat { spans.total }

  override func place(_ layout: LazyLayout, at position: CGFloat) {
    guard spans.count > 0 else { return }
    var (row, start) = spans.row(at: layout.visible.lowerBound - position)
    let first = row
    while row < spans.count, position + start < layout.visible.upperBound {
      let cells = cells(row)
      let span = layout.rowSpan(cells)
      spans.set(row, span)
      // A row that ends before what can be seen was shorter than it was taken for.
      if position + start + span > layout.visible.lowerBound {
        layout.placeRow(cells, at: position + start)
      }
      start += span
      row += 1
    }
    release(outside: first * columns..<min(count, row * columns))
  }

  /// Ends items that can't be seen, but for some beside those that can.
  private func release(outside range: Range<Int>) {
    var start = 0
    for run in runs {
      let runCount = run.count
      if case .collection(let collection) = run {
        let margin = max(4, range.count / 2)
        let lower = min(max(range.lowerBound - start - margin, 0), runCount)
        let upper = min(max(range.upperBound - start + margin, lower), runCount)
        collection.release(outside: lower..<upper)
      }
      start += runCount
    }
  }

  override func find(_ id: AnyHashable, _ layout: LazyLayout) -> (start: CGFloat, span: CGFloat)? {
    var item = 0
    for run in runs {
      switch run {
      case .displays(let displays):
        if let index = displays.firstIndex(where: { $0.itemID?.contains(id) == true }) {
          return row((item + index) / columns, layout)
        }
      case .collection(let collection):
        if let offset = collection.offset(of: id) { return row((item + offset) / columns, layout) }
      }
      item += run.count
    }
    return nil
  }

  private func row(_ row: Int, _ layout: LazyLayout) -> (start: CGFloat, span: CGFloat) {
    (spans.start(of: row), max(0, spans.span(row) - layout.spacing))
  }

  override func idealCross(_ layout: LazyLayout) -> CGFloat {
    guard count > 0 else { return 0 }
    return displays(0).map { $0.sizeThatFits(layout.offer(nil))[layout.axis.other] }.max() ?? 0
  }
}
