// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The layout of grids (FACTS_SWIFTUI d.13).

/// A grid's layout.
public struct GridLayout: Layout, GuidelessLayout {
  /// How views lie in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for what the views prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for what the views prefer.
  public var verticalSpacing: CGFloat?

  /// A grid's layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (
      alignment, horizontalSpacing, verticalSpacing
    )
  }

  /// What is kept between calls: the rows, and the last solutions.
  public struct Cache {
    var table: GridTable
    var solved: [(proposal: ProposedViewSize, tracks: GridTracks)] = []
  }

  /// Finds the rows and the distances.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(table: GridTable(subviews, self))
  }

  private func tracks(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridTracks {
    if let known = cache.solved.first(where: { $0.proposal == proposal }) { return known.tracks }
    let tracks = cache.table.solve(proposal)
    if cache.solved.count >= 6 { cache.solved.removeFirst() }
    cache.solved.append((proposal, tracks))
    return tracks
  }

  /// The size of all columns and rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    let tracks = tracks(proposal, &cache)
    return CGSize(
      width: tracks.widths.reduce(cache.table.columnGaps.reduce(0, +), +),
      height: tracks.heights.reduce(cache.table.rowGaps.reduce(0, +), +))
  }

  /// Places the views in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let tracks = tracks(proposal, &cache)
    let table = cache.table
    var y = bounds.minY
    for (index, row) in table.rows.enumerated() {
      let height = tracks.heights[index]
      let line = table.line(of: row, tracks.widths, height)
      for cell in row.cells {
        let x = bounds.minX + table.start(of: cell.column, tracks.widths)
        let area = CGSize(width: table.width(of: cell, tracks.widths), height: height)
        place(cell, in: CGRect(origin: CGPoint(x: x, y: y), size: area), row, line, table)
      }
      y += height + (index < table.rowGaps.count ? table.rowGaps[index] : 0)
    }
  }

  private func place(
    _ cell: GridTable.Cell, in area: CGRect, _ row: GridTable.Row, _ line: CGFloat?,
    _ table: GridTable
  ) {
    let proposal = ProposedViewSize(area.size)
    let own = cell.view.dimensions(in: proposal)
    if let anchor = cell.view[GridAnchorKey.self] {
      let origin = CGPoint(
        x: area.minX + (area.width - own.width) * anchor.x,
        y: area.minY + (area.height - own.height) * anchor.y)
      return cell.view.place(at: origin, proposal: proposal)
    }
    let outer = ViewDimensions(area.size)
    let across = table.alignments[cell.column] ?? alignment.horizontal
    let along = row.alignment ?? alignment.vertical
    cell.view.place(
      at: CGPoint(
        x: area.minX + outer[across] - own[across],
        y: area.minY + (line ?? outer[along]) - own[along]), proposal: proposal)
  }
}

/// The lengths of a grid's columns and rows, in points.
struct GridTracks {
  var widths: [CGFloat]
  var heights: [CGFloat]
}

/// A grid's views by row and column.
struct GridTable {
  struct Cell {
    let view: LayoutSubview
    let column: Int
    var span: Int
    let unsized: Axis.Set
  }

  struct Row {
    var cells: [Cell]
    let alignment: VerticalAlignment?
    /// Whether it is one view that isn't in a row.
    let isSingle: Bool
    /// The line by which its views are aligned.
    let key: AlignmentKey
  }

  private(set) var rows: [Row] = []
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  private(set) var alignments: [HorizontalAlignment?] = []
  private var columnCount: Int { alignments.count }

  init(_ subviews: LayoutSubviews, _ layout: GridLayout) {
    var last: GridRowMark?
    for view in subviews {
      let mark = view[GridRowKey.self]
      // More columns than a grid can show are a mistake.
      let span = min(max(1, view[GridColumnsKey.self]), 1000)
      let isNew = mark == nil || mark !== last
      if isNew {
        rows.append(
          Row(
            cells: [], alignment: mark?.alignment, isSingle: mark == nil,
            key: (mark?.alignment ?? layout.alignment.vertical).key))
      }
      let row = rows.count - 1
      let column = rows[row].cells.last.map { $0.column + $0.span } ?? 0
      rows[row].cells.append(
        Cell(view: view, column: column, span: span, unsized: view[GridUnsizedAxesKey.self]))
      last = mark
    }
    let count = rows.map { $0.cells.last.map { $0.column + $0.span } ?? 0 }.max() ?? 0
    alignments = Array(repeating: nil, count: count)
    for row in rows.indices where rows[row].isSingle { rows[row].cells[0].span = count }
    for cell in rows.flatMap(\.cells) where alignments[cell.column] == nil {
      alignments[cell.column] = cell.view[GridColumnAlignmentKey.self]
    }
    findGaps(layout)
  }

  private mutating func findGaps(_ layout: GridLayout) {
    columnGaps = Array(
      repeating: layout.horizontalSpacing ?? -.infinity, count: max(0, columnCount - 1))
    rowGaps = Array(repeating: layout.verticalSpacing ?? -.infinity, count: max(0, rows.count - 1))
    if layout.horizontalSpacing == nil {
      for row in rows {
        for (first, second) in zip(row.cells, row.cells.dropFirst()) {
          let gap = first.view.spacing.distance(to: second.view.spacing, along: .horizontal)
          columnGaps[second.column - 1] = max(columnGaps[second.column - 1], gap)
        }
      }
    }
    if layout.verticalSpacing == nil {
      for index in rowGaps.indices {
        for first in rows[index].cells {
          for second in rows[index + 1].cells
          where first.column < second.column + second.span
            && second.column < first.column + first.span
          {
            let gap = first.view.spacing.distance(to: second.view.spacing, along: .vertical)
            rowGaps[index] = max(rowGaps[index], gap)
          }
        }
      }
    }
    columnGaps = columnGaps.map { $0.isFinite ? $0 : 8 }
    rowGaps = rowGaps.map { $0.isFinite ? $0 : 8 }
  }

  func start(of column: Int, _ widths: [CGFloat]) -> CGFloat {
    (0..<column).reduce(0) { $0 + widths[$1] + columnGaps[$1] }
  }

  func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let end = min(cell.column + cell.span, widths.count)
    return widths[cell.column..<end].reduce(0, +)
      + columnGaps[cell.column..<max(cell.column, end - 1)].reduce(0, +)
  }

  /// Where the common line of a row lies, if a view in it sets it; nil if the cell's size decides.
  func line(of row: Row, _ widths: [CGFloat], _ height: CGFloat) -> CGFloat? {
    guard row.cells.contains(where: { $0.view.display.setsGuide(row.key) }) else { return nil }
    return row.cells.map { cell in
      cell.view.dimensions(
        in: ProposedViewSize(width: width(of: cell, widths), height: height)
      ).value(row.key)
    }.max()
  }

  // MARK: Lengths

  func solve(_ proposal: ProposedViewSize) -> GridTracks {
    let widths = self.widths(proposal)
    let heights = share(proposal.height, rowGaps, rows.count) { row, height in
      rowHeight(rows[row], widths, height)
    }
    return GridTracks(widths: widths, heights: heights)
  }

  private func widths(_ proposal: ProposedViewSize) -> [CGFloat] {
    var columns: [[Cell]] = Array(repeating: [], count: columnCount)
    var wide: [Cell] = []
    for cell in rows.flatMap(\.cells) where !cell.unsized.contains(.horizontal) {
      if cell.span == 1 { columns[cell.column].append(cell) } else { wide.append(cell) }
    }
    var widths = share(proposal.width, columnGaps, columnCount) { column, width in
      let offer = ProposedViewSize(width: width, height: proposal.height == nil ? nil : .infinity)
      return columns[column].map { $0.view.sizeThatFits(offer).width }.max() ?? 0
    }
    let total = widths.reduce(columnGaps.reduce(0, +), +)
    for cell in wide {
      let own = width(of: cell, widths)
      let offer = proposal.width.map { $0.isFinite ? max(own, own + $0 - total) : $0 }
      let needed = cell.view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      guard needed > own else { continue }
      let end = min(cell.column + cell.span, widths.count)
      for column in cell.column..<end { widths[column] += (needed - own) / CGFloat(cell.span) }
    }
    return widths
  }

  private func rowHeight(_ row: Row, _ widths: [CGFloat], _ height: CGFloat?) -> CGFloat {
    var (before, after) = (CGFloat.zero, CGFloat.zero)
    var largest: CGFloat = 0
    for cell in row.cells where !cell.unsized.contains(.vertical) {
      let own = cell.view.dimensions(
        in: ProposedViewSize(width: width(of: cell, widths), height: height))
      largest = max(largest, own.height)
      if cell.view.display.setsGuide(row.key) || row.cells.count > 1 {
        let guide = own.value(row.key)
        if guide.isFinite, own.height.isFinite {
          before = max(before, guide)
          after = max(after, own.height - guide)
        }
      }
    }
    return max(largest, before + after)
  }

  /// Lengths of tracks, of which the least flexible ones choose first, as in a stack.
  private func share(
    _ length: CGFloat?, _ gaps: [CGFloat], _ count: Int, _ answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length.isFinite else { return (0..<count).map { answer($0, length) } }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    var rest = length - gaps.reduce(0, +)
    let flexibilities = (0..<count).map { answer($0, .infinity) - answer($0, 0) }
    let order = (0..<count).sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }
    for (done, index) in order.enumerated() {
      lengths[index] = answer(index, max(0, rest / CGFloat(count - done)))
      rest -= lengths[index]
    }
    return lengths
  }
}
