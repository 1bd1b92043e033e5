// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a flow layout keeps, and how it answers.

import CoreGraphics
import Foundation

/// What a flow layout keeps.
struct FlowCore {
  var isStale = true
  var sections: [FlowSection] = []
  /// The sizes that cells have asked for, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// The sizes that the delegate has given, by section.
  var given: [Int: FlowSection.Sizes] = [:]
  /// Set by the delegate's own method for sizes: a program that leaves it out leaves sizes to the layout.
  var leavesSizes = false
}

extension UICollectionViewFlowLayout: FollowsUpdates {
  func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    flow.isStale = true
    let asks =
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics ?? true
    if asks || context.invalidateEverything || context.invalidateDataSourceCounts {
      flow.given = [:]
    }
    for (path, _, size) in context.preferred where path.count == 2 {
      flow.measured[path[0], default: [:]][path[1]] = size
    }
  }

  /// Sizes that were measured go with their items.
  func follow(_ update: CollectionUpdate) {
    guard !flow.measured.isEmpty else { return }
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in flow.measured {
      for (item, size) in sizes {
        guard let path = update.newPath(for: IndexPath(item: item, section: section)) else {
          continue
        }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    flow.measured = moved
  }

  // MARK: Building

  var axis: FlowAxis {
    let scale = collectionView?.traitCollection.displayScale ?? 1
    return FlowAxis(isVertical: scrollDirection == .vertical, scale: scale > 0 ? scale : 1)
  }

  /// Room across, within the content's insets.
  private var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    let axis = axis
    return max(
      0, axis.cross(collectionView.bounds.size) - axis.crossLead(inset) - axis.crossTrail(inset))
  }

  func buildIfNeeded() {
    guard flow.isStale, let collectionView else { return }
    flow.isStale = false
    let axis = axis
    let breadth = breadth
    let delegate =
      collectionView.collectionCore.delegate as? any UICollectionViewDelegateFlowLayout
    var start: CGFloat = 0
    flow.sections = collectionView.collectionCore.currentCounts.enumerated().map { section, count in
      let header =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        delegate?.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      var made = FlowSection(
        axis: axis, count: count, sizes: sizes(section, count, delegate),
        inset: delegate?.collectionView(
          collectionView, layout: self, insetForSectionAt: section) ?? sectionInset,
        lineSpacing: delegate?.collectionView(
          collectionView, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing,
        itemSpacing: delegate?.collectionView(
          collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing, header: axis.main(header), footer: axis.main(footer),
        breadth: breadth)
      made.start = start
      start = made.end
      return made
    }
  }

  /// The sizes of a section's items: measured, given by the delegate, or all the same.
  private func sizes(
    _ section: Int, _ count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Sizes {
    if asksForSizes {
      let estimate =
        estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      guard let measured = flow.measured[section], !measured.isEmpty else {
        return .equal(sane(estimate))
      }
      var each = Array(repeating: sane(estimate), count: count)
      for (item, size) in measured where item < count { each[item] = sane(size) }
      return .each(each)
    }
    if let given = flow.given[section] { return given }
    guard let delegate, let collectionView, count > 0 else { return .equal(sane(itemSize)) }
    let made = ask(delegate, collectionView, section, count)
    flow.given[section] = made
    return made
  }

  private func ask(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ collectionView: UICollectionView,
    _ section: Int, _ count: Int
  ) -> FlowSection.Sizes {
    func size(_ item: Int) -> CGSize {
      sane(
        delegate.collectionView(
          collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
    }
    flow.leavesSizes = false
    let first = size(0)
    if flow.leavesSizes { return .equal(first) }
    var each: [CGSize] = []
    for item in 1..<max(1, count) {
      let next = size(item)
      if each.isEmpty {
        if next == first { continue }
        each = Array(repeating: first, count: item)
      }
      each.append(next)
    }
    return each.isEmpty ? .equal(first) : .each(each)
  }

  /// A size of numbers that aren't negative.
  private func sane(_ size: CGSize) -> CGSize {
    func sane(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), 1e7) : 0 }
    return CGSize(width: sane(size.width), height: sane(size.height))
  }

  // MARK: Answering

  var wholeSize: CGSize {
    buildIfNeeded()
    let length = flow.sections.last?.end ?? 0
    return scrollDirection == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    buildIfNeeded()
    guard path.count == 2, flow.sections.indices.contains(path[0]), path[1] >= 0,
      path[1] < flow.sections[path[0]].count
    else { return nil }
    return itemAttributes(path, flow.sections[path[0]].frame(of: path[1]))
  }

  private func itemAttributes(
    _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(path)
    made.frame = frame
    if asksForSizes { made.estimates = .both }
    return made
  }

  func edgeAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    buildIfNeeded()
    guard path.count > 0, flow.sections.indices.contains(path[0]) else { return nil }
    let section = flow.sections[path[0]]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let made = makeAttributes(.supplementaryView, kind, path)
    var main = isHeader ? section.start : section.start + section.footerStart
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      main = pinned(main, length, in: section, isHeader)
      made.zIndex = 10
    }
    let axis = section.axis
    let size =
      axis.isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    made.frame = axis.aligned(axis.rect(main: main, cross: 0, size))
    return made
  }

  /// Where a header or footer is that stays in sight.
  private func pinned(
    _ main: CGFloat, _ length: CGFloat, in section: FlowSection, _ isHeader: Bool
  ) -> CGFloat {
    guard let collectionView else { return main }
    let axis = section.axis
    let inset = collectionView.adjustedContentInset
    let seen = axis.range(collectionView.bounds)
    if isHeader {
      let top = seen.lowerBound + axis.lead(inset)
      return max(main, min(top, section.start + section.footerStart - length))
    }
    let bottom = seen.upperBound - axis.trail(inset) - length
    return min(main, max(bottom, section.start + section.header))
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    buildIfNeeded()
    guard rect.isSane, let axis = flow.sections.first?.axis else { return [] }
    let range = axis.range(rect)
    var (low, high) = (0, flow.sections.count)
    while low < high {
      let middle = (low + high) / 2
      if flow.sections[middle].end < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < flow.sections.count, flow.sections[low].start <= range.upperBound {
      let section = flow.sections[low]
      section.forEachItem(in: range) { item, frame in
        if frame.intersects(rect) {
          found.append(itemAttributes(IndexPath(item: item, section: low), frame))
        }
      }
      let path = IndexPath(item: 0, section: low)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let edge = edgeAttributes(kind, path), edge.frame.intersects(rect) { found.append(edge) }
      }
      low += 1
    }
    return found
  }
}
