// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds and choices of tables.

public import CoreGraphics
public import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section is seen.
    case plain = 0
    /// Groups of rows from edge to edge, with room between them.
    case grouped = 1
    /// Groups with rounded corners, away from the table's edges.
    case insetGrouped = 2
  }

  /// Where a row is put by scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least scrolling puts it.
    case none = 0
    /// At the upper edge.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the lower edge.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from the right, and go there.
    case right = 1
    /// They come from the left, and go there.
    case left = 2
    /// They come from above, and go there.
    case top = 3
    /// They come from below, and go there.
    case bottom = 4
    /// At once, in place of what they replace.
    case none = 5
    /// In the middle of where they were.
    case middle = 6
    /// As the table likes: they fade.
    case automatic = 100
  }

  /// What separators' insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The insets that the table would choose.
    case fromAutomaticInsets = 1
  }

  /// When a self-sizing row's height follows its content.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by itself.
    case disabled = 0
    /// When the cell asks for it, by `invalidateIntrinsicContentSize()` or its configuration.
    case enabled = 1
    /// Also when constraints in the cell change.
    case enabledIncludingConstraints = 2
  }

  /// The value of a height that the table works out by itself.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title of an index that stands for a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
}

extension UITableViewCell {
  /// What a cell holds from the start.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// A text, and another one at the right edge.
    case value1 = 1
    /// A small tinted text whose end is aligned, and another one beside it.
    case value2 = 2
    /// A text, and a small one below it.
    case subtitle = 3
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One pixel.
    case singleLine = 1
    /// As `singleLine`, since iOS 11.
    case singleLineEtched = 2
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As `gray` does, since iOS 7.
    case blue = 1
    /// By a grey background.
    case gray = 2
    /// As the system likes: by a grey background.
    case `default` = 3
  }

  /// What can be done to a cell while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// A row can be inserted at its place.
    case insert = 2
  }

  /// What stands at a cell's right edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a tap leads on.
    case disclosureIndicator = 1
    /// A button with an "i", and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button with an "i".
    case detailButton = 4
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the left edge while the table is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The confirmation of a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Where a dragged cell is. Kept, without effect.
  public enum DragState: Int, Sendable {
    /// Nowhere else.
    case none = 0
    /// Being lifted.
    case lifting = 1
    /// Under a finger.
    case dragging = 2
  }
}

/// The old name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension
/// The old name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The old name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The old name of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The old name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The old name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The old name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The old name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The old name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
