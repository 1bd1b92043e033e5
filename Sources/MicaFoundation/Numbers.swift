// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Foundation on Linux leaves out between numbers and their objects.

public import Foundation

extension CGFloat {
  /// The number of an object, as near as a `CGFloat` comes to it.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
