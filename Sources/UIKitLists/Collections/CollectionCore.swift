// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a collection view keeps: the data's counts, what is shown, what may be reused, what is selected.

import CoreGraphics
import Foundation

/// The state behind a collection view.
@MainActor
package final class CollectionCore {
  weak var view: UICollectionView?
  var layout: UICollectionViewLayout

  /// How many items each section has.
  private(set) var counts: [Int] = []
  private(set) var isDataStale = true
  private(set) var isLayoutStale = true
  var isLayingOut = false
  var isPreparing = false
  /// Whether the data was ever read.
  var hasRead = false

  var visible = ShownViews<ElementKey, UICollectionReusableView>()
  /// Views in the hierarchy that shown no more, until a layout is over.
  var leaving: [UICollectionReusableView] = []
  package let pool = ReusePool<UICollectionReusableView>()
  /// Registrations that views were made for, kept so that their identity stays theirs.
  var registrations: [ObjectIdentifier: RegistrationKey] = [:]
  /// Where the element that is being made will be.
  var expected: UICollectionViewLayoutAttributes?

  var menus: UIContextMenuInteraction?
  let swipes = ListSwipe()
  let moves = ListMove()
  /// The titles of the index; nil until the data source is asked.
  var indexTitles: [String]?
  var indexBar: SectionIndexBar?
  let selection = ListSelection()
  var prefetch = ListPrefetch()
  /// Scrolling rows, by section.
  var rows: [Int: OrthogonalRow] = [:]

  /// The colour behind the rows of a list.
  var listBackdrop: UIView?
  var batch: ListChanges?
  var update: CollectionUpdate?

  private weak var knownDelegate: AnyObject?
  private weak var castDelegate: (any UICollectionViewDelegate)?

  init(layout: UICollectionViewLayout) { self.layout = layout }

  /// The scroll view's delegate, as one of a collection.
  var delegate: (any UICollectionViewDelegate)? {
    get {
      let current = view?.core.delegate
      if current !== knownDelegate {
        knownDelegate = current
        castDelegate = current as? any UICollectionViewDelegate
      }
      return castDelegate
    }
    set {
      view?.core.delegate = newValue
      (knownDelegate, castDelegate) = (newValue, newValue)
    }
  }

  // MARK: Data

  /// The counts, read if they weren't yet.
  var currentCounts: [Int] {
    if isDataStale { readCounts() }
    return counts
  }

  /// Reads the counts from the data source.
  func readCounts() {
    isDataStale = false
    isLayoutStale = true
    indexTitles = nil
    guard let view, let source = view.dataSource else {
      counts = []
      return layout.dataChanged()
    }
    let sections = max(0, source.numberOfSections(in: view))
    var sum = ListLimit.check(
      0, adding: sections, "numberOfSections(in:) of \(type(of: source))")
    counts = (0..<sections).map { section in
      let count = source.collectionView(view, numberOfItemsInSection: section)
      precondition(count >= 0, "the data source gives \(count) items for section \(section)")
      sum = ListLimit.check(
        sum, adding: count,
        "collectionView(_:numberOfItemsInSection: \(section)) of \(type(of: source))")
      return count
    }
    layout.dataChanged()
  }

  /// Counts an item in another section, as long as it is moved by hand and the data source isn't asked.
  func recount(from old: IndexPath, to new: IndexPath) {
    counts[old.section] -= 1
    counts[new.section] += 1
    isLayoutStale = true
    layout.dataChanged()
  }

  /// Another data source: everything is made anew.
  func forgetData() {
    swipes.close(animated: false)
    moves.forget()
    retireAll()
    isDataStale = true
    isLayoutStale = true
    selection.forget()
    prefetch.forget()
    view?.setNeedsLayout()
  }

  func reloadData() {
    forgetData()
    layout.invalidateForData()
  }

  /// Whether there is such an item.
  func holds(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0
      && path[1] < counts[path[0]]
  }

  // MARK: Layout

  func invalidate(
    _ stale: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard stale === layout, let view else { return }
    isLayoutStale = true
    if context.contentOffsetAdjustment != .zero {
      view.contentOffset = CGPoint(
        x: view.contentOffset.x + context.contentOffsetAdjustment.x,
        y: view.contentOffset.y + context.contentOffsetAdjustment.y)
    }
    if !isPreparing { view.setNeedsLayout() }
  }

  /// Has the layout prepare, where it is stale.
  func prepareIfNeeded() {
    guard let view, !isPreparing else { return }
    if isDataStale {
      readCounts()
      // The first reading is a reload: layouts hear of it, in the size that the view has by then.
      if !hasRead {
        hasRead = true
        isPreparing = true
        layout.invalidateForData()
        isPreparing = false
      }
    }
    guard isLayoutStale else { return }
    isLayoutStale = false
    isPreparing = true
    layout.prepare()
    isPreparing = false
    let size = layout.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite { view.contentSize = size }
  }

  /// Asks the layout about bounds before they are taken; what it says is done once they are.
  func context(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard let view, view.bounds != bounds, bounds.isSane, !isDataStale, update == nil,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return nil }
    return layout.invalidationContext(forBoundsChange: bounds)
  }

  // MARK: Looking up

  /// What is shown, in the order of the data.
  var visibleKeys: [ElementKey] { visible.elements }

  func supplementaryKeys(_ kind: String) -> [ElementKey] {
    visibleKeys.filter { $0.category == .supplementaryView && $0.kind == kind }
  }

  func indexPath(of view: UICollectionReusableView) -> IndexPath? {
    guard let attributes = view.ownAttributes, visible[ElementKey(attributes)] === view else {
      return nil
    }
    return attributes.indexPath
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    let cells = (found ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return cells.reduce(nil) { best, next in
      best.map { $0.zIndex > next.zIndex ? $0 : next } ?? next
    }?.indexPath
  }

  func scroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let view else { return }
    precondition(
      holds(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path)).")
    prepareIfNeeded()
    guard let place = layout.layoutAttributesForItem(at: path), place.isSane else { return }
    if let row = place.orthogonal { scrollRow(row, place, position, animated: animated) }
    let frame = place.frame
    let inset = view.adjustedContentInset
    var offset = view.contentOffset
    let (width, height) = (view.bounds.width, view.bounds.height)
    if place.orthogonal == nil {
      if position.contains(.left) { offset.x = frame.minX - inset.left }
      if position.contains(.centeredHorizontally) {
        offset.x = frame.midX - (width + inset.left - inset.right) / 2
      }
      if position.contains(.right) { offset.x = frame.maxX - width + inset.right }
    }
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (height + inset.top - inset.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - height + inset.bottom }
    if position.isEmpty {
      return view.scrollRectToVisible(frame, animated: animated)
    }
    view.setContentOffset(view.resting(offset), animated: animated)
  }

  // MARK: Background

  func placeBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let view, let background = view.backgroundView else { return }
    view.insertSubview(background, at: 0)
    view.setNeedsLayout()
  }
}

extension CGRect {
  /// Whether all measures are numbers.
  var isSane: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension UICollectionViewLayout {
  /// What other data make stale.
  var dataContext: UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    return context
  }

  /// Says that the data may be other.
  func invalidateForData() { invalidateLayout(with: dataContext) }
}

extension UICollectionView {
  func setUpCollection() {
    collectionCore.view = self
    collectionCore.selection.host = self
    collectionCore.layout.shownIn = self
    keepingLooks { backgroundColor = .systemBackground }
  }
}
