// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows and columns (FACTS_SWIFTUI b).

/// What a row or a column does: the least flexible views choose first.
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  /// What is kept between calls: the distances, and the last solution.
  struct Cache {
    var gaps: [CGFloat]
    var solved: [(proposal: ProposedViewSize, parts: [Part])] = []
  }

  /// What a view was offered along the axis, and its answer.
  struct Part {
    var offer: CGFloat?
    var size: CGSize
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    guard subviews.count > 1 else { return Cache(gaps: []) }
    if let spacing {
      return Cache(gaps: Array(repeating: spacing, count: subviews.count - 1))
    }
    let spacings = subviews.displays.map(\.spacing)
    return Cache(
      gaps: zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) })
  }

  /// The sizes of the views for a proposal.
  private func parts(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> [Part] {
    if let known = cache.solved.first(where: { $0.proposal == proposal }) { return known.parts }
    let parts = solve(proposal, subviews, cache.gaps.reduce(0, +))
    if cache.solved.count >= 4 { cache.solved.removeFirst() }
    cache.solved.append((proposal, parts))
    return parts
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ gaps: CGFloat)
    -> [Part]
  {
    let displays = subviews.displays
    guard let length = proposal[axis], length.isFinite else {
      return displays.map { Part(offer: proposal[axis], size: $0.sizeThatFits(proposal)) }
    }
    var parts = Array(repeating: Part(offer: 0, size: .zero), count: displays.count)
    var rest = length - gaps
    var asked = proposal
    func size(_ index: Int, _ length: CGFloat) -> CGSize {
      asked[axis] = length
      return displays[index].sizeThatFits(asked)
    }
    // Spacers come after all others of their priority (b.16).
    let groups = Dictionary(grouping: displays.indices) { displays[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    let smallest = groups.count > 1 ? displays.indices.map { size($0, 0)[axis] } : []
    var reserved = groups.count > 1 ? smallest.reduce(0, +) : 0
    for group in groups {
      if !smallest.isEmpty {
        for index in group { reserved -= smallest[index] }
      }
      var order: [(index: Int, flexibility: CGFloat)] = []
      order.reserveCapacity(group.count)
      for index in group {
        let least = size(index, 0)[axis]
        let most = size(index, .infinity)[axis]
        order.append((index, most - least))
      }
      order.sort {
        let (first, second) = (displays[$0.index].isSpacer, displays[$1.index].isSpacer)
        if first != second { return second }
        return $0.flexibility == $1.flexibility
          ? $0.index < $1.index : $0.flexibility < $1.flexibility
      }
      var spacers: CGFloat = 0
      for entry in order where displays[entry.index].isSpacer {
        spacers += size(entry.index, 0)[axis]
      }
      var count = order.count(where: { !displays[$0.index].isSpacer })
      var isAtSpacers = false
      for entry in order {
        if displays[entry.index].isSpacer, !isAtSpacers {
          (isAtSpacers, count, spacers) = (
            true, order.count(where: { displays[$0.index].isSpacer }), 0
          )
        }
        let share = max(0, (rest - reserved - spacers) / CGFloat(max(1, count)))
        let taken = size(entry.index, share)
        parts[entry.index] = Part(offer: share, size: taken)
        rest -= taken[axis]
        count -= 1
      }
    }
    return parts
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
    -> CGSize
  {
    let parts = parts(proposal, subviews, &cache)
    var result = CGSize.zero
    result[axis] = parts.reduce(cache.gaps.reduce(0, +)) { $0 + $1.size[axis] }
    let extent = crossExtent(proposal, subviews, parts)
    result[axis.other] = subviews.isEmpty ? 0 : extent.before + extent.after
    return result
  }

  /// How far the views reach before and behind the common line.
  private func crossExtent(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ parts: [Part]
  ) -> (before: CGFloat, after: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for (index, part) in parts.enumerated() {
      let guide = guide(index, part, proposal, subviews)
      before = max(before, guide)
      after = max(after, part.size[axis.other] - guide)
    }
    return (before, after)
  }

  private func guide(
    _ index: Int, _ part: Part, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat {
    let display = subviews.displays[index]
    var asked = proposal
    asked[axis] = part.offer
    return ViewDimensions(part.size, display, asked).value(alignment)
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    let parts = parts(proposal, subviews, &cache)
    let extent = crossExtent(proposal, subviews, parts)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let line = (axis == .horizontal ? bounds.minY : bounds.minX) + extent.before
    for (index, display) in subviews.displays.enumerated() {
      let part = parts[index]
      let cross = line - guide(index, part, proposal, subviews)
      var asked = proposal
      asked[axis] = part.offer
      display.place(
        at: axis == .horizontal
          ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position), asked)
      position += part.size[axis]
      if index < cache.gaps.count { position += cache.gaps[index] }
    }
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

/// A row's layout.
public struct HStackLayout: Layout {
  /// The horizontal line by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between the views; nil for what they prefer.
  public var spacing: CGFloat?
  /// What is kept between calls.
  public struct Cache {
    var stack: StackEngine.Cache
  }

  /// A row's layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  private var engine: StackEngine {
    StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }

  /// A horizontal stack's.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Finds the distances.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: engine.makeCache(subviews)) }
  /// The row's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  { engine.sizeThatFits(proposal, subviews, &cache.stack) }
  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { engine.place(bounds, proposal, subviews, &cache.stack) }
  /// The preferences at the outer edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(subviews)
  }
}

/// A column's layout.
public struct VStackLayout: Layout {
  /// The vertical line by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between the views; nil for what they prefer.
  public var spacing: CGFloat?
  /// What is kept between calls.
  public struct Cache {
    var stack: StackEngine.Cache
  }

  /// A column's layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  private var engine: StackEngine {
    StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }

  /// A vertical stack's.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Finds the distances.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: engine.makeCache(subviews)) }
  /// The column's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  { engine.sizeThatFits(proposal, subviews, &cache.stack) }
  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { engine.place(bounds, proposal, subviews, &cache.stack) }
  /// The preferences at the outer edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(subviews)
  }
}

/// The layout of views on top of each other.
public struct ZStackLayout: Layout {
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
}
