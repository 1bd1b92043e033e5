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
