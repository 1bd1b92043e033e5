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
  private var actions: [(event: Event, action: UIAction)] = []

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
  open var isEnabled = true

  /// Whether the control is chosen; false by default.
  open var isSelected = false

  /// Whether a finger is on the control; false by default.
  open var isHighlighted = false

  /// The state that the flags make.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Actions

  /// Runs `action` at the given events, in place of an action of the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    for event in controlEvents.single {
      actions.removeAll { $0.event == event && $0.action.identifier == action.identifier }
      actions.append((event, action))
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
    actions.removeAll {
      controlEvents.contains($0.event) && $0.action.identifier == actionIdentifier
    }
  }

  /// The events that something was added for.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.event) }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  /// Runs what was added for any of the given events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    let due = actions.filter { !controlEvents.isDisjoint(with: $0.event) }
    for entry in due { sendAction(entry.action) }
  }
}
