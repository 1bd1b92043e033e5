// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What says where the elements of a collection view are. What layouts override stands here.

public import CoreGraphics
public import Foundation

/// An abstract layout; subclasses say where the elements are. A layout belongs to one collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view whose elements are placed.
  open var collectionView: UICollectionView? { shownIn }
  weak var shownIn: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]

  /// A layout.
  public override init() { super.init() }

  /// A layout from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Classes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Has the view lay out anew: `prepare()` is called before it asks again.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has the view lay out anew what a context names; here all.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.collectionCore.invalidate(self, with: context)
  }

  /// Called with the class of a decoration before any of it is made.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  /// Called with the nib of a decoration before any of it is made.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  // MARK: What subclasses say

  /// Called before the view asks, when the layout was invalidated.
  open func prepare() {}

  /// The elements that reach into a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item is.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration is.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout depends on what is seen, or on the view's size; false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of bounds makes stale.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateEverything = true
    return context
  }

  /// Whether the size that a cell asks for matters; false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the size that a cell asks for makes stale.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Where the content comes to rest after a drag; where it would by itself.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after an update or a change of layouts; where it was.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The direction that the layout was written for; from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored where interfaces run from right to left; false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before the view asks where elements come from and go to.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when the animation of an update was set up.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change in an animation; not here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the bounds have changed in an animation; not here.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when a change of layouts was set up.
  open func finalizeLayoutTransition() {}

  /// Where a new item comes from: its place, invisible; for one that was there, where it was.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.cell, nil, itemIndexPath)
  }

  /// Where an item goes that was deleted: its place, invisible; for one that stays, where it will be.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.cell, nil, itemIndexPath)
  }

  /// Where a new supplementary view comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// Where a supplementary view goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.supplementaryView, elementKind, elementIndexPath)
  }

  /// Where a new decoration comes from.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// Where a decoration goes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.decorationView, elementKind, decorationIndexPath)
  }

  /// Supplementary views that go in an update beside those of deleted sections; none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decorations that go in an update; none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that come in an update beside those of new sections; none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decorations that come in an update; none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving by hand

  /// The place that an item takes while it is held at a point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// How an item looks while it is held at a point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let held = layoutAttributesForItem(at: indexPath)?.copied ?? makeAttributes(indexPath)
    held.center = position
    held.orthogonal = nil
    held.zIndex = Int.max
    return held
  }

  /// What a new position of held items makes stale: nothing but what the context names.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What the end of a move by hand makes stale.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Of our own

  /// Whether cells are asked for their sizes.
  var asksForSizes: Bool { true }

  /// Called when the counts of the data were read anew.
  func dataChanged() {}
}

extension UICollectionViewLayout {
  /// A context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    // swift-format-ignore: NeverForceUnwrap
    return type.makeObject() as! UICollectionViewLayoutInvalidationContext
  }

  /// Attributes of the layout's class.
  func makeAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    // swift-format-ignore: NeverForceUnwrap
    let made = type.makeObject() as! UICollectionViewLayoutAttributes
    made.indexPath = path
    return made
  }

  /// Attributes of a supplementary view or decoration.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(path)
    made.representedElementCategory = category
    made.representedElementKind = kind
    return made
  }

  /// Where an element is by the layout.
  func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: kind ?? "", at: path)
    }
  }

  private func initialAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let update = collectionView?.collectionCore.update else {
      return attributes(category, kind, path)?.copied
    }
    let key = ElementKey(category, kind, path)
    if let old = update.oldKey(for: key) {
      let place = update.before[old]?.copied
      // A view that is asked for its size from there is asked for the element as it is now.
      place?.indexPath = path
      return place
    }
    let new = attributes(category, kind, path)?.copied
    new?.alpha = 0
    return new
  }

  private func finalAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let update = collectionView?.collectionCore.update else {
      return attributes(category, kind, path)?.copied
    }
    let key = ElementKey(category, kind, path)
    if let new = update.newKey(for: key),
      let place = attributes(category, kind, new.indexPath)
    {
      return place.copied
    }
    let old = update.before[key]?.copied
    old?.alpha = 0
    return old
  }
}

/// What of a layout is stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all is.
  open internal(set) var invalidateEverything = false
  /// Whether the data has changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is moved at the same time; not at all by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows at the same time; not at all by default.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are moved by hand, where they were before; nil for none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that are moved by hand, where they are now; nil for none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point at which items are held, in the content; 0, 0 for none.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// The size that cells have asked for, by item.
  var preferred: [(path: IndexPath, kind: String?, size: CGSize)] = []

  /// A context in which nothing is stale.
  public override init() { super.init() }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decorations.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}
