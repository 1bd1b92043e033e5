// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a control calls at its events: methods of targets, and closures.

internal import Foundation
internal import MicaRuntime

/// Something that a control calls at one event.
@MainActor
struct ControlHandler {
  /// An object that may be gone, or nobody in particular.
  final class Target {
    weak var object: AnyObject?
    private let isNobody: Bool

    init(_ object: AnyObject?) {
      self.object = object
      isNobody = object == nil
    }

    /// Whether there was an object and isn't any more.
    var isGone: Bool { !isNobody && object == nil }
  }

  enum Kind {
    case closure(UIAction)
    case method(Target, Selector)
  }

  let event: UIControl.Event
  let kind: Kind

  init(_ event: UIControl.Event, _ action: UIAction) {
    (self.event, kind) = (event, .closure(action))
  }

  init(_ event: UIControl.Event, _ target: AnyObject?, _ action: Selector) {
    (self.event, kind) = (event, .method(Target(target), action))
  }

  /// Whether both call the same, at whatever events.
  func calls(sameAs other: ControlHandler) -> Bool {
    switch (kind, other.kind) {
    case (.closure(let action), .closure(let other)): action === other
    case (.method(let target, let action), .method(let otherTarget, let otherAction)):
      action == otherAction && !target.isGone && !otherTarget.isGone
        && target.object === otherTarget.object
    default: false
    }
  }
}

/// The handlers of a control in the order of their addition.
@MainActor
struct ControlHandlers {
  private var handlers: [ControlHandler] = []

  nonisolated init() {}

  /// Adds a handler, unless a method of the same target is called at that event already.
  mutating func add(_ handler: ControlHandler) {
    handlers.removeAll { if case .method(let target, _) = $0.kind { target.isGone } else { false } }
    guard !handlers.contains(where: { $0.event == handler.event && $0.calls(sameAs: handler) })
    else { return }
    handlers.append(handler)
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    handlers.removeAll {
      guard case .closure(let action) = $0.kind else { return false }
      return events.contains($0.event) && action.identifier == identifier
    }
  }

  mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
    handlers.removeAll {
      guard case .method(let other, let otherAction) = $0.kind else { return false }
      return events.contains($0.event) && (target == nil || target === other.object)
        && (action == nil || action == otherAction)
    }
  }

  /// What is called for any of some events.
  func due(for events: UIControl.Event) -> [ControlHandler] {
    handlers.filter { !events.isDisjoint(with: $0.event) }
  }

  var events: UIControl.Event { handlers.reduce(into: []) { $0.formUnion($1.event) } }

  /// The targets that are there, `NSNull` for nobody in particular.
  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .method(let target, _) in handlers.map(\.kind) where !target.isGone {
      // Objects that aren't NSObjects have no identity in a set.
      if let object = target.object as? NSObject ?? (target.object == nil ? NSNull() : nil) {
        targets.insert(object)
      }
    }
    return targets
  }

  /// The actions for a target and any of some events, each once.
  func actions(of target: AnyObject?, for events: UIControl.Event) -> [String]? {
    var names: [String] = []
    for handler in due(for: events) {
      guard case .method(let other, let action) = handler.kind, !other.isGone,
        other.object === target, !names.contains(action.name)
      else { continue }
      names.append(action.name)
    }
    return names.isEmpty ? nil : names
  }

  /// Each handler once, with all events that it is called at.
  var merged: [(ControlHandler, UIControl.Event)] {
    var merged: [(handler: ControlHandler, events: UIControl.Event)] = []
    for handler in handlers {
      if let place = merged.firstIndex(where: { $0.handler.calls(sameAs: handler) }) {
        merged[place].events.formUnion(handler.event)
      } else {
        merged.append((handler, handler.event))
      }
    }
    return merged
  }
}
