// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which of our classes let programs override key-value coding and observing.

/// A root class whose members of key-value coding stand in its body, where programs override them:
/// `UIResponder`, `CALayer` and their like. For all other objects the extension of `NSObject`
/// stands in.
package protocol KeyValueCoder: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// A root class whose `setNilValueForKey(_:)` can be overridden.
package protocol NilSettable: AnyObject {
  func setNilValueForKey(_ key: String)
}

/// A root class whose `observeValue(forKeyPath:of:change:context:)` can be overridden.
public protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
