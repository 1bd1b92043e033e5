// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Carrying items of a collection view. Scripts have no such finger yet: the delegates are kept.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Says which items can be carried. Every method but the first may be left out.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The things of an item that a finger takes up; none if it can't.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The things that another tap adds.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
}

extension UICollectionViewDragDelegate {
  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
}

/// Takes what is dropped on items. Every method but the first may be left out.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the things.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the things are of interest.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// What would happen to them.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Forbidden.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .forbidden) }
}

/// What would happen to things over a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where they would go.
  public enum Intent: Int, Sendable {
    /// Nobody has said.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath
    /// Into an item.
    case insertIntoDestinationIndexPath
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
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it came from, if it is the view's own.
  var sourceIndexPath: IndexPath? { get }
  /// How large it was.
  var previewSize: CGSize { get }
}

/// A drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they go.
  var destinationIndexPath: IndexPath? { get }
  /// What was proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop's session.
  var session: any UIDropSession { get }
  /// Moves a thing to its item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows an item until the thing is loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// A item that stands for a thing until it is loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: NSObject {
  /// Where.
  public let insertionIndexPath: IndexPath
  /// Its cell's identifier.
  public let reuseIdentifier: String
  /// Fills the cell; nil by default.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// A place for a thing.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// Replaces an item that stood for a thing.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Puts the real item there.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the place away.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension UICollectionView {
  /// Says which items can be carried; not kept alive.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { Carriers.of(self).drag as? any UICollectionViewDragDelegate }
    set {
      Carriers.of(self).drag = newValue
      if newValue != nil {
        Unsupported.note("UICollectionView.dragDelegate: dragging items", of: self)
      }
    }
  }

  /// Takes what is dropped; not kept alive.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { Carriers.of(self).drop as? any UICollectionViewDropDelegate }
    set {
      Carriers.of(self).drop = newValue
      if newValue != nil {
        Unsupported.note("UICollectionView.dropDelegate: dropping on items", of: self)
      }
    }
  }

  /// Whether items can be carried; by default on pads.
  public var dragInteractionEnabled: Bool {
    get { Carriers.of(self).isEnabled }
    set { Carriers.of(self).isOn = newValue }
  }

  /// Whether something is being carried; false.
  public var hasActiveDrag: Bool { false }
  /// Whether something is about to be dropped; false.
  public var hasActiveDrop: Bool { false }
}
