// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a cell or view is doing at a moment: what configurations are made for.

public import Foundation

/// A view's state, by which configurations choose their looks.
public protocol UIConfigurationState {
  /// A state with nothing but traits.
  init(traitCollection: UITraitCollection)
  /// The view's traits.
  var traitCollection: UITraitCollection { get set }
  /// A value of the program's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the program's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, footer or other view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view answers to nothing; false by default.
  public var isDisabled = false
  /// Whether a finger is on the view; false by default.
  public var isHighlighted = false
  /// Whether the view is selected; false by default.
  public var isSelected = false
  /// Whether the view has the focus; false by default.
  public var isFocused = false
  /// Whether the view is held at an edge while content moves below it; false by default.
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing but traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UIViewConfigurationState: Hashable {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// What a drag does with a cell.
  public enum DragState: Int, Sendable {
    /// It isn't dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// What a drop does with a cell.
  public enum DropState: Int, Sendable {
    /// Nothing is dragged over the list.
    case none
    /// What is dragged wouldn't go into the cell.
    case notTargeted
    /// What is dragged would go into the cell.
    case targeted
  }

  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell answers to nothing; false by default.
  public var isDisabled = false
  /// Whether a finger is on the cell; false by default.
  public var isHighlighted = false
  /// Whether the cell is selected; false by default.
  public var isSelected = false
  /// Whether the cell has the focus; false by default.
  public var isFocused = false
  /// Whether the cell is held at an edge; false by default.
  public var isPinned = false
  /// Whether the cell is being edited; false by default.
  public var isEditing = false
  /// Whether what is in the cell's item is shown; false by default.
  public var isExpanded = false
  /// Whether the cell is swiped aside; false by default.
  public var isSwiped = false
  /// Whether the cell is being moved; false by default.
  public var isReordering = false
  /// What a drag does with the cell.
  public var cellDragState = DragState.none
  /// What a drop does with the cell.
  public var cellDropState = DropState.none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing but traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UICellConfigurationState: Hashable {}

/// The state of a view controller whose content is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The controller's traits.
  public var traitCollection: UITraitCollection
  /// The text of the search in the controller's navigation item; nil by default, and without a search.
  public var searchText: String?
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing but traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UIContentUnavailableConfigurationState: Hashable {}

/// A search whose text a controller's state tells.
@MainActor
package protocol TextSearch: AnyObject {
  var searchedText: String? { get }
}
