// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows and columns (FACTS_SWIFTUI b).

/// What a row or a column does: the least flexible views choose first.
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  /// What is kept between calls: the distances, and the last solutions.
  struct Cache {
    var gaps: [CGFloat]
    var total: CGFloat
    var solved: [Solution] = []
  }

  /// The sizes and positions for a proposal.
  struct Solution {
    let proposal: ProposedViewSize
    var parts: [Part]
    var size = CGSize.zero
  }

  /// What a view is offered along the axis, its answer, and its position across.
  struct Part {
    var offer: CGFloat?
    var size: CGSize
    /// The position of its line of alignment, then that of its edge.
    var cross: CGFloat = 0
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let displays = subviews.displays
    guard displays.count > 1 else { return Cache(gaps: [], total: 0) }
    var gaps: [CGFloat]
    if let spacing {
      gaps = Array(repeating: spacing.isFinite ? spacing : 0, count: displays.count - 1)
    } else {
      gaps = []
      gaps.reserveCapacity(displays.count - 1)
      var last = displays[0].layoutTraits.spacing
      for display in displays.dropFirst() {
        let next = display.layoutTraits.spacing
        gaps.append(last.distance(to: next, along: axis))
        last = next
      }
    }
    return Cache(gaps: gaps, total: gaps.reduce(0, +))
  }

  /// Finds the sizes and positions for a proposal. Returns the index among the solutions.
  private func solution(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Int {
    if let known = cache.solved.firstIndex(where: { $0.proposal == proposal }) { return known }
    let displays = subviews.displays
    var solution = Solution(proposal: proposal, parts: solve(proposal, displays, cache.total))
    align(&solution, displays, cache.total)
    if cache.solved.count >= 6 { cache.solved.removeFirst() }
    cache.solved.append(solution)
    return cache.solved.count - 1
  }

  /// A view that waits for its share.
  private struct Entry {
    let index: Int
    /// The difference of its largest and its smallest length.
    let flexibility: CGFloat
    let least: CGFloat
    let isSpacer: Bool
    let isRigid: Bool
    let priority: Double

    /// Whether it chooses before another one of its priority: spacers come last (b.16), equal ones in their order.
    func isBefore(_ other: Entry) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if isSpacer != other.isSpacer { return other.isSpacer }
      return flexibility == other.flexibility
        ? index < other.index : flexibility < other.flexibility
    }
  }

  private func solve(_ proposal: ProposedViewSize, _ displays: [DisplayNode], _ gaps: CGFloat)
    -> [Part]
  {
    guard let length = proposal[axis], length.isFinite else {
      return displays.map { Part(offer: proposal[axis], size: $0.sizeThatFits(proposal)) }
    }
    if displays.count == 1 {
      return [Part(offer: length, size: displays[0].sizeThatFits(proposal))]
    }
    var asked = proposal
    let cross = proposal[axis.other]
    var parts = Array(repeating: Part(offer: .infinity, size: .zero), count: displays.count)
    var entries: [Entry] = []
    entries.reserveCapacity(displays.count)
    var reserved: CGFloat = 0
    for index in displays.indices {
      let display = displays[index]
      let traits = display.layoutTraits
      asked[axis] = .infinity
      let most = display.sizeThatFits(asked)
      // A view that no length changes has its size at once, whatever its share.
      let isRigid = !traits.isSpacer && display.isRigid(axis, cross: cross)
      var least = most
      if isRigid {
        parts[index].size = most
      } else {
        asked[axis] = 0
        least = display.sizeThatFits(asked)
      }
      reserved += least[axis]
      entries.append(
        Entry(
          index: index, flexibility: most[axis] - least[axis], least: least[axis],
          isSpacer: traits.isSpacer, isRigid: isRigid, priority: traits.priority))
    }
    entries.sort { $0.isBefore($1) }
    share(length - gaps, reserved, entries, displays, &asked, &parts)
    return parts
  }

  /// Gives each view its share of the rest. What comes later keeps its smallest length if its priority is lower, or if it is a
  /// spacer.
  private func share(
    _ length: CGFloat, _ least: CGFloat, _ entries: [Entry], _ displays: [DisplayNode],
    _ asked: inout ProposedViewSize, _ parts: inout [Part]
  ) {
    var (rest, reserved) = (length, least)
    var start = 0
    while start < entries.count {
      var end = start
      while end < entries.count, entries[end].priority == entries[start].priority,
        entries[end].isSpacer == entries[start].isSpacer
      {
        reserved -= entries[end].least
        end += 1
      }
      for position in start..<end {
        let index = entries[position].index
        if entries[position].isRigid {
          rest -= parts[index].size[axis]
          continue
        }
        let share = max(0, (rest - reserved) / CGFloat(end - position))
        asked[axis] = share
        parts[index] = Part(offer: share, size: displays[index].sizeThatFits(asked))
        rest -= parts[index].size[axis]
      }
      start = end
    }
  }

  /// Finds the positions across, and the size.
  private func align(_ solution: inout Solution, _ displays: [DisplayNode], _ gaps: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    var length = gaps
    let other = axis.other
    var asked = solution.proposal
    for index in displays.indices {
      let part = solution.parts[index]
      asked[axis] = part.offer
      let guide = ViewDimensions(part.size, displays[index], asked).value(alignment)
      before = max(before, guide)
      after = max(after, part.size[other] - guide)
      length += part.size[axis]
      solution.parts[index].cross = guide
    }
    for index in solution.parts.indices {
      solution.parts[index].cross = before - solution.parts[index].cross
    }
    solution.size[axis] = length
    solution.size[other] = displays.isEmpty ? 0 : before + after
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> CGSize
  {
    let index = solution(proposal, subviews, &cache)
    return cache.solved[index].size
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    let solved = solution(proposal, subviews, &cache)
    let parts = cache.solved[solved].parts
    let isRow = axis == .horizontal
    var position = isRow ? bounds.minX : bounds.minY
    let edge = isRow ? bounds.minY : bounds.minX
    var asked = proposal
    let displays = subviews.displays
    for index in displays.indices {
      let part = parts[index]
      asked[axis] = part.offer
      let cross = edge + part.cross
      displays[index].place(
        at: isRow ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position), asked)
      position += part.size[axis]
      if index < cache.gaps.count { position += cache.gaps[index] }
    }
  }

  /// Whether no length along an axis moves a view.
  func hasRigidParts(
    _ axis: Axis, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> Bool {
    let displays = subviews.displays
    if axis == self.axis {
      let cross = proposal[axis.other]
      return displays.allSatisfy { $0.isRigid(axis, cross: cross) }
    }
    let solved = solution(proposal, subviews, &cache)
    let parts = cache.solved[solved].parts
    return displays.indices.allSatisfy { displays[$0].isRigid(axis, cross: parts[$0].offer) }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing, let last = subviews.last?.spacing else {
      return .zero
    }
    if axis == .horizontal {
      spacing.trailing = last.trailing
      for subview in subviews.dropFirst() {
        spacing.formUnion(subview.spacing, edges: .vertical)
      }
    } else {
      spacing.bottom = last.bottom
      for subview in subviews.dropFirst() {
        spacing.formUnion(subview.spacing, edges: .horizontal)
      }
    }
    return spacing
  }
}

/// What a row or a column keeps between calls.
public struct _StackLayoutCache {
  var stack: StackEngine.Cache
}

/// The layout of a row or a column.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
  /// What places the views.
  var _engine: _StackEngine { get }
  /// The axis along which the views lie.
  static var _axis: Axis { get }
}

/// What places the views of a row or a column.
public struct _StackEngine {
  let engine: StackEngine
}

extension _StackLayout {
  /// A stack's, along its axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = _axis
    return properties
  }

  /// Finds the distances.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(stack: _engine.engine.makeCache(subviews))
  }

  /// The size for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { _engine.engine.sizeThatFits(proposal, subviews, &cache.stack) }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { _engine.engine.place(bounds, proposal, subviews, &cache.stack) }

  /// The preferences at the outer edges.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    _engine.engine.spacing(subviews)
  }

  func hasRigidParts(
    _ axis: Axis, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout _StackLayoutCache
  ) -> Bool { _engine.engine.hasRigidParts(axis, proposal, subviews, &cache.stack) }
}

/// A row's layout.
public struct HStackLayout: _StackLayout, RigidLayout {
  /// The horizontal line by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between the views in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// A row's layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Horizontal.
  public static var _axis: Axis { .horizontal }
  /// What places the views.
  public var _engine: _StackEngine {
    _StackEngine(
      engine: StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key))
  }
}

/// A column's layout.
public struct VStackLayout: _StackLayout, RigidLayout {
  /// The vertical line by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between the views in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// A column's layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Vertical.
  public static var _axis: Axis { .vertical }
  /// What places the views.
  public var _engine: _StackEngine {
    _StackEngine(engine: StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key))
  }
}

/// The layout of views on top of each other.
public struct ZStackLayout: Layout, RigidLayout {
  /// The lines by which the views are aligned.
  public var alignment: Alignment

  /// The layout of views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    var extent: CGRect?
    let top = subviews.map(\.priority).max()
    for subview in subviews where subview.priority == top {
      let dimensions = subview.dimensions(in: proposal)
      let rect = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      extent = extent?.union(rect) ?? rect
    }
    return extent ?? .zero
  }

  /// The size that all views of the highest priority need.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { extent(proposal, subviews).size }

  /// Places the views by their lines.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX - dimensions[alignment.horizontal],
          y: bounds.minY - extent.minY - dimensions[alignment.vertical]), proposal: proposal)
    }
  }

  func hasRigidParts(
    _ axis: Axis, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Void
  ) -> Bool {
    subviews.displays.allSatisfy { $0.isRigid(axis, cross: proposal[axis.other]) }
  }
}
