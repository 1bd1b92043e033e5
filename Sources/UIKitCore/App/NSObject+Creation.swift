// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Making objects of a class that is known only at run time; see CALayer+Creation.swift.

import Foundation

extension NSObject {
  /// `init()` of the receiving class.
  convenience init(ofDynamicClass: Void) { self.init() }

  /// A new object of the class that this is called on.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE14ofDynamicClassACyt_tcfC")
  package static func makeObject() -> NSObject
}
