// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A data source of a table whose data are snapshots.

public import Foundation

/// Has the data of a table as a snapshot, and animates from one to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// How rows come and go; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// A data source of a table, which it becomes at once.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
    let old = current
    let new = snapshot.settled
    guard let tableView else {
      current = new
      completion?()
      return
    }
    let changes = ListChanges(from: old, to: snapshot)
    let isAnimated = animatingDifferences && tableView.window != nil
    let animation = isAnimated ? defaultRowAnimation : .none
    let body = {
      tableView.performBatchUpdates(
        {
          self.current = new
          tableView.take(changes, with: animation)
        }, completion: { _ in completion?() })
    }
    if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
    if !changes.reconfiguredItems.isEmpty {
      // Rows that are filled anew may have moved.
      let items = changes.reconfiguredItems.compactMap { path -> IndexPath? in
        indexPath(for: old.list.items[path.section][path.item])
      }
      tableView.reconfigureRows(at: items)
    }
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

  /// Puts other data in place without comparing them.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  // MARK: Places

  /// The item of a row; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The row of an item; nil where it isn't there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section of a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The number of a section; nil where it isn't there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: As a data source

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.list.items[section].count
  }

  /// The cell that the provider gives.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      preconditionFailure(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  /// None.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// None.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// False: rows are edited where a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// False.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// None.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Adds the changes between two snapshots to the open group of changes.
  func take(_ changes: ListChanges, with animation: RowAnimation) {
    let (deleted, inserted) = (changes.deletedSections, changes.insertedSections)
    if !deleted.isEmpty { deleteSections(IndexSet(deleted), with: animation) }
    if !inserted.isEmpty { insertSections(IndexSet(inserted), with: animation) }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    if !changes.deletedItems.isEmpty { deleteRows(at: changes.deletedItems, with: animation) }
    if !changes.insertedItems.isEmpty { insertRows(at: changes.insertedItems, with: animation) }
    for move in changes.movedItems { moveRow(at: move.from, to: move.to) }
    let reloaded = changes.reloadedSections
    if !reloaded.isEmpty { reloadSections(IndexSet(reloaded), with: animation) }
    if !changes.reloadedItems.isEmpty { reloadRows(at: changes.reloadedItems, with: animation) }
  }
}
