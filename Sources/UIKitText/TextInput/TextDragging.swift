// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dragging text out of text views and dropping it into them. Scripts have no finger that carries things: what a
// program says of it is stored.

public import Foundation
internal import MicaRuntime

/// How text is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The picture has no colours of the text's own.
  public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// Whether text that can't be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It doesn't.
  case no = 0
  /// It does, this time.
  case temporary
  /// It does, and can be edited from then on.
  case yes
}

/// A view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The object that says what is dragged; not kept alive.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction; nil here.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether a drag is going on; no.
  var isTextDragActive: Bool { get }
  /// How text is dragged.
  var textDragOptions: UITextDragOptions { get set }
}

/// A view that takes dropped text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The object that says what is taken; not kept alive.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction; nil here.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is being dropped; no.
  var isTextDropActive: Bool { get }
}

/// Text that is to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The part of the text.
  var dragRange: UITextRange { get }
  /// What the system would drag.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the part is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Things that are to be dropped into text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  /// Where.
  var dropPosition: UITextPosition { get }
  /// What the view would do.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether they come from the same view.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// What a text view would do with things over it.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// What happens to the text.
  public enum Action: UInt, Sendable {
    /// The things are inserted.
    case insert = 0
    /// They replace the selection.
    case replaceSelection
    /// They replace everything.
    case replaceAll
  }
  /// Who drops.
  public enum Performer: UInt, Sendable {
    /// The view.
    case view = 0
    /// The delegate.
    case delegate
  }
  /// How loading is shown.
  public enum ProgressMode: UInt, Sendable {
    /// By the system.
    case system = 0
    /// By the program.
    case custom
  }
  /// What happens to the text; the things are inserted by default.
  open var dropAction = Action.insert
  /// How loading is shown; by the system by default.
  open var dropProgressMode = ProgressMode.system
  /// Whether a drop within one view moves text directly; true by default.
  open var useFastSameViewOperations = true
  /// Who drops; the view by default.
  open var dropPerformer = Performer.view
}

/// Says what is dragged out of a text; never called.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// What is dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// The picture of a thing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The text is being lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)
  /// The drag has ended.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// What the system would drag.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// The system's picture.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// Says what a text takes; never called.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether text that can't be edited takes a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// What the view would do.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Things are about to be dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// The picture of what is dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Things have come over the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)
  /// Things have moved over it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)
  /// Things have left it.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  )
  /// The drop has ended.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// It doesn't.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// What the view suggests.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// The system's picture.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// What a text view or field stores of dragging.
@MainActor
private final class TextCarriers {
  weak var drag: (any UITextDragDelegate)?
  weak var drop: (any UITextDropDelegate)?
  var options: UITextDragOptions = []

  private static var key: UnsafeRawPointer {
    unsafeBitCast(TextCarriers.self, to: UnsafeRawPointer.self)
  }

  static func of(_ view: UIView) -> TextCarriers {
    if let known = Attachments.value(of: view, key) as? TextCarriers { return known }
    let new = TextCarriers()
    Attachments.set(new, of: view, key)
    return new
  }
}

extension UITextDraggable where Self: UIView {
  /// The object that says what is dragged; not kept alive.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextCarriers.of(self).drag }
    set { TextCarriers.of(self).drag = newValue }
  }
  /// Nil: Mica's texts can't be dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// No.
  public var isTextDragActive: Bool { false }
  /// How text is dragged; nothing by default.
  public var textDragOptions: UITextDragOptions {
    get { TextCarriers.of(self).options }
    set { TextCarriers.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  /// The object that says what is taken; not kept alive.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextCarriers.of(self).drop }
    set { TextCarriers.of(self).drop = newValue }
  }
  /// Nil: Mica's texts take no drops.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// No.
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDraggable, UITextDroppable {}
extension UITextField: UITextDraggable, UITextDroppable {}
