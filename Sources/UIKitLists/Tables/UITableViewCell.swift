// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of a table. What a program may override stands here.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A row: its content, what stands at its ends, and how it shows that it is selected.
///
/// Subviews belong into `contentView`. Constraints in a cell are solved apart from those around it.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  package let core: CellCore
  var hasOwnBackground = false

  /// A cell, 320 × 44 points large until a table places it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    core = CellCore(style: style)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  /// A cell of the default style with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell of a nib; see `UIView`.
  public required init?(coder: NSCoder) {
    core = CellCore(style: Self.nibStyle(coder))
    super.init(coder: coder)
    setUpCell()
    readNib(coder, as: UITableViewCell.self)
  }

  @_spi(Mica) public override var isLayoutIsland: Bool { true }

  /// Under which name the table uses the cell again; nil for never.
  open package(set) var reuseIdentifier: String?

  /// Called before the cell is used for another row; overriding methods call it.
  open func prepareForReuse() { core.reset(self) }

  // MARK: Content

  /// The view that holds the content.
  open var contentView: UIView { core.contentView }

  /// The text; it is made when it is first asked for.
  open var textLabel: UILabel? { core.textLabel(in: self) }

  /// The other text; nil in the default style.
  open var detailTextLabel: UILabel? { core.detailLabel(in: self) }

  /// The image at the left; it is made when it is first asked for.
  open var imageView: UIImageView? { core.imageView(in: self) }

  /// How far `indentationLevel`s are apart; 10 points by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// How many steps the content stands further to the right; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  // MARK: Configurations

  /// Sets a cell's configurations for its state. (Without Apple's isolation: the compiler would mix up two
  /// forms of it.)
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The cell's state, by which configurations choose their looks.
  open var configurationState: UICellConfigurationState { core.state(of: self) }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    core.isUpdateDue = true
    setNeedsLayout()
  }

  /// Called when the state has changed; the base calls `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Called when the state has changed; none by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A content as the cell's style has it, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { core.standardContent }

  /// What the cell shows, as a value, in place of the content view and its labels; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { core.content }
    set { core.setContent(newValue, in: self) }
  }

  /// Whether the content configuration is updated for each state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// A background as cells have it by default; nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What is behind the content, as a value; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { core.background }
    set { core.setBackground(newValue, in: self) }
  }

  /// Whether the background configuration is updated for each state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: Backgrounds

  /// The colour behind everything; by default that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      super.backgroundColor = newValue
    }
  }

  /// A view behind the content, as large as the cell; none by default.
  open var backgroundView: UIView? { didSet { core.replaceBackground(oldValue, in: self) } }
  /// A view behind the content while the cell is selected; none by default, then it is grey.
  open var selectedBackgroundView: UIView? {
    willSet { core.dropSelectionFill() }
    didSet { core.showState(of: self) }
  }
  /// A view behind the content while several rows are selected; none by default.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

  /// How the cell shows that it is selected; `default` by default.
  open var selectionStyle = SelectionStyle.default { didSet { core.showState(of: self) } }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { core.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { core.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    core.isSelected = selected
    core.showState(of: self, animated: animated)
  }

  /// Shows the cell as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    core.isHighlighted = highlighted
    core.showState(of: self, animated: animated)
  }

  // MARK: Ends

  /// What stands at the right edge; nothing by default.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view in place of `accessoryType`'s; none by default.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// What stands at the right edge while the table is edited; nothing by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// A view in place of `editingAccessoryType`'s; none by default.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

  /// What separator and selection leave free; that of the table unless set.
  open var separatorInset: UIEdgeInsets {
    get { core.separatorInset ?? core.place.separatorInset }
    set {
      own(.separatorInset)
      core.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows what deletes and moves it.
  open var isEditing: Bool {
    get { core.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has the cell show what deletes and moves it, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { core.edit(editing, animated, in: self) }

  /// What can be done to the row, as the delegate says.
  open var editingStyle: EditingStyle { core.editingStyle(of: self) }

  /// Whether the row shows what moves it, while the table is edited; false by default.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }

  /// Whether the content moves to the right while the table is edited; true by default.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

  /// Whether the row's buttons are seen.
  open var showingDeleteConfirmation: Bool { core.table?.table.swipes.row?.cell === self }

  /// Whether the focus changes the cell's looks; there is no focus here.
  open var focusStyle = UITableViewCell.FocusStyle.default

  /// Whether a dragged cell takes touches. Kept, without effect.
  open var userInteractionEnabledWhileDragging = false

  /// Called when another state begins to be shown.
  open func willTransition(to state: StateMask) {}

  /// Called when another state is shown.
  open func didTransition(to state: StateMask) {}

  /// Called when the cell is dragged. Never called here.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  open override func layoutSubviews() {
    core.updateConfiguration(of: self)
    core.placeParts(of: self)
    super.layoutSubviews()
  }

  /// The size of the content: 44 points high at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    core.standardSize(of: self, in: size)
  }

  /// The size that the content's constraints ask for, or the labels; see `UIView`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if core.isConstrained(self) {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return core.fittedSize(
      of: self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UITableViewCell {
  /// How a cell looks with the focus; there is no focus here.
  public enum FocusStyle: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// As the cell draws it.
    case custom = 1
  }

  /// `init(style:reuseIdentifier:)` of the receiving class.
  package convenience init(ofDynamicClass style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A new cell of the class that this is called on; see UIView+Creation.swift.
  @_silgen_name("$s5UIKit15UITableViewCellC14ofDynamicClass15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
  package final class func makeCell(
    style: CellStyle, reuseIdentifier: __owned String?
  ) -> UITableViewCell
}
