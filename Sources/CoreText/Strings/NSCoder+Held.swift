// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Objects of archives that may leave them out.

import Foundation

extension NSCoder {
  /// The object under a key; nil where there is none. Foundation's own method fails the whole archive for a missing key.
  package func held<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// The same for an object of one of several classes.
  package func held(_ classes: [AnyClass], _ key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil
  }
}
