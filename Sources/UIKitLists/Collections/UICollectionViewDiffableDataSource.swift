// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A data source of a collection whose data are snapshots.

public import Foundation
internal import MicaRaster

/// Has the data of a collection as a snapshot, and animates from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives a header, footer or the like.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What is done with items that are moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data change.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data have changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }

  /// What is done when items of an outline are opened and closed.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is in an item when that is opened.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// No handlers.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Gives headers, footers and the like; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is done with items that are moved by hand; without `canReorderItem` none is.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is done when items of an outline are opened and closed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// A data source of a collection, which it becomes at once.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The data.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current.settled }

  /// Puts other data in place, animated unless told otherwise; `completion` hears when that is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
    take(snapshot, animated: animatingDifferences, completion)
  }

  /// Puts other data in place without comparing them.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collectionView?.reloadData()
    completion?()
  }

  /// Puts other data in place.
  ///
  /// - Returns: when they are shown.
  @MainActor
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Puts the items of a section in place, as an outline. The section is added where there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.list.replaceItems(
      ofSection: next.list.position(ofSection: section), with: snapshot.visibleItems)
    take(next, animated: animatingDifferences, completion)
  }

  /// The items of a section, as an outline.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var made = SectionSnapshot()
    if current.indexOfSection(section) != nil {
      made.append(current.itemIdentifiers(inSection: section))
    }
    return made
  }

  private func take(_ new: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    let old = current
    current = new
    guard let collectionView else {
      completion?()
      return
    }
    let changes = ListChanges(from: old, to: new)
    current.changed = ChangedIdentifiers()
    let body = { collectionView.collectionCore.perform(changes) { _ in completion?() } }
    if animated { body() } else { UIView.performWithoutAnimation(body) }
  }

  // MARK: Places

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.list.items[section].count }

  /// The cell that the provider gives.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the cell provider returned nil for index path \(indexPath)") }
    cell.configured.isExpanded = isOutlineOpen(at: indexPath)
    return cell
  }

  /// The view that the provider gives.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("the supplementary view provider returned nil for kind \(kind)")
    }
    return view
  }

  /// Whether an item may be moved by hand.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// An item was moved by hand: the snapshot is the new order, between the calls of the handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath) else { return }
    var (old, new) = (snapshot(), snapshot())
    new.list.remove([item])
    new.list.insert(
      [item], inSection: destinationIndexPath.section, at: destinationIndexPath.item)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    for place in [sourceIndexPath, destinationIndexPath] {
      let section = new.list.sections[place.section]
      if outlines.removeValue(forKey: section)?.isFlat == false {
        Unsupported.note("items of outlines that are moved by hand", of: collectionView)
      }
    }
    reorderingHandlers.didReorder?(transaction)
  }

  /// None.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

extension UICollectionViewDiffableDataSource: KeepsOutlines {
  func isOutlineOpen(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path[0]) else {
      return false
    }
    return outline(of: section)?.isExpanded(item) ?? false
  }

  func toggleOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path[0]),
      var outline = outline(of: section)
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let filled = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: filled)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    tellExpanded(path, outline.isExpanded(item))
  }

  private func outline(of section: SectionIdentifierType) -> SectionSnapshot? {
    outlines[section]
  }

  private func tellExpanded(_ path: IndexPath, _ isExpanded: Bool) {
    guard let cell = collectionView?.cellForItem(at: path) else { return }
    cell.configured.isExpanded = isExpanded
    cell.setNeedsUpdateConfiguration()
  }
}

/// What was changed by moving items by hand.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The data before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The data after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What leads from the items before to those after.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
  /// The changes of each section that changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let before =
        initialSnapshot.indexOfSection(section) == nil
        ? [] : initialSnapshot.itemIdentifiers(inSection: section)
      let after = finalSnapshot.itemIdentifiers(inSection: section)
      return before == after
        ? nil
        : NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, before: before, after: after)
    }
  }
}

/// What was changed in one section by moving items by hand.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What leads from the items before to those after.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    sectionIdentifier: SectionIdentifierType, before: [ItemIdentifierType],
    after: [ItemIdentifierType]
  ) {
    self.sectionIdentifier = sectionIdentifier
    (initialSnapshot, finalSnapshot) = (Self.snapshot(before), Self.snapshot(after))
    difference = after.difference(from: before)
  }

  private static func snapshot(
    _ items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(items)
    return snapshot
  }
}
