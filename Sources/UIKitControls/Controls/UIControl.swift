// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that has a state, follows a finger and tells others of what happens to it. What subclasses
// may override stands here; UIControl+Tracking.swift follows the finger.

import CoreGraphics
public import Foundation
internal import MicaRaster

/// The base of buttons and the like.
///
/// An enabled control follows the first finger that is put on it and sends the events of
/// `UIControl.Event` (FACTS_UIKIT a.9). A disabled one leaves touches to the responder after it.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var handlers = ControlHandlers()
  var tracking = ControlTracking()
  package var menuInteraction: UIContextMenuInteraction?

  /// A control with the given frame, in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that runs an action at its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readNib(coder, as: UIControl.self)
  }

  // MARK: State

  /// Whether the control can be used; true by default. One that is disabled while it follows a finger
  /// lets go of it by `cancelTracking(with:)`, without an event (our choice).
  open var isEnabled = true {
    willSet { willChange("isEnabled") }
    didSet {
      if !isEnabled { abandonTracking() }
      didChange("isEnabled")
    }
  }

  /// Whether the control is chosen; false by default.
  open var isSelected = false {
    willSet { willChange("isSelected") }
    didSet { didChange("isSelected") }
  }

  /// Whether the control looks pressed; false by default. While a finger is followed it is what
  /// `isTouchInside` is, until the events of the finger's end were sent.
  open var isHighlighted = false {
    willSet { willChange("isHighlighted") }
    didSet { didChange("isHighlighted") }
  }

  /// The state that the flags make.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content stands across; `center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content stands in the height; `center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment` with the sides of the text's direction made left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether the control follows a finger.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether the finger that is followed is in the control: in its bounds when it is put down, up to
  /// 70 points beside them from then on (FACTS_UIKIT a.9).
  open var isTouchInside: Bool { tracking.isInside }

  /// A finger is put on the control: whether it is to be followed; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved: whether it is to be followed on; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted, or `continueTracking(_:with:)` said no; does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away; does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    trackBegin(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesMoved(touches, with: event) }
    trackMove(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesEnded(touches, with: event) }
    trackEnd(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesCancelled(touches, with: event) }
    trackCancel(touches, event)
  }

  // MARK: Menus

  /// Whether a long press shows a menu; false by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set { enableMenu(newValue) }
  }

  /// Whether a finger that is put on the control shows the menu, in place of the events of a tap; false by default.
  open var showsMenuAsPrimaryAction = false

  /// What opens the menu; nil unless `isContextMenuInteractionEnabled`.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// The menu; nil, unless a subclass has one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is shown of the control beside its menu; nil, since nothing is.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// As above, when the menu goes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to appear; does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go; does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The text that a pointer at rest shows; no pointer comes here.
  open var toolTip: String?

  // MARK: Targets and actions

  /// Calls the method `action` of `target` at the given events, with as many of control and event as it
  /// takes. The target isn't kept alive; nil stands for the first responder from the control on that
  /// takes the action. The same target and action count once for an event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    for event in controlEvents.single {
      handlers.add(ControlHandler(event, target as AnyObject?, action))
    }
  }

  /// Takes back what `addTarget` did; a nil target stands for all, as does a nil action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target as AnyObject?, action, for: controlEvents)
  }

  /// The objects that were added as targets, `NSNull` for nil.
  open var allTargets: Set<AnyHashable> { handlers.targets }

  /// The names of the actions that were added for a target and for one of the given events; nil where
  /// there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.actions(of: target as AnyObject?, for: controlEvent)
  }

  /// Calls `iterator` with each action, its events and what stops the enumeration, in the order of
  /// their addition.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for (handler, events) in handlers.merged {
      switch handler.kind {
      case .closure(let action): iterator(action, nil, events, &stop)
      case .method(let target, let action): iterator(nil, (target.object, action), events, &stop)
      }
      if stop { return }
    }
  }

  /// Calls a method of a target, or of the first responder that takes it, by
  /// `UIApplication.sendAction(_:to:from:for:)`. Every call for an event comes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Actions

  /// Runs `action` at the given events, in place of an action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    for event in controlEvents.single {
      handlers.remove(action.identifier, for: event)
      handlers.add(ControlHandler(event, action))
    }
  }

  /// Does not run `action` at the given events any more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does not run the action of that identifier at the given events any more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The events that something was added for.
  open var allControlEvents: Event { handlers.events }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  /// Runs what was added for any of the given events, targets' methods and actions alike, in the order
  /// in which it was added; also while the control is disabled (FACTS_UIKIT a.10).
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// What subclasses of ours do when an element of the menu was chosen, and whether one is marked at a time.
  @_spi(Mica) open func menuChose(_ element: UIMenuElement) {}
  @_spi(Mica) open var menuSelects: Bool { false }

  /// What a subclass of ours does after `touchUpInside`.
  @_spi(Mica) open func touchedUpInside(with event: UIEvent?) {}

  /// Does what a tap does: sends `primaryActionTriggered`, unless the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }
}
