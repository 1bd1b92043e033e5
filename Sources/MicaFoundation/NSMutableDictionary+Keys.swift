// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of dictionaries as Objective-C has them.

public import Foundation

extension NSMutableDictionary {
  /// Sets what stands under a key, which is an object.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
  }
}
