// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows, one below the other, of which only those that are seen have views. What a program may override
// stands here; the work is done in the UITableView+….swift files beside this one.

public import CoreGraphics
public import Foundation

/// A scroll view that shows sections of rows.
///
/// The data source is asked for numbers when the table is first laid out or asked about, and again after
/// `reloadData()`. Heights are asked for when a row comes near; until then they are estimates (`FACTS_UIKIT`
/// d.15).
///
/// Whether a data source leaves a method out can't be seen here. So rows can be deleted unless
/// `canEditRowAt` says no, and moved only where `canMoveRowAt` says yes or the cell shows its control.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  package let table = TableCore()

  /// A table with a frame in the superview's space, in a style for good.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    style = Self.nibStyle(coder)
    super.init(coder: coder)
    setUpTable()
    readNib(coder, as: UITableView.self)
  }

  /// How sections look.
  open private(set) var style: Style

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataChanged() } }
  }

  /// Who decides on looks and hears of taps, and of scrolling.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      core.delegate = delegate
      if delegate !== oldValue {
        heightsChanged()
        installMenus()
      }
    }
  }

  /// What opens the menus of rows; nil where the delegate has none.
  open var contextMenuInteraction: UIContextMenuInteraction? { table.menus }

  /// Who hears of rows that will soon be seen.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told; true by default.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows in points; `automaticDimension`, the default, is that of their content. A
  /// delegate's `heightForRowAt` comes first.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      own(.rowHeight)
      heightsChanged()
    }
  }

  /// The height of headers; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of footers; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// What rows are taken to be high until they come near; `automaticDimension`, the default, is
  /// `rowHeight`, or 44. 0 has every height asked for at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// Kept; heights of headers are always asked for at once.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// Kept; heights of footers are always asked for at once.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The room above headers of a plain table; `automaticDimension`, the default, is 22 points
  /// (FACTS_UIKIT d.15), and none in groups.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// What empty rows below the last one are high in a plain table; `automaticDimension` is that of rows.
  /// 0, the default, is taken for it too.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// When self-sizing rows follow their content; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks

  /// What separators leave free at both ends; 16 points on the left by default, 20 where the table is 414
  /// points wide or more (FACTS_UIKIT d.15).
  open var separatorInset: UIEdgeInsets {
    get { table.separatorInset ?? automaticSeparatorInset }
    set {
      own(.separatorInset)
      table.separatorInset = newValue
      setNeedsLayout()
    }
  }

  /// What `separatorInset` counts from; the cell's edges by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }

  /// Whether there are lines between rows; `singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { heightsChanged() }
  }

  /// The lines' colour; `separator` by default, also after nil.
  open var separatorColor: UIColor! {
    get { table.separatorColor ?? .separator }
    set {
      own(.separatorColor)
      table.separatorColor = newValue
      setNeedsLayout()
    }
  }

  /// Whether the content of wide tables keeps to a readable width; false by default.
  ///
  /// Partly: kept, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether content keeps out of the safe area at the sides; true by default.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// A view behind the rows, as large as the table; none by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// A view above the first section, as wide as the table; its height is its own. None by default.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }

  /// A view below the last section, as wide as the table; its height is its own. None by default; a table
  /// that has one shows no empty rows below it.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }

  /// The colour behind the rows: that of systems' backgrounds by default.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }

  // MARK: The index

  /// The fewest rows with which the index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The colour of the index; nil, the default, is the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet {
      own(.sectionIndexColor)
      setNeedsLayout()
    }
  }
  /// The colour behind the index; nil, the default, is none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      own(.sectionIndexBackgroundColor)
      setNeedsLayout()
    }
  }
  /// The colour behind the index while it is touched; nil, the default, is none.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { own(.sectionIndexTrackingBackgroundColor) }
  }

  /// Asks for the index's titles again.
  open func reloadSectionIndexTitles() {
    table.indexTitles = nil
    setNeedsLayout()
  }

  // MARK: Numbers and places

  /// How many sections there are.
  open var numberOfSections: Int { currentMap.sections }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    let map = currentMap
    return section >= 0 && section < map.sections ? map.rows(in: section) : 0
  }

  /// A section's rectangle with its header and footer; empty for one that isn't there.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The rectangle of a section's header.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(ofElement: .header(section)) }

  /// The rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(ofElement: .footer(section)) }

  /// A row's rectangle; empty for one that isn't there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofElement: .row(indexPath)) }

  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    findRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0)).first
  }

  /// The row of a cell that is shown.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.path(of: cell) }

  /// The rows that a rectangle touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findRows(in: rect) }

  /// The cell of a row that is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tileIfNeeded()
    return table.cells[indexPath]
  }

  /// The cells that are shown, from above.
  open var visibleCells: [UITableViewCell] {
    tileIfNeeded()
    return table.visiblePaths.compactMap { table.cells[$0] }
  }

  /// The rows that are shown, from above.
  open var indexPathsForVisibleRows: [IndexPath]? {
    tileIfNeeded()
    return table.visiblePaths
  }

  /// The header of a section, where it is shown and of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tileIfNeeded()
    return table.edges[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, where it is shown and of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tileIfNeeded()
    return table.edges[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls a row to a place.
  ///
  /// - Precondition: there is such a row; the row may be `NSNotFound`, for the section's beginning.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { showRow(indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls the selected row to a place.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    showRow(path, at: scrollPosition, animated: animated)
  }

  /// The size of all rows, headers and footers.
  open override var contentSize: CGSize {
    get {
      loadContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // MARK: Changes

  /// Asks the data source for everything again. Nothing is selected any more.
  open func reloadData() { dataChanged() }

  /// Begins a group of changes that are animated together; groups may lie in each other.
  open func beginUpdates() { beginChanges() }

  /// Ends a group of changes, and shows them.
  ///
  /// - Precondition: the data source's numbers are those from before, changed as was said.
  open func endUpdates() { endChanges() }

  /// Makes changes that are animated together.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    change(updates, completion)
  }

  /// Makes changes that are animated together.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { change({ updates?() }, completion) }

  /// Shows new sections; numbers are those after the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insert(sections: sections, animation) }
  }

  /// Takes sections away; numbers are those before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.delete(sections: sections, animation) }
  }

  /// Shows sections again with new cells.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reload(sections: sections, animation) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.move(section: section, to: newSection) }
  }

  /// Shows new rows; paths are those after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insert(rows: indexPaths, animation) }
  }

  /// Takes rows away; paths are those before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.delete(rows: indexPaths, animation) }
  }

  /// Shows rows again with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reload(rows: indexPaths, animation) }
  }

  /// Has the data source fill the cells of rows again that are shown, without making them anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.move(row: indexPath, to: newIndexPath) }
  }

  /// Whether changes are under way that the data source may not know of yet.
  open var hasUncommittedUpdates: Bool { table.changes != nil }

  // MARK: Editing

  /// Whether rows show what deletes and moves them; false by default.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has rows show what deletes and moves them, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: Selection

  /// Whether a tap selects a row; true by default.
  open var allowsSelection = true
  /// Whether a tap selects a row while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether the focus of a keyboard selects what it comes to; false by default. Nothing is focused here.
  open var selectionFollowsFocus = false
  /// Whether several rows may be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether several rows may be selected while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsLayout() } }

  /// The first of the selected rows in the order of their selection.
  open var indexPathForSelectedRow: IndexPath? { table.selection.paths.first }

  /// The selected rows in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selection.paths.isEmpty ? nil : table.selection.paths
  }

  /// Selects a row, in place of others unless several may be; nil deselects all. The delegate isn't told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row; the delegate isn't told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selection.set(false, indexPath, animated: animated)
  }

  // MARK: Cells

  /// A cell for reuse, or a new one of the registered class; nil where nothing was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// A cell for reuse, or a new one of the registered class.
  ///
  /// - Precondition: a class was registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { requireCell(identifier) }

  /// A header or footer for reuse, or a new one of the registered class; nil where nothing was registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { takeHeaderFooter(identifier) }

  /// Has cells of an identifier be made of a class; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Has headers and footers of an identifier be made of a class; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooters(aClass, identifier)
  }

  /// Has cells of an identifier be made of a nib with one cell; nil forgets it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    table.cellPool.register(nib, as: .named(identifier, kind: nil))
  }

  /// Has headers and footers of an identifier be made of a nib with one view; nil forgets it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.headerFooterPool.register(nib, as: .named(identifier, kind: nil))
  }

  // MARK: As a scroll view

  open override func layoutSubviews() {
    tile()
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// Drags take fingers away from controls in cells, too (FACTS_UIKIT c.4).
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !table.selection.fingerCame(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if table.selection.highlighted == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !table.selection.fingerLeft(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !table.selection.unhighlight() { super.touchesCancelled(touches, with: event) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    {
      heightsChanged()
    }
  }
}
