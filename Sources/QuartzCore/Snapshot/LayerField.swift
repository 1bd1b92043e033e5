// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a property that animates lies in a layer's snapshot. Found by its name at commit; stage 3 goes
// by these numbers, and sees no string, no box and no key path.

internal import MicaRaster

/// A property's place among the plain values of a snapshot: which record, what kind, where in it.
///
/// Nothing in it is counted: animations are copied while they are sampled.
struct LayerField: Sendable {
  /// A record of a snapshot. Each layer has the first two, and one more at the most.
  enum Record: Sendable {
    /// What `LayerProperties` stores inline.
    case geometry
    case looks, gradient, shape, replicator, emitter, text
  }

  let name: StaticString
  let record: Record
  let kind: FieldKind
  /// From the record's start, in bytes.
  let offset: Int

  /// Apple's key for the property.
  var key: String { "\(name)" }
}

/// What is stored in a field. How it is interpolated follows from it: see `AnimatableValue`.
enum FieldKind: Sendable {
  /// A Double, a Bool, a SIMD2<Double>, a Vector4 and a StraightColor?.
  case number, flag, point, rect, color
  /// A CATransform3D, and a SharedTransform? that stands for one.
  case transform, sharedTransform
  /// An Outline, and an Outline?.
  case path, optionalPath
  /// A [StraightColor], a [Double]? and a LayerContents.
  case colors, numbers, contents
}

extension LayerField {
  /// The value in a record that starts at `start`.
  func value(at start: UnsafeRawPointer) -> AnimatableValue {
    func read<Value>(_ type: Value.Type = Value.self) -> Value {
      (start + offset).assumingMemoryBound(to: type).pointee
    }
    switch kind {
    case .number: return .number(read())
    case .flag: return .flag(read())
    case .point: return .point(read())
    case .rect: return .rect(read())
    case .color: return read(StraightColor?.self).map { .color($0) } ?? .none
    case .transform: return .transform(read())
    case .sharedTransform:
      return .transform(read(SharedTransform?.self)?.matrix ?? CATransform3DIdentity)
    case .path: return .path(read())
    case .optionalPath: return read(Outline?.self).map { .path($0) } ?? .none
    case .colors: return .colors(read())
    case .numbers: return read([Double]?.self).map { .numbers($0) } ?? .none
    case .contents: return .image(read())
    }
  }

  /// Writes a value into a record that starts at `start`; one of another kind changes nothing.
  func set(_ value: AnimatableValue, at start: UnsafeMutableRawPointer) {
    func write<Value>(_ value: Value) {
      (start + offset).assumingMemoryBound(to: Value.self).pointee = value
    }
    switch (kind, value) {
    case (.number, .number(let v)): write(v)
    case (.flag, .flag(let v)): write(v)
    case (.point, .point(let v)): write(v)
    case (.rect, .rect(let v)): write(v)
    case (.color, .color(let v)): write(Optional(v))
    case (.color, _): write(StraightColor?.none)
    case (.transform, .transform(let v)): write(v)
    case (.sharedTransform, .transform(let v)): write(SharedTransform.of(v))
    case (.path, .path(let v)): write(v)
    case (.path, .none): write(Outline.empty)
    case (.optionalPath, .path(let v)): write(Optional(v))
    case (.optionalPath, .none): write(Outline?.none)
    case (.colors, .colors(let v)): write(v)
    case (.numbers, .numbers(let v)): write(Optional(v))
    case (.contents, .image(let v)): write(v)
    case (.contents, .none): write(LayerContents.none)
    default: break
    }
  }

  /// The short way for what is up to four numbers: no value is made of them. False where it does not
  /// lead there.
  func set(
    _ component: KeyComponent, _ given: LaneKind, _ lanes: Vector4,
    at start: UnsafeMutableRawPointer
  ) -> Bool {
    let place = start + offset
    let numbers = place.assumingMemoryBound(to: Double.self)
    switch (kind, component, given) {
    case (.number, .whole, .number): numbers[0] = lanes.x
    case (.point, .whole, .point):
      place.assumingMemoryBound(to: SIMD2<Double>.self).pointee = lanes.lowHalf
    case (.rect, .whole, .rect): place.assumingMemoryBound(to: Vector4.self).pointee = lanes
    case (.color, .whole, .color):
      place.assumingMemoryBound(to: StraightColor?.self).pointee =
        StraightColor(Float(lanes.x), Float(lanes.y), Float(lanes.z), Float(lanes.w))
    case (.point, .x, .number), (.point, .width, .number), (.rect, .originX, .number):
      numbers[0] = lanes.x
    case (.point, .y, .number), (.point, .height, .number), (.rect, .originY, .number):
      numbers[1] = lanes.x
    case (.rect, .sizeWidth, .number): numbers[2] = lanes.x
    case (.rect, .sizeHeight, .number): numbers[3] = lanes.x
    default: return false
    }
    return true
  }
}
