// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a compositional layout keeps, and how it answers.

import CoreGraphics
import Foundation
import QuartzCore

/// What a compositional layout keeps.
struct CompositionalCore {
  var isStale = true
  var sections: [CompositionalSection] = []
  /// What cells have asked for, by section and item, and other views by section and kind.
  var measured: [Int: [Int: CGSize]] = [:]
  var measuredEdges: [Int: [String: CGSize]] = [:]
  var environment: LayoutEnvironment?
  /// Headers and footers of the whole layout, with their sizes.
  var globalHead: CGFloat = 0
  var length: CGFloat = 0
}

extension UICollectionViewCompositionalLayout: FollowsUpdates {
  func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    let core = compositional
    guard !context.preferred.isEmpty, !core.isStale, !context.invalidateEverything else {
      compositional.isStale = true
      return
    }
    var first = Int.max
    for (path, kind, size) in context.preferred
    where path.count == 2 && core.sections.indices.contains(path[0]) {
      first = min(first, path[0])
      if let kind {
        compositional.measuredEdges[path[0], default: [:]][kind] = size
        core.sections[path[0]].measureEdge(kind, size)
      } else {
        compositional.measured[path[0], default: [:]][path[1]] = size
        core.sections[path[0]].measure(path[1], size)
      }
    }
    stack()
  }

  /// Sizes that were measured go with their items, and those of headers and footers with their sections.
  func follow(_ update: CollectionUpdate) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in compositional.measured {
      for (item, size) in sizes {
        guard let path = update.newPath(for: IndexPath(item: item, section: section)) else {
          continue
        }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    compositional.measured = moved
    let edges = compositional.measuredEdges
    compositional.measuredEdges = [:]
    for (section, sizes) in edges {
      if let new = update.matched.newSection(section) { compositional.measuredEdges[new] = sizes }
    }
    compositional.isStale = true
  }

  // MARK: Building

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  func buildIfNeeded() {
    guard compositional.isStale, let collectionView else { return }
    compositional.isStale = false
    let size = collectionView.bounds.size
    let inset = collectionView.adjustedContentInset
    let container = LayoutContainer(
      size.isFinite ? size : .zero,
      NSDirectionalEdgeInsets(
        top: isVertical ? 0 : inset.top, leading: isVertical ? inset.left : 0,
        bottom: isVertical ? 0 : inset.bottom, trailing: isVertical ? inset.right : 0))
    let environment = LayoutEnvironment(
      container, collectionView.traitCollection, sideMargin: collectionView.systemSideMargin)
    if let old = compositional.environment,
      old.container.contentSize != container.contentSize
    {
      compositional.measured = [:]
      compositional.measuredEdges = [:]
    }
    compositional.environment = environment
    compositional.sections = collectionView.collectionCore.currentCounts.enumerated().map {
      index, count in
      guard let form = provider(index, environment) else {
        preconditionFailure(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section."
        )
      }
      return CompositionalSection(
        index: index, form: form, count: count, isVertical: isVertical,
        container: container.effectiveContentSize, traits: collectionView.traitCollection,
        measured: compositional.measured[index] ?? [:],
        measuredEdges: compositional.measuredEdges[index] ?? [:])
    }
    if compositional.sections.contains(where: { $0.form.list?.hasSwipes ?? false }) {
      collectionView.installSwipes()
    }
    stack()
  }

  /// The configuration of a section of rows; nil for another section.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    compositional.sections.indices.contains(section)
      ? compositional.sections[section].form.list : nil
  }

  /// Puts the sections one after the other.
  private func stack() {
    let gap = configuration.interSectionSpacing
    var start = globalRoom(before: true)
    compositional.globalHead = start
    for (index, section) in compositional.sections.enumerated() {
      if index > 0 { start += gap.isFinite ? gap : 0 }
      section.start = start
      start = section.end
    }
    compositional.length = start + globalRoom(before: false)
  }

  private func globalRoom(before: Bool) -> CGFloat {
    let side: NSDirectionalRectEdge =
      isVertical ? (before ? .top : .bottom) : (before ? .leading : .trailing)
    return configuration.boundarySupplementaryItems.reduce(0) { sum, item in
      guard item.extendsBoundary, item.alignment.edges.contains(side) else { return sum }
      let size = item.layoutSize.size(in: breadthSize)
      return sum + (isVertical ? size.height : size.width)
    }
  }

  private var breadthSize: CGSize {
    compositional.environment?.container.effectiveContentSize ?? .zero
  }

  var wholeSize: CGSize {
    buildIfNeeded()
    return isVertical
      ? CGSize(width: breadthSize.width, height: compositional.length)
      : CGSize(width: compositional.length, height: breadthSize.height)
  }

  // MARK: Items

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    buildIfNeeded()
    guard path.count == 2, compositional.sections.indices.contains(path[0]) else { return nil }
    let section = compositional.sections[path[0]]
    return section.leaf(path[1]).map { attributes(path[1], $0, in: section) }
  }

  private func attributes(
    _ item: Int, _ leaf: SolvedGroup.Leaf, in section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(IndexPath(item: item, section: section.index))
    place(made, leaf.frame, in: section)
    made.estimates = leaf.open
    made.zIndex = leaf.zIndex
    if let list = section.form.list { made.listPlace = list.place(of: item, count: section.count) }
    return made
  }

  /// Gives attributes a rectangle that is in the content, or in the section's row.
  private func place(
    _ made: UICollectionViewLayoutAttributes, _ frame: CGRect, in section: CompositionalSection
  ) {
    let aligned = pixelAligned(frame)
    made.frame = aligned
    guard section.isOrthogonal else { return }
    let center = made.center
    let row = section.bodyFrame.origin
    let offset = collectionView?.collectionCore.rowOffset(section.index) ?? .zero
    made.center = CGPoint(x: center.x + row.x - offset.x, y: center.y + row.y - offset.y)
    made.orthogonal = OrthogonalPlace(section: section.index, center: center)
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let grid = collectionView?.pixelGrid ?? PixelGrid(1)
    let start = grid.nearest(rect.origin)
    let end = grid.nearest(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  // MARK: What is around them

  func supplementaryAttributes(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    buildIfNeeded()
    guard path.count == 2, compositional.sections.indices.contains(path[0]) else { return nil }
    let section = compositional.sections[path[0]]
    if let edge = edges(of: section).first(where: { $0.representedElementKind == kind }) {
      return edge
    }
    if let leaf = section.leaf(path[1]),
      let badge = leaf.badges.first(where: { $0.kind == kind })
    {
      return attributes(badge, path[1], in: section)
    }
    return globalEdges().first { $0.representedElementKind == kind }
  }

  private func attributes(
    _ badge: SolvedGroup.Badge, _ item: Int, in section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(
      .supplementaryView, badge.kind, IndexPath(item: item, section: section.index))
    place(made, badge.frame, in: section)
    made.zIndex = badge.zIndex == 0 ? 1 : badge.zIndex
    return made
  }

  private func edges(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    guard !section.edges.isEmpty else { return [] }
    let insets = section.form.contentInsets
    var box = section.frame
    if section.form.supplementariesFollowContentInsets {
      box =
        isVertical
        ? CGRect(
          x: box.minX + insets.leading, y: box.minY,
          width: box.width - insets.leading - insets.trailing, height: box.height)
        : CGRect(
          x: box.minX, y: box.minY + insets.top, width: box.width,
          height: box.height - insets.top - insets.bottom)
    }
    return section.edges.map { edge in
      boundary(edge.item, edge.size, in: box, section.index, section.form.list)
    }
  }

  /// Headers and footers of the whole layout.
  private func globalEdges() -> [UICollectionViewLayoutAttributes] {
    let box = CGRect(origin: .zero, size: wholeSize)
    return configuration.boundarySupplementaryItems.map {
      boundary($0, $0.layoutSize.size(in: breadthSize), in: box, 0, nil)
    }
  }

  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in box: CGRect,
    _ section: Int, _ list: UICollectionLayoutListConfiguration?
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(
      .supplementaryView, item.elementKind, IndexPath(item: 0, section: section))
    var frame = NSCollectionLayoutAnchor(edges: item.alignment.edges, absoluteOffset: item.offset)
      .frame(of: size, in: box)
    made.zIndex = item.zIndex
    if item.pinToVisibleBounds {
      frame = pinned(frame, item.alignment.edges, in: box)
      made.zIndex = max(item.zIndex, 10)
    }
    made.frame = pixelAligned(frame)
    made.estimates = item.layoutSize.open
    if let list { made.listPlace = ListPlace(appearance: list.appearance) }
    return made
  }

  private func pinned(
    _ frame: CGRect, _ edges: NSDirectionalRectEdge, in box: CGRect
  ) -> CGRect {
    guard let collectionView else { return frame }
    let seen = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    var frame = frame
    if isVertical, edges.contains(.top) {
      frame.origin.y = max(frame.minY, min(seen.minY + inset.top, box.maxY - frame.height))
    } else if isVertical, edges.contains(.bottom) {
      frame.origin.y = min(frame.minY, max(seen.maxY - inset.bottom - frame.height, box.minY))
    } else if edges.contains(.leading) {
      frame.origin.x = max(frame.minX, min(seen.minX + inset.left, box.maxX - frame.width))
    } else if edges.contains(.trailing) {
      frame.origin.x = min(frame.minX, max(seen.maxX - inset.right - frame.width, box.minX))
    }
    return frame
  }

  func decorations(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    section.form.decorationItems.map { item in
      let made = makeAttributes(
        .decorationView, item.elementKind, IndexPath(item: 0, section: section.index))
      let insets = item.contentInsets
      made.frame = pixelAligned(
        section.frame.inset(
          by: UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
      made.zIndex = item.zIndex == 0 ? -1 : item.zIndex
      return made
    }
  }

  // MARK: What is seen

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    buildIfNeeded()
    guard rect.isSane else { return [] }
    var found = globalEdges().filter { $0.frame.intersects(rect) }
    let sections = compositional.sections
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end < low { first = middle + 1 } else { end = middle }
    }
    while first < sections.count, sections[first].start <= high {
      found += elements(of: sections[first], in: rect)
      first += 1
    }
    return found
  }

  private func elements(
    of section: CompositionalSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    var found = decorations(of: section).filter { $0.frame.intersects(rect) }
    var looked = rect
    if section.isOrthogonal {
      let body = section.bodyFrame
      let part = rect.intersection(body)
      let offset = collectionView?.collectionCore.rowOffset(section.index) ?? .zero
      looked =
        part.isNull
        ? .null
        : part.offsetBy(dx: offset.x - body.minX, dy: offset.y - body.minY)
    }
    var items: [UICollectionViewLayoutAttributes] = []
    if !looked.isNull {
      section.forEachLeaf(in: looked) { item, leaf in
        items.append(attributes(item, leaf, in: section))
        for badge in leaf.badges { items.append(attributes(badge, item, in: section)) }
      }
    }
    if let handler = section.form.visibleItemsInvalidationHandler {
      let seen = items + edges(of: section).filter { $0.frame.intersects(rect) }
      call(handler, seen, section)
      return found + seen
    }
    found += items.filter { $0.frame.intersects(rect) }
    found += edges(of: section).filter { $0.frame.intersects(rect) }
    return found
  }

  private func call(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    _ seen: [UICollectionViewLayoutAttributes], _ section: CompositionalSection
  ) {
    guard let environment = compositional.environment, let collectionView else { return }
    let offset =
      section.isOrthogonal
      ? collectionView.collectionCore.rowOffset(section.index) : collectionView.contentOffset
    handler(seen.map { VisibleLayoutItem($0) }, offset, environment)
  }

  // MARK: Rows

  /// How the row of a section that scrolls across is.
  struct RowForm {
    var frame: CGRect
    var contentSize: CGSize
    var pages = false
    var stops: [CGFloat] = []
    var stopsAtNext = false
    var isAcross = true
  }

  func rowForm(_ index: Int) -> RowForm? {
    buildIfNeeded()
    guard compositional.sections.indices.contains(index) else { return nil }
    let section = compositional.sections[index]
    guard section.isOrthogonal else { return nil }
    var form = RowForm(
      frame: section.bodyFrame, contentSize: section.rowSize, isAcross: section.runsAcross)
    let side = section.runsAcross ? form.frame.width : form.frame.height
    let insets = section.form.contentInsets
    let lead = section.runsAcross ? insets.leading : insets.top
    switch section.form.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .paging: form.pages = true
    case .continuousGroupLeadingBoundary: form.stops = section.stops.map(\.start)
    case .groupPaging:
      form.stops = section.stops.map(\.start)
      form.stopsAtNext = true
    case .groupPagingCentered:
      form.stops = section.stops.map { lead + $0.start + $0.length / 2 - side / 2 }
      form.stopsAtNext = true
    }
    return form
  }

  func rowScrolled(_ index: Int) {}
}

extension CGSize {
  /// Whether both measures are numbers.
  var isFinite: Bool { width.isFinite && height.isFinite }
}
