// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of dictionaries as Objective-C has them.

public import Foundation

extension NSMutableDictionary {
  /// Sets what stands under a key, which is an object.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
  }

  /// What stands under a key, which is an object; nil takes the key out.
  public subscript(key: any NSCopying) -> Any? {
    get { (key as? AnyHashable).flatMap { object(forKey: $0) } }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
