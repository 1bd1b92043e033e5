// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view of many items, placed by a layout. What a program may override stands here; the work is done
// in CollectionCore and the UICollectionView+….swift files beside this one.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitControls

/// Shows items of a data source where a layout puts them; only what is seen has views.
///
/// Data and layout are asked when the view is laid out. Whoever is wrong about the number of items stops
/// the program, as on iOS.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  package let collectionCore: CollectionCore

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionCore = CollectionCore(layout: layout)
    super.init(frame: frame)
    setUpCollection()
  }

  /// Stops the program, as on iOS: a collection view needs a layout. Subclasses may replace it.
  public override convenience init(frame: CGRect) {
    preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// A collection of a nib, with a flow layout unless that has another; see `UIView`.
  public required init?(coder: NSCoder) {
    collectionCore = CollectionCore(layout: UICollectionViewFlowLayout())
    super.init(coder: coder)
    setUpCollection()
    readNib(coder, as: UICollectionView.self)
  }

  // MARK: Roles

  /// Where the elements are. Setting it lays out anew at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { collectionCore.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Who hears of what happens; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionCore.delegate }
    set {
      let isOther = collectionCore.delegate !== newValue
      collectionCore.delegate = newValue
      if isOther { installMenus() }
    }
  }

  /// What opens the menus of items; nil where the delegate has none.
  open var contextMenuInteraction: UIContextMenuInteraction? { collectionCore.menus }

  /// Who has the data; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { collectionCore.forgetData() } }
  }

  /// Who hears of items that come next; not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items are prepared before they are seen; true by default. Here only
  /// `prefetchDataSource` hears of them.
  open var isPrefetchingEnabled = true

  /// When cells are asked anew for their sizes; `.enabled` by default.
  ///
  /// Partly: cells are asked when they are made, and when the layout is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Behind the items, as large as the view, and not scrolled; none by default.
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { collectionCore.placeBackground(oldValue) } }
  }

  // MARK: Registering and reusing

  /// Has cells of a name be of a class; nil takes the name back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collectionCore.register(cellClass, as: .named(identifier, kind: nil))
  }

  /// Has cells of a name be made of a nib with one cell; nil takes the name back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    collectionCore.pool.register(nib, as: .named(identifier, kind: nil))
  }

  /// Has supplementary views of a kind and name be made of a nib with one view; nil takes the name back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { collectionCore.pool.register(nib, as: .named(identifier, kind: kind)) }

  /// Has supplementary views of a kind and name be of a class; nil takes the name back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collectionCore.register(viewClass, as: .named(identifier, kind: elementKind))
  }

  /// A cell that left the screen, or a new one.
  ///
  /// - Precondition: its name was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionCore.dequeueCell(identifier)
  }

  /// A supplementary view that left the screen, or a new one.
  ///
  /// - Precondition: its name was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionCore.dequeue(.named(identifier, kind: elementKind), identifier, elementKind)
  }

  // MARK: Selection

  /// Whether items can be selected; true by default.
  open var allowsSelection = true {
    didSet { if !allowsSelection { collectionCore.selection.limit(to: 0) } }
  }

  /// Whether several items can be selected; false by default.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { collectionCore.selection.limit(to: 1) } }
  }

  /// Whether items can be selected while the collection is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether the focus of a keyboard selects what it comes to; false by default. Nothing is focused here.
  open var selectionFollowsFocus = false

  /// Whether several can be then; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the collection is edited: list cells show what is for that; false by default.
  open var isEditing = false {
    didSet { if oldValue != isEditing { editingChanged() } }
  }

  /// The items that are selected, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { collectionCore.selection.paths }

  /// Selects an item without telling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collectionCore.selection.set(false, indexPath, animated: animated)
  }

  // MARK: Data

  /// Whether an update was begun that isn't shown yet; here each is shown at once.
  open var hasUncommittedUpdates: Bool { collectionCore.batch != nil }

  /// Makes all anew from the data; the selection goes.
  open func reloadData() { collectionCore.reloadData() }

  /// How many sections there are.
  open var numberOfSections: Int { collectionCore.currentCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = collectionCore.currentCounts
    precondition(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) sections"
    )
    return counts[section]
  }

  // MARK: Finding elements

  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionCore.prepareIfNeeded()
    return collectionCore.layout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view is.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionCore.prepareIfNeeded()
    return collectionCore.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { collectionCore.item(at: point) }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collectionCore.indexPath(of: cell)
  }

  /// The place of a supplementary view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { collectionCore.indexPath(of: supplementaryView) }

  /// The cell of an item; nil where it isn't shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collectionCore.visible[ElementKey(.cell, nil, indexPath)] as? UICollectionViewCell
  }

  /// The cells that are shown, in the order of the data.
  open var visibleCells: [UICollectionViewCell] {
    collectionCore.visibleKeys.compactMap { collectionCore.visible[$0] as? UICollectionViewCell }
  }

  /// The items that are shown, in the order of the data.
  open var indexPathsForVisibleItems: [IndexPath] {
    collectionCore.visibleKeys.filter(\.isCell).map(\.indexPath)
  }

  /// The supplementary view of a kind; nil where it isn't shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collectionCore.visible[ElementKey(.supplementaryView, elementKind, indexPath)]
  }

  /// The supplementary views of a kind that are shown.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    collectionCore.supplementaryKeys(elementKind).compactMap { collectionCore.visible[$0] }
  }

  /// The places of the supplementary views of a kind that are shown.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collectionCore.supplementaryKeys(elementKind).map(\.indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    collectionCore.scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Sections have come; the numbers count in the data as it is now.
  open func insertSections(_ sections: IndexSet) {
    collectionCore.change { $0.insertedSections.append(contentsOf: sections) }
  }

  /// Sections have gone; the numbers count in the data as it was.
  open func deleteSections(_ sections: IndexSet) {
    collectionCore.change { $0.deletedSections.append(contentsOf: sections) }
  }

  /// A section has gone elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collectionCore.change { $0.movedSections.append((section, newSection)) }
  }

  /// Sections are to be made anew.
  open func reloadSections(_ sections: IndexSet) {
    collectionCore.change { $0.reloadedSections.append(contentsOf: sections) }
  }

  /// Items have come; the paths count in the data as it is now.
  open func insertItems(at indexPaths: [IndexPath]) {
    collectionCore.change { $0.insertedItems.append(contentsOf: indexPaths) }
  }

  /// Items have gone; the paths count in the data as it was.
  open func deleteItems(at indexPaths: [IndexPath]) {
    collectionCore.change { $0.deletedItems.append(contentsOf: indexPaths) }
  }

  /// An item has gone elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collectionCore.change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Items are to be made anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    collectionCore.change { $0.reloadedItems.append(contentsOf: indexPaths) }
  }

  /// The cells of items are to be filled anew, and stay the same views.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    collectionCore.change { $0.reconfiguredItems.append(contentsOf: indexPaths) }
  }

  /// Makes several changes at once, animated; `completion` hears when that is over.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { collectionCore.performUpdates($0, completion) }
  }

  /// Makes several changes at once, animated; `completion` hears when that is over.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    collectionCore.performUpdates(updates, completion)
  }

  // MARK: Layouts

  /// Puts another layout in place.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Puts another layout in place; `completion` hears when that is over.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionCore.replaceLayout(layout, animated, completion)
  }

  /// Puts a layout in place that leads to another one as far as its `transitionProgress` says; `completion` hears at
  /// the end whether the animation came to its end, and whether the other layout was reached.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { collectionCore.startTransition(to: layout, completion) }

  /// Goes on to the layout that a transition leads to.
  open func finishInteractiveTransition() { collectionCore.endTransition(isReached: true) }

  /// Goes back to the layout that a transition began from.
  open func cancelInteractiveTransition() { collectionCore.endTransition(isReached: false) }

  // MARK: Moving by hand

  /// Begins to move an item by hand, if the data source lets it be moved; returns whether it does.
  ///
  /// Until the move ends the item and those between its old and new place are shown in their new order, and index
  /// paths of the layout are those of that order. The data source is called at the end. Other changes of the data
  /// cancel the move.
  ///
  /// Partly: the content isn't scrolled while an item is held at an edge of the view.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    collectionCore.beginMove(indexPath)
  }

  /// Moves the middle of the item that is held to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    collectionCore.moves.move(to: targetPosition)
  }

  /// Puts the item that is held down at its new place: the data source gets `moveItemAt`.
  open func endInteractiveMovement() { collectionCore.moves.end(isCancelled: false) }

  /// Puts the item that is held back where it was.
  open func cancelInteractiveMovement() { collectionCore.moves.end(isCancelled: true) }

  // MARK: Of views

  /// Tells the layout of another size or place before it is taken.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let context = collectionCore.context(forBoundsChange: newValue)
      super.bounds = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }

  /// Tells the layout of another size before it is taken.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let context = collectionCore.context(
        forBoundsChange: CGRect(origin: super.bounds.origin, size: newValue.size))
      super.frame = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }

  /// Shows what is to be seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionCore.layOut()
  }

  @_spi(Mica) public override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionCore.layout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  /// A finger highlights the item that it is on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    _ = collectionCore.selection.fingerCame(touches)
  }

  /// A finger selects the item that it was on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    _ = collectionCore.selection.fingerLeft(touches)
  }

  /// A finger that something else has taken highlights nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = collectionCore.selection.unhighlight()
  }
}
