// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One layout of a lazy container: what it sees, and where rows go.

/// A column of a grid or the whole breadth of a stack: where it lies across the axis.
struct LazyColumn: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?
}

/// Finds the lengths of rows and places them.
@MainActor
final class LazyLayout {
  let axis: Axis
  /// The length across the axis.
  let cross: CGFloat
  /// The space between rows.
  let spacing: CGFloat
  let columns: [LazyColumn]
  let alignment: Alignment
  /// What can be seen along the axis.
  var visible: ClosedRange<CGFloat> = 0...0
  /// The edges at which headers and footers stay.
  var pinned: PinnedScrollableViews = []
  /// The range in which pinned views stay.
  var pinRange: ClosedRange<CGFloat> = 0...0
  /// What was placed, in order.
  private(set) var placed: [DisplayNode] = []
  private var headers: [(band: LazyBand, position: CGFloat, length: CGFloat)] = []
  private var footers: [(band: LazyBand, position: CGFloat, length: CGFloat)] = []

  init(
    axis: Axis, cross: CGFloat, spacing: CGFloat, columns: [LazyColumn], alignment: Alignment
  ) {
    (self.axis, self.cross, self.spacing) = (axis, cross, spacing)
    (self.columns, self.alignment) = (columns, alignment)
  }

  /// What an item is offered.
  func offer(_ cross: CGFloat?) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.other] = cross
    return offer
  }

  /// The length of a row with the space behind it; 0 where it has no views.
  func rowSpan(_ cells: [[DisplayNode]]) -> CGFloat {
    var longest: CGFloat = 0
    var isEmpty = true
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      isEmpty = false
      let length = cell.reduce(0) { $0 + $1.sizeThatFits(offer(column.length))[axis] }
      longest = max(longest, length + CGFloat(cell.count - 1) * spacing)
    }
    return isEmpty ? 0 : longest + spacing
  }

  func placeRow(_ cells: [[DisplayNode]], at position: CGFloat) {
    let length = columns.count > 1 ? rowSpan(cells) - spacing : 0
    for (column, cell) in zip(columns, cells) {
      var along = position
      for display in cell {
        let offer = offer(column.length)
        let own = ViewDimensions(display.sizeThatFits(offer), display, offer)
        let lines = column.alignment ?? alignment
        var room = own.size
        room[axis.other] = column.length
        if columns.count > 1 { room[axis] = length }
        let area = ViewDimensions(room)
        var origin = CGPoint(
          x: area[lines.horizontal] - own[lines.horizontal],
          y: area[lines.vertical] - own[lines.vertical])
        if axis == .vertical {
          origin.x += column.start
          origin.y = columns.count > 1 ? origin.y + along : along
        } else {
          origin.y += column.start
          origin.x = columns.count > 1 ? origin.x + along : along
        }
        display.place(at: origin, offer)
        placed.append(display)
        along += own.size[axis] + spacing
      }
    }
  }

  func placeBand(_ band: LazyBand, at position: CGFloat, _ length: CGFloat) {
    let isSeen = position < visible.upperBound && position + length > visible.lowerBound
    switch band.part?.kind {
    case .header? where pinned.contains(.sectionHeaders): headers.append((band, position, length))
    case .footer? where pinned.contains(.sectionFooters): footers.append((band, position, length))
    default: if isSeen { put(band.display, at: position) }
    }
  }

  private func put(_ display: DisplayNode, at position: CGFloat) {
    let offer = offer(cross)
    let size = display.sizeThatFits(offer)
    let inset = (cross - size[axis.other]) / 2
    let own = ViewDimensions(size, display, offer)
    var room = size
    room[axis.other] = cross
    let lines = ViewDimensions(room)
    let across =
      axis == .vertical
      ? lines[alignment.horizontal] - own[alignment.horizontal]
      : lines[alignment.vertical] - own[alignment.vertical]
    let start = across.isFinite ? across : inset
    display.place(
      at: axis == .vertical ? CGPoint(x: start, y: position) : CGPoint(x: position, y: start),
      offer)
    placed.append(display)
  }

  /// Places parts from a position on. Returns where they end.
  @discardableResult
  func place(_ parts: [LazyPart], at position: CGFloat) -> CGFloat {
    var position = position
    for part in parts {
      part.prepare(self)
      let span = part.span(self)
      if part is LazyBand {
        part.place(self, at: position)
        position += span
        continue
      }
      if position < visible.upperBound, position + span > visible.lowerBound {
        part.place(self, at: position)
      }
      position += part.span(self)
      closeSections(at: position)
    }
    return position
  }

  /// Where the last section ends that a header was placed for.
  private var sectionEnds: [ObjectIdentifier: CGFloat] = [:]

  private func closeSections(at position: CGFloat) {
    guard let last = headers.last, let section = last.band.part?.section else { return }
    sectionEnds[ObjectIdentifier(section)] = position
  }

  /// Places headers and footers that stay at the edges, above the rest.
  func placePinned() {
    for (index, header) in headers.enumerated() {
      var end =
        header.band.part.flatMap { sectionEnds[ObjectIdentifier($0.section)] } ?? header.position
        + header.length
      if index + 1 < headers.count { end = min(end, headers[index + 1].position) }
      let stay = max(header.position, min(pinRange.lowerBound, end - spacing - header.length))
      guard stay < visible.upperBound, stay + header.length > visible.lowerBound else { continue }
      put(header.band.display, at: stay)
    }
    for footer in footers {
      let start = headers.last { $0.band.part?.section === footer.band.part?.section }
      let stay = min(
        footer.position,
        max(
          pinRange.upperBound - footer.length, start.map { $0.position + $0.length } ?? -.infinity))
      guard stay < visible.upperBound, stay + footer.length > visible.lowerBound else { continue }
      put(footer.band.display, at: stay)
    }
  }

  /// Where an item with an identifier lies, and its length.
  func find(_ id: AnyHashable, in parts: [LazyPart]) -> (start: CGFloat, span: CGFloat)? {
    var position: CGFloat = 0
    for part in parts {
      if let found = part.find(id, self) { return (position + found.start, found.span) }
      position += part.span(self)
    }
    return nil
  }
}
