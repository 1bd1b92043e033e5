// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The simple kinds of values as up to four numbers, so that one arithmetic serves them all and a
// sample costs no allocation.

internal import MicaRaster

/// A kind of value that is up to four numbers.
enum LaneKind: UInt8, Sendable {
  case number, point, rect, color
  /// Three numbers, for value functions.
  case triple
}

extension AnimatableValue {
  /// The value as numbers; nil for the other kinds.
  var lanes: (kind: LaneKind, values: Vector4)? {
    switch self {
    case .number(let v): return (.number, Vector4(v, 0, 0, 0))
    case .point(let v): return (.point, Vector4(v.x, v.y, 0, 0))
    case .rect(let v): return (.rect, v)
    case .color(let v):
      return (.color, Vector4(Double(v.x), Double(v.y), Double(v.z), Double(v.w)))
    default: return nil
    }
  }

  /// The value that numbers stand for.
  init(_ kind: LaneKind, _ v: Vector4) {
    switch kind {
    case .number: self = .number(v.x)
    case .point: self = .point(SIMD2(v.x, v.y))
    case .rect: self = .rect(v)
    case .color: self = .color(StraightColor(Float(v.x), Float(v.y), Float(v.z), Float(v.w)))
    case .triple: self = .numbers([v.x, v.y, v.z])
    }
  }
}
