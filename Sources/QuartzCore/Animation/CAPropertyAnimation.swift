// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of one property, found by its key path.

import Foundation

/// An animation of the property that `keyPath` names.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it such as `position.x` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether values are added to what the property already shows; false by default.
  open var isAdditive = false
  /// Whether each repetition starts where the one before ended; false by default.
  open var isCumulative = false

  /// An animation of the property that `path` names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value of a property of the animation by name.
  open override func value(forKey key: String) -> Any? {
    key == "keyPath" ? keyPath : super.value(forKey: key)
  }

  /// Sets a property of the animation by name.
  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "keyPath" {
      keyPath = value as? String
    } else {
      super.setValue(value, forKey: key)
    }
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }
}
