// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The root of everything that takes part in the responder chain: views, controllers, windows. What
// programs override of the Objective-C runtime's members stands here, in the class itself.

public import Foundation
public import MicaRuntime

/// An object that events are offered to, and the link to the one that is asked next.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder.
  public override init() {}

  /// The responder that is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Called when the object was made from a nib, after its outlets were set; does nothing.
  open func awakeFromNib() {}

  // MARK: Accessibility

  var ownAccessibility: AccessibilityValues?
  /// What this says of itself where nobody said anything else.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether the user finds this by itself; false by default, true for labels, buttons, switches, sliders,
  /// page controls, progress views and activity indicators.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility?.isElement ?? accessibilityDefaults.isElement }
    set { ownAccessibility.change { $0.isElement = newValue } }
  }

  /// What this is called, in words; nil by default. Labels and buttons have their text.
  open var accessibilityLabel: String? {
    get { ownAccessibility?.label ?? accessibilityDefaults.label }
    set { ownAccessibility.change { $0.label = newValue } }
  }

  /// What using this leads to, in words; nil by default.
  open var accessibilityHint: String? {
    get { ownAccessibility?.hint }
    set { ownAccessibility.change { $0.hint = newValue } }
  }

  /// What this stands at, in words; nil by default.
  open var accessibilityValue: String? {
    get { ownAccessibility?.value }
    set { ownAccessibility.change { $0.value = newValue } }
  }

  /// What kind of thing this is; none by default. Labels, images, buttons, sliders and page controls say theirs.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility?.traits ?? accessibilityDefaults.traits }
    set { ownAccessibility.change { $0.traits = newValue } }
  }

  /// A name that no user hears: scripts find views by it. Nil by default.
  open var accessibilityIdentifier: String? {
    get { ownAccessibility?.identifier }
    set { ownAccessibility.change { $0.identifier = newValue } }
  }

  /// Whether all within this is left out for the user who hears the screen; false by default.
  open var accessibilityElementsHidden: Bool {
    get { ownAccessibility?.hidesElements ?? false }
    set { ownAccessibility.change { $0.hidesElements = newValue } }
  }

  // MARK: Touches

  /// Fingers were put down on the responder. By default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved. By default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. By default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away, by a gesture or the system. By default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A pencil's estimates were replaced; fingers have none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys and movements

  /// Keys or buttons were pressed. By default the next responder is told.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// The force of buttons has changed. By default the next responder is told.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons were released. By default the next responder is told.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Keys or buttons were taken away. By default the next responder is told.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The device is being shaken. By default the next responder is told.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken. By default the next responder is told.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A movement was no shake. By default the next responder is told.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A remote control was used. By default the next responder is told.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: First responder

  /// Whether keys and actions without a target may go to this responder first; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether another responder may take its place as the first; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponder.current.responder === self }

  /// Asks to be the first responder: whether it is (FACTS_UIKIT a.11).
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.current.install(self) }

  /// Asks not to be the first responder any more: whether it isn't.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.current.remove(self) }

  // MARK: Actions

  /// Whether the responder takes an action now: by default, if it has a method of that selector. What
  /// it doesn't take is offered to the next responder (FACTS_UIKIT a.10).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Who takes an action: this responder if it can, else what the next one says; nil for nobody.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Key-value coding

  /// The value of a property by its name, numbers and flags as `NSNumber`, structures as `NSValue`;
  /// what `value(forUndefinedKey:)` says where there is none.
  open nonisolated func value(forKey key: String) -> Any? {
    KeyValueCoding.foundValue(of: self, forKey: key)
  }

  /// Sets a property by its name; `setValue(_:forUndefinedKey:)` where there is none, and
  /// `setNilValueForKey(_:)` for nil in a number or structure.
  open nonisolated func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.setFoundValue(value, of: self, forKey: key)
  }

  /// The value at the end of a path of keys, such as `layer.cornerRadius`.
  open nonisolated func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.pathValue(of: self, keyPath)
  }

  /// Sets the value at the end of a path of keys.
  open nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setPathValue(value, of: self, keyPath)
  }

  /// Stops the program: the class has no such key.
  open nonisolated func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, forKey: key)
  }

  /// Stops the program: the class has no such key.
  open nonisolated func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefinedValue(value, of: self, forKey: key)
  }

  /// Stops the program: the key's value can't be nil.
  open nonisolated func setNilValueForKey(_ key: String) {
    KeyValueCoding.refuseNil(of: self, forKey: key)
  }

  /// What an observer is told of a change; stops the program, since an observer has a method of its
  /// own.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObserverList.refuse(self, keyPath, object)
  }
}

extension UIResponder: KeyValueCoder, NilSettable, KeyValueObserver {}
