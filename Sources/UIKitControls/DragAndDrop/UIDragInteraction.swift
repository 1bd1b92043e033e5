// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Things that fingers carry from view to view. Scripts have no such finger yet: what a program says of it is kept.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Something that is carried.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What it is.
  public let itemProvider: NSItemProvider
  /// The program's own object for it; nil by default.
  open var localObject: Any?
  /// Makes its picture; nil for the system's.
  open var previewProvider: (() -> UIDragPreview?)?
  /// An item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A picture of what is carried.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// A picture of a view.
  public init(view: UIView) { self.view = view }
}

/// What carried and dropped things have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things.
  var items: [UIDragItem] { get }
  /// Where they are.
  func location(in view: UIView) -> CGPoint
  /// Whether they may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether they stay in the program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether objects of a class can be had of one of them.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Whether one of them has such a form.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// Things on their way.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The program's own note; nil by default.
  var localContext: Any? { get set }
}

/// Things over a view that may take them.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The same things on their way, if they come from the program itself.
  var localDragSession: (any UIDragSession)? { get }
  /// How far their loading is.
  var progress: Progress { get }
  /// Loads objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What happens to dropped things.
public enum UIDropOperation: UInt, Sendable {
  /// They go back.
  case cancel = 0
  /// They can't be dropped there.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}

/// What a view would do with things over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would happen.
  public let operation: UIDropOperation
  /// Whether it is exact about where; false by default.
  open var isPrecise = false
  /// Whether the picture keeps its full size; false by default.
  open var prefersFullSizePreview = false
  /// A proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Lets things of a view be carried.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who says what can be carried; not kept alive.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether it is on; true by default.
  open var isEnabled = true
  /// Whether other recognizers go on meanwhile; false by default.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether phones carry too.
  open class var isEnabledByDefault: Bool { true }
  /// An interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { Unsupported.note("UIDragInteraction: dragging between views", of: view) }
  }
}

/// Says what can be carried. Every method but the first may be left out.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The things that a finger takes up; none if it can't.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// The picture of a thing.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
  /// The system's.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

/// A picture of a carried thing, with its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes them; not kept alive.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether several drops are taken at once; false by default.
  open var allowsSimultaneousDropSessions = false
  /// An interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { Unsupported.note("UIDropInteraction: dragging between views", of: view) }
  }
}

/// Takes dropped things. Every method may be left out.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the things are of interest.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  /// They came over the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would happen to them.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  )
    -> UIDropProposal
  /// They left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes them.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The drop is over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// All is over.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Yes.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Forbidden.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .forbidden) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// What goes along with a drop's animation.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
