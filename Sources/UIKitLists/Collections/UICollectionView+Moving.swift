// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items that are moved by hand. While one is held the layout's index paths are positions in the order that is shown,
// and the data source is asked with the paths that the data still have.

import CoreGraphics
import Foundation
internal import MicaRuntime

extension UICollectionView: MoveHost {
  /// Recognizes drags of handles from the first cell on that has one.
  func installMoves() { collectionCore.moves.attach(to: self) }

  func moveElement(at point: CGPoint, onGrip: Bool) -> (path: IndexPath, view: UIView)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    if onGrip {
      guard let row = cell as? UICollectionViewListCell, row.holdsGrip(convert(point, to: row))
      else { return nil }
    }
    return collectionCore.canMove(path) ? (path, cell) : nil
  }

  /// A row that is held by its handle keeps to its column.
  func moveCenter(_ held: HeldElement, _ wanted: CGPoint) -> CGPoint {
    held.isOnGrip ? CGPoint(x: held.center.x, y: wanted.y) : wanted
  }

  func moveProposal(_ held: HeldElement) -> IndexPath? {
    collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: held.target, withPosition: held.center)
  }

  func moveTarget(_ held: HeldElement, proposed: IndexPath) -> IndexPath? {
    let agreed =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: held.origin,
        atCurrentIndexPath: held.target, toProposedIndexPath: proposed) ?? proposed
    return collectionCore.holds(agreed, beside: held.target) ? agreed : nil
  }

  func moveLooks(_ held: HeldElement, isHeld: Bool) {
    (held.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  func moveChanged(_ held: HeldElement, from old: IndexPath) {
    collectionCore.follow(held, from: old)
  }

  func moveEnded(_ held: HeldElement, isCancelled: Bool) {
    collectionCore.put(held, isCancelled: isCancelled)
  }
}

extension CollectionCore {
  /// Whether an item can be moved: as its data source says, which must have a method for moves. Where it isn't known
  /// what the source has, it is asked.
  func canMove(_ path: IndexPath) -> Bool {
    guard let view, let source = view.dataSource, holds(path) else { return false }
    if OptionalMethods.implements(Self.moveSelector, source) == false { return false }
    return source.collectionView(view, canMoveItemAt: path)
  }

  private static let moveSelector = Selector("collectionView:moveItemAtIndexPath:toIndexPath:")

  func beginMove(_ path: IndexPath) -> Bool {
    guard let view, moves.held == nil, canMove(path) else { return false }
    layOut()
    guard let cell = view.cellForItem(at: path) else { return false }
    moves.host = view
    moves.begin(path, cell)
    return true
  }

  /// Which item of the data is shown at a position of the layout.
  func dataPath(at position: IndexPath) -> IndexPath { moves.held?.path(at: position) ?? position }

  /// Whether an item that is taken from a position can go to another one: the end of another section counts.
  func holds(_ path: IndexPath, beside held: IndexPath) -> Bool {
    if holds(path) { return true }
    guard path.count == 2, path.section != held.section else { return false }
    return currentCounts.indices.contains(path.section) && path.item == currentCounts[path.section]
  }

  func isHeld(_ key: ElementKey) -> Bool {
    guard let held = moves.held else { return false }
    return key.isCell && key.indexPath == held.target
  }

  /// Where the held item is shown.
  var heldPlace: UICollectionViewLayoutAttributes? {
    guard let held = moves.held else { return nil }
    let place = layout.layoutAttributesForInteractivelyMovingItem(
      at: held.target, withTargetPosition: held.center)
    return place.isSane ? place : nil
  }

  /// Shows the held item at its place at once.
  func placeHeld() {
    guard let place = heldPlace, visible[ElementKey(place)] != nil else { return }
    UIView.performWithoutAnimation { show(ElementKey(place), place) }
  }

  func follow(_ held: HeldElement, from old: IndexPath) {
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [held.target], withTargetPosition: held.center,
      previousIndexPaths: [old], previousPosition: held.view.center)
    guard old == held.target else { return shift(from: old, to: held.target, context) }
    layout.invalidateLayout(with: context)
    prepareIfNeeded()
    placeHeld()
  }

  /// Has an item and those between two positions take their new places.
  private func shift(
    from old: IndexPath, to new: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let view, !isDataStale, update == nil else { return }
    let (before, counts) = (shownPlaces(view), currentCounts)
    recount(from: old, to: new)
    var changes = ListChanges()
    changes.movedItems = [(old, new)]
    show(CollectionUpdate(match(changes, counts), before: before), context, nil)
  }

  /// Puts an item down that was held.
  func put(_ held: HeldElement, isCancelled: Bool) {
    guard let view else { return }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? held.origin : held.target],
      previousIndexPaths: [held.origin], movementCancelled: isCancelled)
    if held.target != held.origin {
      if isCancelled { return shift(from: held.target, to: held.origin, context) }
      view.dataSource?.collectionView(view, moveItemAt: held.origin, to: held.target)
    }
    layout.invalidateLayout(with: context)
    guard !isDataStale else { return }
    UIView.animateTouchably(withDuration: Self.updateDuration) { self.layOut() }
  }
}
