// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The display of a lazy container: it has those of its items that can be seen.

/// The arrangement of a lazy container.
struct LazyArrangement: Equatable {
  var axis: Axis
  var alignment: Alignment
  var spacing: CGFloat?
  var pinned: PinnedScrollableViews
  /// The columns of a grid; nil for a stack.
  var items: [GridItem]?
}

final class LazyDisplay: DisplayNode, PositionObserver {
  private var arrangement: LazyArrangement
  private unowned let source: _ViewNode
  private var parts: [LazyPart]?
  private var oldParts: [LazyPart] = []
  private var placed: [DisplayNode] = []
  private var covered: ClosedRange<CGFloat>?
  private var pinned: ClosedRange<CGFloat>?
  private var lastCross: CGFloat?
  private var isLengthOld = false
  /// Whether the items are others than in the last layout: then what is seen may move.
  private var isRebuilt = false

  @MainActor
  init(_ arrangement: LazyArrangement, _ source: _ViewNode, _ inputs: _ViewInputs) {
    (self.arrangement, self.source) = (arrangement, source)
    super.init(inputs)
    host.observePositions(self)
  }

  func update(_ new: LazyArrangement) {
    guard new != arrangement else { return }
    arrangement = new
    forget()
    invalidateLayout()
  }

  /// The items are others.
  func itemsDidChange() {
    if let parts { oldParts = parts }
    parts = nil
    isRebuilt = true
    invalidateLayout()
  }

  private func forget() {
    (parts, oldParts) = (nil, [])
  }

  override var children: [DisplayNode] { placed }

  @MainActor
  private func currentParts(_ columns: Int) -> [LazyPart] {
    if let parts { return parts }
    let made = LazyPart.parts(of: source.children, columns, old: oldParts)
    (parts, oldParts) = (made, [])
    return made
  }

  // MARK: Layout

  private var axis: Axis { arrangement.axis }

  @MainActor
  private func layout(_ cross: CGFloat) -> LazyLayout {
    let spacing = arrangement.spacing ?? 8
    guard let items = arrangement.items else {
      return LazyLayout(
        axis: axis, cross: cross, spacing: spacing,
        columns: [LazyColumn(start: 0, length: cross)], alignment: arrangement.alignment)
    }
    return LazyLayout(
      axis: axis, cross: cross, spacing: spacing,
      columns: GridItem.columns(items, cross, arrangement.alignment, axis),
      alignment: arrangement.alignment)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    onMainThread { measureOnMain(proposal) }
  }

  @MainActor
  private func measureOnMain(_ proposal: ProposedViewSize) -> CGSize {
    var result = CGSize.zero
    var cross = proposal[axis.other]
    if let length = cross, !length.isFinite { cross = nil }
    if cross == nil {
      let layout = layout(0)
      let parts = currentParts(layout.columns.count)
      cross = parts.map { $0.idealCross(layout) }.max() ?? 0
    }
    let breadth = cross ?? 0
    if lastCross == nil || proposal[axis.other] != nil, lastCross != breadth {
      if lastCross != nil { forget() }
      lastCross = breadth
    }
    let layout = layout(breadth)
    let parts = currentParts(layout.columns.count)
    for part in parts { part.prepare(layout) }
    let total = length(parts, layout)
    result[axis.other] = proposal[axis.other].map { max($0, 0) } ?? breadth
    result[axis] = total
    // Without a scroll view around nothing beyond the proposal is made.
    if let room = proposal[axis], scroll == nil { result[axis] = min(total, room) }
    return result
  }

  @MainActor
  private func length(_ parts: [LazyPart], _ layout: LazyLayout) -> CGFloat {
    max(0, parts.reduce(0) { $0 + $1.span(layout) } - layout.spacing)
  }

  /// The scroll view around.
  private var scroll: ScrollDisplay? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollDisplay { return scroll }
      node = current.parent
    }
    return nil
  }

  /// What is seen along the axis, and where pinned views stay.
  @MainActor
  private func seen() -> (visible: ClosedRange<CGFloat>, pins: ClosedRange<CGFloat>) {
    var point = CGPoint.zero
    var node: DisplayNode = self
    while let outer = node.parent {
      point.x += node.origin.x
      point.y += node.origin.y
      if let scroll = outer as? ScrollDisplay {
        let rect = scroll.visibleRect
        let origin = scroll.content.origin
        // The content's own origin is a part of the point.
        let start = rect.origin[axis] - point[axis] + origin[axis]
        let pin = scroll.offset[axis] - point[axis]
        return (
          start...max(start, start + rect.size[axis]),
          pin...max(pin, pin + scroll.size[axis])
        )
      }
      node = outer
    }
    let end = max(0, size[axis])
    return (0...end, 0...end)
  }

  override func layoutChildren() { onMainThread { placeItems() } }

  @MainActor
  private func placeItems() {
    let layout = layout(size[axis.other])
    let parts = currentParts(layout.columns.count)
    let (visible, pins) = seen()
    (layout.visible, layout.pinRange, layout.pinned) = (visible, pins, arrangement.pinned)
    let before = placed
    let anchor = isRebuilt ? nil : before.first { $0.origin[axis] >= visible.lowerBound }
    let anchored = anchor?.origin[axis]
    layout.place(parts, at: 0)
    layout.placePinned()
    placed = layout.placed
    for display in placed { display.parent = self }
    covered = visible
    isRebuilt = false
    pinned = arrangement.pinned.isEmpty ? nil : pins
    isLengthOld = abs(length(parts, layout) - size[axis]) > 0.01 && scroll != nil
    if !before.elementsEqual(placed, by: ===) { host.orderDidChange(self) }
    if let anchor, let anchored, placed.contains(where: { $0 === anchor }),
      arrangement.pinned.isEmpty
    {
      scroll?.keepPosition(axis, anchor.origin[axis] - anchored)
    }
  }

  func positionsDidChange() -> Bool {
    if isLengthOld {
      isLengthOld = false
      invalidateLayout()
      return true
    }
    guard let covered else { return false }
    return onMainThread {
      let (visible, pins) = seen()
      if visible == covered, pinned == nil || pinned == pins { return false }
      setNeedsPlacement()
      return true
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {}

  /// Where an item with an identifier lies, seen or not.
  @MainActor
  func frame(of id: AnyHashable) -> CGRect? {
    let layout = layout(size[axis.other])
    guard let found = layout.find(id, in: currentParts(layout.columns.count)) else { return nil }
    return axis == .vertical
      ? CGRect(x: 0, y: found.start, width: size.width, height: found.span)
      : CGRect(x: found.start, y: 0, width: found.span, height: size.height)
  }
}
