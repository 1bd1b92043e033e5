// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What several outlines cover together.

public import Foundation

extension Path {
  private static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }

  /// The outline without crossings, which covers the same.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(cgPath.normalized(using: Self.rule(eoFill)))
  }
  /// What both cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: Self.rule(eoFill)))
  }
  /// What one of both covers.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: Self.rule(eoFill)))
  }
  /// What this outline covers and the other doesn't.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: Self.rule(eoFill)))
  }
  /// What exactly one of both covers.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: Self.rule(eoFill)))
  }
  /// The parts of this outline's lines within the other one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: Self.rule(eoFill)))
  }
  /// The parts of this outline's lines beyond the other one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: Self.rule(eoFill)))
  }
}
