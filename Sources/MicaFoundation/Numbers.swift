// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Foundation on Linux leaves out between numbers and their objects.

public import Foundation

extension CGFloat {
  /// The number of an object, as near as a `CGFloat` comes to it.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// The greatest number of 64 bits, which C's header has as a cast.
public let UINT64_MAX: UInt64 = .max
/// The greatest number of 64 bits with a sign.
public let INT64_MAX: Int64 = .max
/// The least number of 64 bits with a sign.
public let INT64_MIN: Int64 = .min
