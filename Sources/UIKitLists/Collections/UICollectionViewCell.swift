// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A cell of a collection.

import CoreGraphics
public import Foundation

/// The view of an item. What it shows goes into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What a drag does with a cell.
  public enum DragState: Int, Sendable {
    /// It isn't dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// Called when the state of a cell has changed.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  private var ownContentView = UIView()
  var configured = CellConfigurations()
  /// What a storyboard has happen when the item is chosen.
  package var selectionSegue: (() -> Void)?

  /// A cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  /// A cell from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    readNib(coder, as: UICollectionViewCell.self)
  }

  // MARK: Content

  /// What holds the content, as large as the cell. A content configuration replaces it.
  open var contentView: UIView { ownContentView }

  /// Behind the content; none by default.
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { placeBackgrounds(oldValue) } }
  }

  /// Behind the content and before `backgroundView` while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet { if oldValue !== selectedBackgroundView { placeBackgrounds(oldValue) } }
  }

  // MARK: State

  /// Whether the cell's item is selected.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateChanged() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateChanged() } }
  }

  /// Called when a drag has changed what it does with the cell; does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The cell's state, by which configurations choose their looks.
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.isDue = true
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

  /// What the cell shows, as a value; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration is updated for each state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// What is behind the content, as a value, in place of the background views; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }

  /// Whether the background configuration is updated for each state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background that the cell has by default; nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Layout

  /// The size that the content asks for, where the layout leaves it open.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfDue()
    return fittedAttributes(layoutAttributes, content: ownContentView)
  }

  /// Places background and content.
  open override func layoutSubviews() {
    updateConfigurationIfDue()
    super.layoutSubviews()
    layOutParts()
  }

  /// The cell is as it was made, but for what the program has put into it.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  func replaceContentView(with view: UIView) {
    let old = ownContentView
    ownContentView = view
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    setNeedsLayout()
  }

  /// Places the content; subclasses leave room for what is beside it.
  func layOutParts() {
    if let background = configured.backgroundView { place(background, in: bounds) }
    if let backgroundView { place(backgroundView, in: bounds) }
    if let selectedBackgroundView { place(selectedBackgroundView, in: bounds) }
    place(ownContentView, in: contentFrame)
  }

  /// Where the content goes.
  var contentFrame: CGRect { bounds }

  private func place(_ view: UIView, in frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }
}
