// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Updates: views go from where they were to where they are.

import CoreGraphics
import Foundation

extension CollectionCore {
  /// How long the animation of an update takes: our choice, Apple doesn't say.
  static let updateDuration = 0.3

  /// Makes a change: at once, or with the others of the update that is being described.
  func change(_ body: (inout ListChanges) -> Void) {
    if var open = batch {
      // No second reference to the lists: they would be copied for each change.
      batch = nil
      body(&open)
      batch = open
      return
    }
    var changes = ListChanges()
    body(&changes)
    perform(changes, nil)
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batch != nil {
      updates?()
      if let completion { TransactionCompletion.later(completion) }
      return
    }
    if view?.window != nil { layOut() }
    batch = ListChanges()
    updates?()
    let changes = batch ?? ListChanges()
    batch = nil
    perform(changes, completion)
  }

  /// Shows an update. What was never shown is just made anew.
  func perform(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    guard let view, !isDataStale, update == nil else {
      forgetData()
      if let completion { TransactionCompletion.later(completion) }
      return
    }
    swipes.close(animated: true)
    UIView.performWithoutAnimation { moves.end(isCancelled: true) }
    let before = shownPlaces(view)
    let old = currentCounts
    readCounts()
    show(CollectionUpdate(match(changes, old), before: before), layout.dataContext, completion)
  }

  /// Shows an update whose counts are known.
  func show(
    _ update: CollectionUpdate, _ context: UICollectionViewLayoutInvalidationContext,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let view else { return }
    remake(update)
    let leavers = remap(update)
    self.update = update
    layout.invalidateLayout(with: context)
    layout.prepareForUpdate(update)
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: update.updateItems)
    let target = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    let wanted =
      delegate?.collectionView(view, targetContentOffsetForProposedContentOffset: target) ?? target
    if wanted != view.contentOffset, wanted.x.isFinite, wanted.y.isFinite {
      view.contentOffset = wanted
    }
    animate(from: update, leavers, in: view, completion)
    layout.finalizeCollectionViewUpdates()
    self.update = nil
    view.setNeedsLayout()
  }

  /// Matches the data before with those that have been read; stops the program if they disagree.
  func match(_ changes: ListChanges, _ old: [Int]) -> ListUpdate {
    do {
      return try ListUpdate(changes, old: old, new: currentCounts, in: .collection)
    } catch { preconditionFailure(error.message) }
  }

  /// Where the elements are that are visible or near.
  func shownPlaces(
    _ view: UICollectionView
  ) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let bounds = view.bounds
    guard bounds.isSane else { return places }
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for place in layout.layoutAttributesForElements(in: near) ?? [] {
      places[ElementKey(place)] = place.copied
    }
    for (key, shown) in visible.views { places[key] = shown.ownAttributes }
    return places
  }

  /// Puts the cells of reloaded items away, so that new ones are made; and fills others anew.
  private func remake(_ update: CollectionUpdate) {
    let changes = update.matched.changes
    for path in changes.reloadedItems { retire(ElementKey(.cell, nil, path)) }
    for section in changes.reloadedSections {
      for key in visibleKeys where key.section == section { retire(key) }
    }
    dropLeaving()
  }

  /// Gives the views that stay their new places in the data, and returns those that go.
  private func remap(
    _ update: CollectionUpdate
  ) -> [(element: ElementKey, view: UICollectionReusableView)] {
    let leavers = visible.follow { update.newKey(for: $0) }
    for (key, shown) in visible.views {
      guard let place = shown.ownAttributes, ElementKey(place) != key else { continue }
      shown.ownAttributes = place.copied
      shown.ownAttributes?.indexPath = key.indexPath
    }
    selection.follow(update.matched)
    prefetch.follow(update.matched)
    return leavers
  }

  private func animate(
    from update: CollectionUpdate,
    _ leavers: [(element: ElementKey, view: UICollectionReusableView)], in view: UICollectionView,
    _ completion: ((Bool) -> Void)?
  ) {
    let places = wantedPlaces(in: view.bounds)
    for (key, place) in places.list where visible[key] == nil {
      guard let made = make(key, place) else { continue }
      let first = initialPlace(key, place)
      appear(made, key, first ?? place)
    }
    refill(update)
    // Cells may have asked for other sizes.
    prepareIfNeeded()
    var gone = leavers.map { ($0.view, finalPlace($0.element)) }
    for key in visible.surplus(beside: places.keys) {
      guard let shown = visible[key] else { continue }
      let place = layout.attributes(key.category, key.kind, key.indexPath)
      visible[key] = nil
      gone.append((shown, place.map { $0.copied }))
    }
    let final = wantedPlaces(in: view.bounds).list.filter { visible[$0.0] != nil }
    let settle = {
      for (key, place) in final { self.visible[key]?.take(place) }
      for (shown, place) in gone {
        if let place { shown.take(place) } else { shown.alpha = 0 }
      }
    }
    placeHeld()
    UIView.animateTouchably(
      withDuration: Self.updateDuration,
      animations: settle
    ) { [weak self] finished in
      self?.finish(gone.map(\.0))
      completion?(finished)
    }
  }

  /// Puts those away that went.
  private func finish(_ gone: [UICollectionReusableView]) {
    guard let view else { return }
    for shown in gone where shown.superview != nil {
      let path = shown.ownAttributes?.indexPath ?? IndexPath(item: 0, section: 0)
      if let cell = shown as? UICollectionViewCell {
        delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
      }
      shown.removeFromSuperview()
      shown.ownAttributes = nil
      if let key = shown.poolKey { pool.put(shown, as: key) }
    }
  }

  private func initialPlace(
    _ key: ElementKey, _ place: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: place.indexPath)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind ?? "", at: place.indexPath)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind ?? "", at: place.indexPath)
    }
  }

  private func finalPlace(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Has the cells of reconfigured items filled anew by the data source.
  private func refill(_ update: CollectionUpdate) {
    guard let view, let source = view.dataSource else { return }
    for old in update.matched.changes.reconfiguredItems {
      guard let path = update.newPath(for: old) else { continue }
      let key = ElementKey(.cell, nil, path)
      guard let shown = visible[key], let poolKey = shown.poolKey else { continue }
      expected = shown.ownAttributes
      let cell = pool.refill(shown, as: poolKey) {
        source.collectionView(view, cellForItemAt: path)
      }
      precondition(cell === shown, "a cell was given another one in place of being reconfigured")
      expected = nil
      if let place = shown.ownAttributes, layout.asksForSizes { askForSize(shown, place) }
    }
  }

  // MARK: Layouts

  func replaceLayout(
    _ new: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard let view, new !== layout else {
      completion?(true)
      return
    }
    let old = layout
    let isShown = !isDataStale
    let before = animated && isShown ? shownPlaces(view) : [:]
    // Both belong to the view until the change is set up.
    new.shownIn = view
    defer { if layout !== old, !isBetween(old) { old.shownIn = nil } }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    layout = new
    dropRows()
    if isShown { new.dataChanged() }
    new.invalidateLayout()
    guard animated, isShown, view.window != nil else {
      view.setNeedsLayout()
      completion?(true)
      return
    }
    let update = CollectionUpdate(match(ListChanges(), currentCounts), before: before)
    for shown in visibleKeys.compactMap({ visible[$0] }) {
      shown.willTransition(from: old, to: new)
    }
    self.update = update
    prepareIfNeeded()
    let target = new.targetContentOffset(forProposedContentOffset: view.resting(view.contentOffset))
    UIView.animateTouchably(withDuration: Self.updateDuration) { view.contentOffset = target }
    for key in visibleKeys where !key.isCell { retire(key) }
    dropLeaving()
    animate(from: update, [], in: view, completion)
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    self.update = nil
    for shown in visibleKeys.compactMap({ visible[$0] }) { shown.didTransition(from: old, to: new) }
    view.setNeedsLayout()
  }
}

extension UICollectionViewLayout {
  /// Lets a layout of ours keep what it knows of items.
  func prepareForUpdate(_ update: CollectionUpdate) {
    (self as? any FollowsUpdates)?.follow(update)
  }
}

/// A layout that keeps sizes of items, which move with them.
@MainActor
protocol FollowsUpdates {
  func follow(_ update: CollectionUpdate)
}

/// Completions of what is not animated, in the next turn.
@MainActor
enum TransactionCompletion {
  static func later(_ completion: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: 0, animations: {}, completion: completion)
  }
}
