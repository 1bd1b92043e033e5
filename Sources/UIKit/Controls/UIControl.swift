// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that has a state and tells others of what happens to it.

import CoreGraphics
public import Foundation

/// The base of buttons and the like.
///
/// Touches do not reach controls yet: `sendActions(for:)` is what makes their actions run.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers = ControlHandlers()

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
  }

  // MARK: State

  /// Whether the control can be used; true by default.
  open var isEnabled = true {
    willSet { willChange("isEnabled") }
    didSet { didChange("isEnabled") }
  }

  /// Whether the control is chosen; false by default.
  open var isSelected = false {
    willSet { willChange("isSelected") }
    didSet { didChange("isSelected") }
  }

  /// Whether a finger is on the control; false by default.
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
    for handler in handlers.due(for: controlEvents) {
      switch handler.kind {
      case .closure(let action): sendAction(action)
      case .method(let target, let action):
        guard !target.isGone else { continue }
        sendAction(action, to: target.object, for: nil)
      }
    }
  }
}
