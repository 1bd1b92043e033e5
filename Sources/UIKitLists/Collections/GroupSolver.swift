// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the items of one group are.

import CoreGraphics
import Foundation

/// The items of a group, placed.
struct SolvedGroup {
  /// An item: the cell's rectangle in the group, and what is fastened to it.
  struct Leaf {
    var frame: CGRect
    let open: UIAxis
    let badges: [Badge]
    var zIndex = 0
  }

  struct Badge {
    let kind: String
    let frame: CGRect
    let zIndex: Int
  }

  var leaves: [Leaf] = []
  var size = CGSize.zero

  /// Whether a cell says one of the measures.
  var isOpen: Bool { leaves.contains { !$0.open.isEmpty } }
}

/// Places the items of a group, in the order of the data.
@MainActor
struct GroupSolver {
  /// How many items there are for the group.
  let available: Int
  let traits: UITraitCollection
  /// What the cell of an item has asked for; nil where it wasn't asked.
  let measured: (Int) -> CGSize?

  private static let slack: CGFloat = 1e-3
  private static let maximumItems = 100_000

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
    var result = SolvedGroup()
    result.size = place(group, in: container, forced: nil, &result.leaves)
    return result
  }

  private func isFull(_ leaves: [SolvedGroup.Leaf]) -> Bool {
    leaves.count >= min(available, Self.maximumItems)
  }

  /// Adds an item's leaves at 0, 0, and returns the size of its place.
  private func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, forced: CGSize?,
    _ leaves: inout [SolvedGroup.Leaf]
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: container, forced: forced, &leaves)
    }
    var size = forced ?? item.layoutSize.size(in: container)
    let open = item.layoutSize.open
    let insets = item.contentInsets
    if !open.isEmpty, let asked = measured(leaves.count) {
      if open.contains(.horizontal) { size.width = asked.width + insets.leading + insets.trailing }
      if open.contains(.vertical) { size.height = asked.height + insets.top + insets.bottom }
    }
    let inner = size.reduced(by: insets)
    let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: inner)
    let badges = item.supplementaryItems.map {
      SolvedGroup.Badge(kind: $0.elementKind, frame: $0.frame(at: frame), zIndex: $0.zIndex)
    }
    leaves.append(SolvedGroup.Leaf(frame: frame, open: open, badges: badges))
    return size
  }

  private func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, forced: CGSize?,
    _ leaves: inout [SolvedGroup.Leaf]
  ) -> CGSize {
    let size = forced ?? group.layoutSize.size(in: container)
    let inner = size.reduced(by: group.contentInsets)
    let first = leaves.count
    var used: CGSize
    switch group.arrangement {
    case .line(let isHorizontal):
      used = placeLine(group, isHorizontal, inner, &leaves)
    case .custom(let provider):
      used = placeCustom(provider, inner, &leaves)
    }
    let insets = group.contentInsets
    for index in first..<leaves.count {
      leaves[index].move(by: CGPoint(x: insets.leading, y: insets.top))
    }
    used.width += insets.leading + insets.trailing
    used.height += insets.top + insets.bottom
    let open = forced == nil ? group.layoutSize.open : []
    return CGSize(
      width: open.contains(.horizontal) ? used.width : size.width,
      height: open.contains(.vertical) ? used.height : size.height)
  }

  private func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ inner: CGSize,
    _ leaves: inout [SolvedGroup.Leaf]
  ) -> CGSize {
    let environment = LayoutEnvironment(LayoutContainer(inner), traits)
    var used = CGRect.zero
    for item in provider(environment) where !isFull(leaves) && item.frame.isSane {
      leaves.append(
        SolvedGroup.Leaf(frame: item.frame, open: [], badges: [], zIndex: item.zIndex))
      used = used.union(item.frame)
    }
    return CGSize(width: used.maxX, height: used.maxY)
  }

  /// A part of a line: which leaves it has, how large its place is, and the room around it.
  private struct Part {
    let leaves: Range<Int>
    let size: CGSize
    let edges: NSCollectionLayoutEdgeSpacing?
  }

  private func placeLine(
    _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool, _ inner: CGSize,
    _ leaves: inout [SolvedGroup.Leaf]
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    let space = isHorizontal ? inner.width : inner.height
    let own = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let gap = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var used: CGFloat = 0
    var round = 0
    while !isFull(leaves), round < Self.maximumItems {
      let item = group.subitems[round % group.subitems.count]
      if let count = group.count {
        if round >= count { break }
      } else if own.isOpen, round >= group.subitems.count {
        break
      }
      let begin = leaves.count
      let size = place(item, in: inner, forced: share(group, item, inner, isHorizontal), &leaves)
      let edges = item.edgeSpacing
      let along =
        (isHorizontal ? size.width : size.height) + room(edges, isHorizontal, before: true)
        + room(edges, isHorizontal, before: false)
      let next = used + (parts.isEmpty ? 0 : gap) + along
      if group.count == nil, !own.isOpen, !parts.isEmpty, next > space + Self.slack {
        leaves.removeSubrange(begin...)
        break
      }
      // What takes no room along the line would come without end.
      if leaves.count == begin || along <= 0 && group.count == nil && round > group.subitems.count {
        break
      }
      used = next
      parts.append(Part(leaves: begin..<leaves.count, size: size, edges: edges))
      round += 1
    }
    return arrange(parts, used, group, isHorizontal, inner, own.isOpen, &leaves)
  }

  /// The share of a group's measure that each of a number of equal items has.
  private func share(
    _ group: NSCollectionLayoutGroup, _ item: NSCollectionLayoutItem, _ inner: CGSize,
    _ isHorizontal: Bool
  ) -> CGSize? {
    guard group.divides, let count = group.count else { return nil }
    let own = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    if own.isOpen { return nil }
    let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
    var size = item.layoutSize.size(in: inner)
    let share = max(0, ((isHorizontal ? inner.width : inner.height) - gaps) / CGFloat(count))
    if isHorizontal { size.width = share } else { size.height = share }
    return size
  }

  private func spacing(
    _ edges: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool, before: Bool
  ) -> NSCollectionLayoutSpacing? {
    isHorizontal
      ? (before ? edges?.leading : edges?.trailing) : (before ? edges?.top : edges?.bottom)
  }

  private func room(
    _ edges: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool, before: Bool
  ) -> CGFloat { spacing(edges, isHorizontal, before: before)?.spacing ?? 0 }

  /// Moves the parts to their places; what is left goes to flexible room.
  private func arrange(
    _ parts: [Part], _ used: CGFloat, _ group: NSCollectionLayoutGroup, _ isHorizontal: Bool,
    _ inner: CGSize, _ isOpen: Bool, _ leaves: inout [SolvedGroup.Leaf]
  ) -> CGSize {
    let space = isHorizontal ? inner.width : inner.height
    let breadth = isHorizontal ? inner.height : inner.width
    let betweenIsFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
    var flexible = betweenIsFlexible ? max(0, parts.count - 1) : 0
    for part in parts {
      for before in [true, false]
      where spacing(part.edges, isHorizontal, before: before)?.isFlexibleSpacing == true {
        flexible += 1
      }
    }
    let extra = flexible > 0 && !isOpen ? max(0, space - used) / CGFloat(flexible) : 0
    func whole(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      spacing.map { $0.spacing + ($0.isFlexibleSpacing ? extra : 0) } ?? 0
    }
    var along: CGFloat = 0
    var thickness: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { along += whole(group.interItemSpacing) }
      along += whole(spacing(part.edges, isHorizontal, before: true))
      let across = acrossOffset(part, isHorizontal, breadth)
      let move = isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      for leaf in part.leaves { leaves[leaf].move(by: move) }
      along += isHorizontal ? part.size.width : part.size.height
      along += whole(spacing(part.edges, isHorizontal, before: false))
      thickness = max(
        thickness,
        (isHorizontal ? part.size.height : part.size.width)
          + room(part.edges, !isHorizontal, before: true)
          + room(part.edges, !isHorizontal, before: false))
    }
    return isHorizontal
      ? CGSize(width: along, height: thickness) : CGSize(width: thickness, height: along)
  }

  /// Where a part begins across its line.
  private func acrossOffset(_ part: Part, _ isHorizontal: Bool, _ breadth: CGFloat) -> CGFloat {
    let lead = spacing(part.edges, !isHorizontal, before: true)
    let trail = spacing(part.edges, !isHorizontal, before: false)
    let size = isHorizontal ? part.size.height : part.size.width
    let left = max(0, breadth - size - (lead?.spacing ?? 0) - (trail?.spacing ?? 0))
    let base = lead?.spacing ?? 0
    switch (lead?.isFlexibleSpacing ?? false, trail?.isFlexibleSpacing ?? false) {
    case (true, true): return base + left / 2
    case (true, false): return base + left
    default: return base
    }
  }
}

extension SolvedGroup.Leaf {
  mutating func move(by way: CGPoint) {
    self = SolvedGroup.Leaf(
      frame: frame.offsetBy(dx: way.x, dy: way.y), open: open,
      badges: badges.map {
        SolvedGroup.Badge(
          kind: $0.kind, frame: $0.frame.offsetBy(dx: way.x, dy: way.y), zIndex: $0.zIndex)
      }, zIndex: zIndex)
  }
}
