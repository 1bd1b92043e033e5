// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Showing what is to be seen: views come, move and go as the layout says.

import CoreGraphics
import Foundation
import QuartzCore

extension CollectionCore {
  /// Rounds after which cells that go on asking for other sizes are left as they are.
  private static let maximumRounds = 10

  /// Brings the views up to date.
  func layOut() {
    guard let view, !isLayingOut, update == nil else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<Self.maximumRounds {
      prepareIfNeeded()
      let places = wantedPlaces(in: view.bounds)
      for key in visible.surplus(beside: places.keys) { retire(key) }
      for (key, place) in places.list { show(key, place) }
      if !isLayoutStale, !isDataStale { break }
    }
    dropLeaving()
    dropEmptyRows()
    layOutBackground(view)
    view.placeIndex()
    prefetch(in: view)
  }

  /// The elements to show, each with its place.
  struct Places {
    var list: [(ElementKey, UICollectionViewLayoutAttributes)] = []
    var keys: Set<ElementKey> = []

    mutating func add(_ key: ElementKey, _ place: UICollectionViewLayoutAttributes) {
      keys.insert(key)
      list.append((key, place))
    }
  }

  /// What the layout has within a rectangle. An element that is named twice counts once.
  func wantedPlaces(in rect: CGRect) -> Places {
    var places = Places()
    guard rect.isSane, rect.width > 0, rect.height > 0 else { return places }
    for place in layout.layoutAttributesForElements(in: rect) ?? [] where place.isSane {
      let key = ElementKey(place)
      if isHeld(key) { continue }
      guard place.frame.intersects(rect) || place.frame.isEmpty, !place.isHidden || shows(key),
        places.keys.insert(key).inserted
      else { continue }
      precondition(
        !key.isCell || holds(place.indexPath),
        """
        UICollectionView received layout attributes for a cell with an index path that does not exist: \
        \(place.indexPath)
        """)
      places.list.append((key, place))
    }
    if let place = heldPlace { places.add(ElementKey(place), place) }
    return places
  }

  private func shows(_ key: ElementKey) -> Bool { visible[key] != nil }

  /// Puts an element where it belongs, making its view if there is none.
  func show(_ key: ElementKey, _ place: UICollectionViewLayoutAttributes) {
    if let shown = visible[key] {
      if shown.ownAttributes.map({ $0 === place || $0.isEqual(place) }) != true {
        let wasInFront = shown.ownAttributes?.zIndex ?? 0
        shown.take(place)
        if wasInFront != place.zIndex { insert(shown, key) }
        if swipes.row?.cell === shown { swipes.place() }
      }
      return
    }
    guard let made = make(key, place) else { return }
    appear(made, key, place)
  }

  /// Puts a new view in its place, after asking it for its size where that is open.
  func appear(
    _ made: UICollectionReusableView, _ key: ElementKey, _ place: UICollectionViewLayoutAttributes
  ) {
    guard let view else { return }
    visible[key] = made
    UIView.performWithoutAnimation {
      made.take(place)
      insert(made, key)
      if let cell = made as? UICollectionViewCell, key.isCell { bringUpToDate(cell, place) }
    }
    if key.isCell, let cell = made as? UICollectionViewCell {
      delegate?.collectionView(
        view, willDisplay: cell, forItemAt: dataPath(at: place.indexPath))
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        view, willDisplaySupplementaryView: made, forElementKind: key.kind ?? "",
        at: place.indexPath)
    }
    if layout.asksForSizes { askForSize(made, place) }
  }

  /// Asks a view for the attributes that it prefers.
  func askForSize(_ made: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    let preferred = made.preferredLayoutAttributesFitting(place.copied)
    guard preferred.isSane,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
  }

  private func bringUpToDate(
    _ cell: UICollectionViewCell, _ place: UICollectionViewLayoutAttributes
  ) {
    let isSelected = selection.paths.contains(place.indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == place.indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    let isEditing = view?.isEditing ?? false
    if cell.configured.isEditing != isEditing {
      cell.configured.isEditing = isEditing
      cell.setNeedsUpdateConfiguration()
    }
    cell.configured.isDue = true
    cell.setNeedsLayout()
  }

  /// The view of an element, from the data source or the layout.
  func make(
    _ key: ElementKey, _ place: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view else { return nil }
    expected = place
    defer { expected = nil }
    switch key.category {
    case .cell:
      guard let source = view.dataSource else { return nil }
      let cell = source.collectionView(view, cellForItemAt: dataPath(at: place.indexPath))
      precondition(
        cell.poolKey != nil,
        """
        the cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier - cells must \
        be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)
        """)
      return cell
    case .supplementaryView:
      guard let source = view.dataSource else { return nil }
      let made = source.collectionView(
        view, viewForSupplementaryElementOfKind: key.kind ?? "", at: place.indexPath)
      precondition(
        made.poolKey != nil,
        """
        the view returned from collectionView(_:viewForSupplementaryElementOfKind:at:) (\(key.kind ?? "")) was \
        not retrieved by calling dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) or is nil
        """)
      return made
    case .decorationView:
      let kind = key.kind ?? ""
      if let nib = layout.decorationNibs[kind] {
        let made = nib.instantiate(withOwner: nil).lazy.compactMap {
          $0 as? UICollectionReusableView
        }
        guard let view = made.first else {
          preconditionFailure(
            "the nib registered for \(kind) must have one UICollectionReusableView")
        }
        return view
      }
      guard let type = layout.decorationClasses[kind] else {
        preconditionFailure("no class is registered for decoration views of kind \(kind)")
      }
      let key = ReuseKey.named("decoration", kind: kind)
      register(type, as: key)
      return dequeue(key, kind, kind)
    }
  }

  /// Puts a view among the others, by their numbers from back to front.
  private func insert(_ made: UICollectionReusableView, _ key: ElementKey) {
    guard let view else { return }
    put(made, at: made.ownAttributes?.zIndex ?? 0, in: holder(of: made) ?? view)
  }

  /// Puts a view behind those of a greater number; scrolling rows have none, which is 0.
  func put(_ made: UIView, at depth: Int, in holder: UIView) {
    let front = holder.subviews.first { other in
      if other === made { return false }
      if let element = other as? UICollectionReusableView {
        return (element.ownAttributes?.zIndex ?? 0) > depth
      }
      return depth < 0 && other is OrthogonalRow
    }
    if let front {
      holder.insertSubview(made, belowSubview: front)
    } else if holder.subviews.last !== made {
      holder.insertSubview(made, at: holder.subviews.count)
    }
  }

  private func layOutBackground(_ view: UICollectionView) {
    showListBackground(in: view)
    guard let background = view.backgroundView else { return }
    if background.frame != view.bounds { background.frame = view.bounds }
    let place = listBackdrop == nil ? 0 : 1
    if view.subviews.firstIndex(of: background) != place {
      view.insertSubview(background, at: place)
    }
  }

  /// Shows the colour behind the rows of a list: the layout's, or that of sections that are lists of one colour.
  private func showListBackground(in view: UICollectionView) {
    let color = (layout as? UICollectionViewCompositionalLayout)?.backdropColor
    guard color != nil || listBackdrop != nil else { return }
    let backdrop = listBackdrop ?? UIView()
    listBackdrop = backdrop
    backdrop.isUserInteractionEnabled = false
    if backdrop.backgroundColor !== color { backdrop.backgroundColor = color }
    if backdrop.frame != view.bounds { backdrop.frame = view.bounds }
    if view.subviews.first !== backdrop { view.insertSubview(backdrop, at: 0) }
  }

  // MARK: Prefetching

  /// Names the items of the next screen in the direction of scrolling.
  private func prefetch(in view: UICollectionView) {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource,
      let ahead = prefetch.screen(beyond: view.bounds)
    else { return }
    let paths = (layout.layoutAttributesForElements(in: ahead) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(ahead) }
      .map(\.indexPath)
    let (new, left) = prefetch.update(paths) { visible[ElementKey(.cell, nil, $0)] != nil }
    if !left.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: left) }
    if !new.isEmpty { source.collectionView(view, prefetchItemsAt: new) }
  }
}
