// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Parts of values: reads and writes `position.x` inside a position, `transform.rotation.z` inside a
// transform.

internal import MicaRaster

extension AnimatableValue {
  /// The part of the value that `component` names; nil where the value has none.
  func component(_ component: KeyComponent) -> AnimatableValue? {
    switch (self, component) {
    case (_, .whole): return self
    case (.point(let p), .x), (.point(let p), .width): return .number(p.x)
    case (.point(let p), .y), (.point(let p), .height): return .number(p.y)
    case (.rect(let r), .origin): return .point(r.lowHalf)
    case (.rect(let r), .size): return .point(r.highHalf)
    case (.rect(let r), .originX): return .number(r.x)
    case (.rect(let r), .originY): return .number(r.y)
    case (.rect(let r), .sizeWidth): return .number(r.z)
    case (.rect(let r), .sizeHeight): return .number(r.w)
    case (.transform(let t), _): return TransformParts(t).component(component)
    default: return nil
    }
  }

  /// The value with the part that `component` names replaced; unchanged where that does not fit.
  func replacing(_ component: KeyComponent, by part: AnimatableValue) -> AnimatableValue {
    switch (self, component, part) {
    case (_, .whole, _):
      return part
    case (.point(let p), .x, .number(let n)), (.point(let p), .width, .number(let n)):
      return .point(SIMD2(n, p.y))
    case (.point(let p), .y, .number(let n)), (.point(let p), .height, .number(let n)):
      return .point(SIMD2(p.x, n))
    case (.rect(let r), .origin, .point(let p)):
      return .rect(Vector4(lowHalf: p, highHalf: r.highHalf))
    case (.rect(let r), .size, .point(let p)):
      return .rect(Vector4(lowHalf: r.lowHalf, highHalf: p))
    case (.rect(let r), .originX, .number(let n)):
      return .rect(Vector4(n, r.y, r.z, r.w))
    case (.rect(let r), .originY, .number(let n)):
      return .rect(Vector4(r.x, n, r.z, r.w))
    case (.rect(let r), .sizeWidth, .number(let n)):
      return .rect(Vector4(r.x, r.y, n, r.w))
    case (.rect(let r), .sizeHeight, .number(let n)):
      return .rect(Vector4(r.x, r.y, r.z, n))
    case (.transform(let t), _, .number(let n)) where t.canReplace(component):
      return .transform(t.replacing(component, by: n))
    case (.transform(let t), _, _):
      var parts = TransformParts(t)
      parts.replace(component, by: part)
      return .transform(parts.matrix)
    default:
      return self
    }
  }
}
