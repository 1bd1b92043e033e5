// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Carrying rows of a table view. Scripts have no such finger yet: the delegates are kept.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Says which rows can be carried. Every method but the first may be left out.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The things of a row that a finger takes up; none if it can't.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The things that another tap adds.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
}

extension UITableViewDragDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
}

/// Takes what is dropped on rows. Every method but the first may be left out.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the things.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the things are of interest.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What would happen to them.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Forbidden.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .forbidden) }
}

/// What would happen to things over a table view.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where they would go.
  public enum Intent: Int, Sendable {
    /// Nobody has said.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath
    /// Into a row.
    case insertIntoDestinationIndexPath
    /// The view decides between both.
    case automatic
  }
  /// Where they would go.
  public let intent: Intent
  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// A proposal that says nothing of where.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// A thing that is dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it came from, if it is the view's own.
  var sourceIndexPath: IndexPath? { get }
  /// How large it was.
  var previewSize: CGSize { get }
}

/// A drop.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// Where they go.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drop's session.
  var session: any UIDropSession { get }
  /// Moves a thing to its row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows a row until the thing is loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// A row that stands for a thing until it is loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: NSObject {
  /// Where.
  public let insertionIndexPath: IndexPath
  /// Its cell's identifier.
  public let reuseIdentifier: String
  /// Fills the cell; nil by default.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// A place for a thing.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// Replaces a row that stood for a thing.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the real row there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the place away.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension UITableView {
  /// Says which rows can be carried; not kept alive.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { Carriers.of(self).drag as? any UITableViewDragDelegate }
    set {
      Carriers.of(self).drag = newValue
      if newValue != nil { Unsupported.note("UITableView.dragDelegate: dragging rows", of: self) }
    }
  }

  /// Takes what is dropped; not kept alive.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { Carriers.of(self).drop as? any UITableViewDropDelegate }
    set {
      Carriers.of(self).drop = newValue
      if newValue != nil {
        Unsupported.note("UITableView.dropDelegate: dropping on rows", of: self)
      }
    }
  }

  /// Whether rows can be carried; by default on pads.
  public var dragInteractionEnabled: Bool {
    get { Carriers.of(self).isEnabled }
    set { Carriers.of(self).isOn = newValue }
  }

  /// Whether something is being carried; false.
  public var hasActiveDrag: Bool { false }
  /// Whether something is about to be dropped; false.
  public var hasActiveDrop: Bool { false }
}
