// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How places and sizes are written: by their numbers alone, as on Apple's systems.

public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(0.0, 0.0, 1.0, 2.0)`
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
