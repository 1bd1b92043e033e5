// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One section of a compositional layout: its groups one after the other, and what is around them.

import CoreGraphics
import Foundation

/// A section that was laid out. Rectangles are in the content, but for those of groups that scroll across:
/// these are in the content of their row.
@MainActor
final class CompositionalSection {
  let index: Int
  let form: NSCollectionLayoutSection
  let count: Int
  /// Whether the layout scrolls from top to bottom.
  let isVertical: Bool
  let traits: UITraitCollection
  /// Room for the section.
  let container: CGSize
  /// The sizes that cells and other views have asked for.
  var measured: [Int: CGSize]
  var measuredEdges: [String: CGSize]

  /// Where the section begins along the layout's axis.
  var start: CGFloat = 0

  /// A group as it is where no cell was asked; nil for a section without items.
  private var template: SolvedGroup?
  private var solved: [Int: SolvedGroup] = [:]
  private var extents = ExtentTree(count: 0, usual: 0)
  /// The first items of groups, where these have different numbers of items.
  private var firsts: [Int]?
  private(set) var thickness: CGFloat = 0

  init(
    index: Int, form: NSCollectionLayoutSection, count: Int, isVertical: Bool, container: CGSize,
    traits: UITraitCollection, measured: [Int: CGSize], measuredEdges: [String: CGSize]
  ) {
    (self.index, self.form, self.count, self.isVertical) = (index, form, count, isVertical)
    (self.container, self.traits) = (container, traits)
    (self.measured, self.measuredEdges) = (measured, measuredEdges)
    arrange()
  }

  var isOrthogonal: Bool { form.orthogonalScrollingBehavior != .none }
  /// Whether groups follow each other from left to right.
  var runsAcross: Bool { isVertical == isOrthogonal }

  // MARK: Groups

  /// Room for groups.
  var inner: CGSize { container.reduced(by: form.contentInsets) }
  private var gap: CGFloat { form.interGroupSpacing.isFinite ? form.interGroupSpacing : 0 }
  private func along(_ size: CGSize) -> CGFloat { runsAcross ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { runsAcross ? size.height : size.width }

  private func solve(from first: Int, asking: Bool) -> SolvedGroup {
    GroupSolver(
      available: count - first, traits: traits,
      measured: { asking ? self.measured[first + $0] : nil }
    ).solve(form.group, in: inner)
  }

  private func arrange() {
    guard count > 0 else { return }
    let whole = GroupSolver(available: .max, traits: traits, measured: { _ in nil })
      .solve(form.group, in: inner)
    guard !whole.leaves.isEmpty else { return }
    template = whole
    thickness = across(whole.size)
    let capacity = whole.leaves.count
    let groups = (count - 1) / capacity + 1
    extents = ExtentTree(count: groups, usual: along(whole.size) + gap)
    guard whole.isOpen else { return finishLast(groups, capacity) }
    for group in Set(measured.keys.map { $0 / capacity }).sorted() where group < groups {
      take(group, capacity)
      if firsts != nil { return }
    }
    finishLast(groups, capacity)
  }

  /// The last group may have fewer items.
  private func finishLast(_ groups: Int, _ capacity: Int) {
    if firsts == nil, count % capacity != 0 { take(groups - 1, capacity) }
  }

  /// Places a group by what its cells have asked for.
  private func take(_ group: Int, _ capacity: Int) {
    let first = group * capacity
    let made = solve(from: first, asking: true)
    if made.leaves.count != min(capacity, count - first) { return arrangeOneByOne() }
    solved[group] = made
    extents[group] = along(made.size) + gap
    thickness = max(thickness, across(made.size))
  }

  /// Groups have different numbers of items: each one begins where the last has ended.
  private func arrangeOneByOne() {
    var starts: [Int] = []
    solved = [:]
    var first = 0
    var lengths: [CGFloat] = []
    thickness = 0
    while first < count {
      let made = solve(from: first, asking: true)
      solved[starts.count] = made
      starts.append(first)
      lengths.append(along(made.size) + gap)
      thickness = max(thickness, across(made.size))
      first += max(1, made.leaves.count)
    }
    firsts = starts
    extents = ExtentTree(count: starts.count, usual: 0)
    for (group, length) in lengths.enumerated() { extents[group] = length }
  }

  /// A cell has asked for a size.
  func measure(_ item: Int, _ size: CGSize) {
    guard let template, item >= 0, item < count else { return }
    measured[item] = size
    if firsts != nil { return arrangeOneByOne() }
    take(item / template.leaves.count, template.leaves.count)
  }

  private func group(of item: Int) -> (index: Int, first: Int) {
    if let firsts {
      var (low, high) = (0, firsts.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        if firsts[middle] <= item { low = middle } else { high = middle - 1 }
      }
      return (low, firsts[low])
    }
    let capacity = template?.leaves.count ?? 1
    return (item / capacity, item / capacity * capacity)
  }

  /// How long all groups are.
  var runLength: CGFloat { extents.count == 0 ? 0 : extents.total - gap }

  /// Where groups begin, and how long they are.
  var stops: [(start: CGFloat, length: CGFloat)] {
    (0..<extents.count).map { (extents.start(of: $0), extents[$0] - gap) }
  }

  // MARK: Around the groups

  /// A header, a footer or the like.
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let size: CGSize
  }

  private(set) lazy var edges: [Edge] = makeEdges()

  private func makeEdges() -> [Edge] {
    let width = form.supplementariesFollowContentInsets ? inner : container
    return form.boundarySupplementaryItems.map { item in
      var size = item.layoutSize.size(
        in: isVertical
          ? CGSize(width: width.width, height: container.height)
          : CGSize(width: container.width, height: width.height))
      let open = item.layoutSize.open
      if let asked = measuredEdges[item.elementKind] {
        if open.contains(.horizontal) { size.width = asked.width }
        if open.contains(.vertical) { size.height = asked.height }
      }
      return Edge(item: item, size: size)
    }
  }

  func measureEdge(_ kind: String, _ size: CGSize) {
    measuredEdges[kind] = size
    edges = makeEdges()
  }

  /// Whether an edge is at the beginning or the end of the layout's axis, and takes room there.
  private func room(_ edge: Edge, before: Bool) -> CGFloat {
    guard edge.item.extendsBoundary else { return 0 }
    let edges = edge.item.alignment.edges
    let side: NSDirectionalRectEdge =
      isVertical ? (before ? .top : .bottom) : (before ? .leading : .trailing)
    guard edges.contains(side) else { return 0 }
    return isVertical ? edge.size.height : edge.size.width
  }

  private func insets(before: Bool) -> CGFloat {
    let insets = form.contentInsets
    return isVertical
      ? (before ? insets.top : insets.bottom) : (before ? insets.leading : insets.trailing)
  }

  var headRoom: CGFloat { edges.reduce(0) { $0 + room($1, before: true) } }
  var footRoom: CGFloat { edges.reduce(0) { $0 + room($1, before: false) } }

  /// How long the groups are along the layout's axis.
  var bodyLength: CGFloat { isOrthogonal ? thickness : max(0, runLength) }
  /// Where the groups begin, from the section's beginning.
  var bodyStart: CGFloat { headRoom + insets(before: true) }
  var length: CGFloat { bodyStart + bodyLength + insets(before: false) + footRoom }
  var end: CGFloat { start + length }

  /// The section's rectangle in the content.
  var frame: CGRect {
    isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: container.height)
  }

  /// The rectangle of the groups, or of the row that they scroll in.
  var bodyFrame: CGRect {
    let insets = form.contentInsets
    return isVertical
      ? CGRect(
        x: isOrthogonal ? 0 : insets.leading, y: start + bodyStart,
        width: isOrthogonal ? container.width : inner.width, height: bodyLength)
      : CGRect(
        x: start + bodyStart, y: isOrthogonal ? 0 : insets.top, width: bodyLength,
        height: isOrthogonal ? container.height : inner.height)
  }

  /// Where the first group is: in the content, or in the row's content.
  private var origin: CGPoint {
    let insets = form.contentInsets
    if isOrthogonal {
      return runsAcross ? CGPoint(x: insets.leading, y: 0) : CGPoint(x: 0, y: insets.top)
    }
    return bodyFrame.origin
  }

  /// The size of a row's content.
  var rowSize: CGSize {
    let insets = form.contentInsets
    return runsAcross
      ? CGSize(width: runLength + insets.leading + insets.trailing, height: thickness)
      : CGSize(width: thickness, height: runLength + insets.top + insets.bottom)
  }

  // MARK: Items

  /// Where an item is: in the content, or in its row's content.
  func leaf(_ item: Int) -> SolvedGroup.Leaf? {
    guard item >= 0, item < count, let template else { return nil }
    let (group, first) = group(of: item)
    let leaves = (solved[group] ?? template).leaves
    guard item - first < leaves.count else { return nil }
    var leaf = leaves[item - first]
    leaf.move(by: groupOrigin(group))
    return leaf
  }

  private func groupOrigin(_ group: Int) -> CGPoint {
    let begin = extents.start(of: group)
    return runsAcross
      ? CGPoint(x: origin.x + begin, y: origin.y) : CGPoint(x: origin.x, y: origin.y + begin)
  }

  /// Calls `body` with the items of the groups that reach into a rectangle, which is in the content, or in
  /// the row's.
  func forEachLeaf(in rect: CGRect, _ body: (Int, SolvedGroup.Leaf) -> Void) {
    guard let template, extents.count > 0 else { return }
    let low = (runsAcross ? rect.minX - origin.x : rect.minY - origin.y)
    let high = (runsAcross ? rect.maxX - origin.x : rect.maxY - origin.y)
    guard high >= 0 else { return }
    var group = extents.index(at: max(0, low))
    while group < extents.count, extents.start(of: group) <= high {
      let first = firsts?[group] ?? group * template.leaves.count
      let place = groupOrigin(group)
      for (index, leaf) in (solved[group] ?? template).leaves.enumerated()
      where first + index < count {
        var leaf = leaf
        leaf.move(by: place)
        body(first + index, leaf)
      }
      group += 1
    }
  }
}
