// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a change of a layer sets off: the lookup of actions and implicit animation (FACTS C12).
// Setters look the action up before the change and run it afterwards.

import CoreGraphics
import Foundation
internal import MicaRaster

/// The event of a layer that comes into sight: put into a tree, or no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that goes out of sight: taken out of a tree, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition, whatever key it is added with.
public let kCATransition = "transition"

extension CALayer {
  /// Values that stand in where a layer has none of its own: actions under "actions", values under
  /// names that are no property, and another style under "style"; nil by default.
  ///
  /// Values for properties that every layer has are noted as unsupported.
  ///
  /// Partly: actions and names of the program's own; values of built-in properties are noted.
  public var style: [AnyHashable: Any]? {
    get { state.style }
    set {
      keep("style") { state.style = newValue }
      noteStyledProperties()
    }
  }

  /// The first value under a name in the style and the styles inside it.
  func styledValue(_ key: String) -> Any? {
    styles.lazy.compactMap { $0[key] }.first
  }

  /// The style and the styles inside it, at most 64.
  private var styles: [[AnyHashable: Any]] {
    let nested = sequence(first: state.style) { $0?["style"] as? [AnyHashable: Any] }
    return nested.prefix(64).compactMap { $0 }
  }

  private func noteStyledProperties() {
    for style in styles {
      for name in style.keys.compactMap({ $0 as? String }).sorted()
      where described(name) != nil {
        Unsupported.note("CALayer.style of \(name)", of: self)
      }
    }
  }

  // MARK: Lookup

  /// The action for an event: the delegate's, that of `actions`, of the style, the class's, or the
  /// implicit one, whichever comes first; NSNull at any of them means none.
  func foundAction(_ event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? state.actions?[event]
      ?? styledAction(event) ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAction(event)
    return action is NSNull ? nil : action
  }

  private func styledAction(_ event: String) -> (any CAAction)? {
    guard state.style != nil else { return nil }
    for style in styles {
      switch style["actions"] {
      case let actions as [String: any CAAction]:
        if let action = actions[event] { return action }
      case let actions as [AnyHashable: Any]:
        if let action = actions[event] as? any CAAction { return action }
      default: continue
      }
    }
    return nil
  }

  /// What a layer does by itself: nothing before its first commit; afterwards an animation from what
  /// is shown to the new value, or a fade, at the transaction's pace.
  private func implicitAction(_ event: String) -> (any CAAction)? {
    guard flags.isLive else { return nil }
    guard let property = described(event), property.key == event else { return nil }
    switch (property.change, property.field) {
    case (.fades, _): return atTransactionsPace(CATransition())
    case (.animates, let field?):
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = shownValue(field)
      return atTransactionsPace(animation)
    default: return nil
    }
  }

  /// Whether a layer on a screen animates a change of that property by itself.
  package func animatesImplicitly(_ event: String) -> Bool {
    guard let property = described(event), property.key == event else { return false }
    return property.change == .animates
  }

  /// Whether the layer was part of a screen's commit and has not left since.
  package var isCommitted: Bool { flags.isLive }

  private func atTransactionsPace(_ animation: CAAnimation) -> CAAnimation {
    let settings = TransactionStack.current.settings
    animation.duration = settings.animationDuration
    animation.timingFunction = settings.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// What the last commit shows of a property now; nil where that is no value.
  private func shownValue(_ field: LayerField) -> Any? {
    guard let committed else { return nil }
    guard !committed.animations.isEmpty else { return committed.properties.value(of: field)?.boxed }
    let time = localTime(atAbsoluteTime: CACurrentMediaTime())
    return committed.presentedProperties(atLocalTime: time).value(of: field)?.boxed
  }

  // MARK: Performance

  /// The action that a change made now sets off. Layers that are on no screen have none, but for
  /// those whose delegate animates the changes of a block.
  func pendingAction(_ event: String) -> (any CAAction)? {
    if !flags.isLive {
      guard delegate != nil, TransactionStack.current.openAnimationBlocks > 0 else { return nil }
    }
    guard !TransactionStack.current.settings.disableActions else { return nil }
    let action = action(forKey: event)
    return action is NSNull ? nil : action
  }

  /// Makes a change and runs its action, unless the value has stayed the same.
  func perform(_ action: any CAAction, for event: String, around change: () -> Void) {
    let isProperty = described(event) != nil
    let old = isProperty ? codedValue(event) : nil
    change()
    didChange()
    if isProperty && AnimatableValue.isSame(old, codedValue(event)) { return }
    action.run(forKey: event, object: self, arguments: nil)
  }

  /// Runs the action for something that has happened.
  func performAction(_ event: String) {
    pendingAction(event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Runs the action for coming into sight, or going out of it, in a tree that is shown.
  func performOrderAction(isIn: Bool) {
    guard !TransactionStack.current.settings.disableActions else { return }
    let event = isIn ? kCAOnOrderIn : kCAOnOrderOut
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Runs `body` without its changes setting off actions.
  func withoutActions(_ body: () -> Void) {
    let stack = TransactionStack.current
    let previous = stack.settings.disableActions
    stack.settings.disableActions = true
    body()
    stack.settings.disableActions = previous
  }
}

extension AnimatableValue {
  /// Whether two values that users read are the same: equal numbers or colours, or one object.
  static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (AnimatableValue(a), AnimatableValue(b)) {
    case (AnimatableValue.none?, AnimatableValue.none?): return true
    case (.number(let a)?, .number(let b)?): return a == b
    case (.point(let a)?, .point(let b)?): return a == b
    case (.rect(let a)?, .rect(let b)?): return a == b
    case (.transform(let a)?, .transform(let b)?): return CATransform3DEqualToTransform(a, b)
    case (.color(let a)?, .color(let b)?): return a == b
    case (.colors(let a)?, .colors(let b)?): return a == b
    case (.numbers(let a)?, .numbers(let b)?): return a == b
    default:
      guard let a, let b, type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
      return (a as AnyObject) === (b as AnyObject)
    }
  }
}
