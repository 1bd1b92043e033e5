// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, one value: what a snapshot keeps of what programs set. Numbers that may reach a pixel are
// rounded to Float, which hides a last-bit difference between machines.

import CoreGraphics
import Foundation
internal import MicaRaster

/// How a value of a layer's model is kept in a snapshot.
protocol CommittedValue {
  associatedtype Model
  associatedtype Shown
  static func shown(_ value: Model) -> Shown
  /// Reads a `Model` at one place and writes its `Shown` at the other. Nobody implements this.
  static func commit(from model: UnsafeRawPointer, to shown: UnsafeMutableRawPointer)
}

extension CommittedValue {
  static func commit(from model: UnsafeRawPointer, to shown: UnsafeMutableRawPointer) {
    shown.assumingMemoryBound(to: Shown.self).pointee =
      Self.shown(model.assumingMemoryBound(to: Model.self).pointee)
  }
}

/// One whose `Shown` is a kind of field.
protocol AnimatedValue: CommittedValue {
  static var kind: FieldKind { get }
}

extension CGFloat: AnimatedValue {
  static var kind: FieldKind { .number }
  static func shown(_ value: CGFloat) -> Double { Double(value).roundedToFloat }
}

extension Double: AnimatedValue {
  static var kind: FieldKind { .number }
  static func shown(_ value: Double) -> Double { value.roundedToFloat }
}

extension Float: AnimatedValue {
  static var kind: FieldKind { .number }
  static func shown(_ value: Float) -> Double { Double(value) }
}

extension Int: AnimatedValue {
  static var kind: FieldKind { .number }
  static func shown(_ value: Int) -> Double { Double(value) }
}

extension Bool: AnimatedValue {
  static var kind: FieldKind { .flag }
  static func shown(_ value: Bool) -> Bool { value }
}

extension CGPoint: AnimatedValue {
  static var kind: FieldKind { .point }
  static func shown(_ value: CGPoint) -> SIMD2<Double> { SIMD2(value.x, value.y).roundedToFloat }
}

extension CGSize: AnimatedValue {
  static var kind: FieldKind { .point }
  static func shown(_ value: CGSize) -> SIMD2<Double> {
    SIMD2(value.width, value.height).roundedToFloat
  }
}

extension CGRect: AnimatedValue {
  static var kind: FieldKind { .rect }
  static func shown(_ value: CGRect) -> Vector4 { value.vector.roundedToFloat }
}

extension CATransform3D: AnimatedValue {
  static var kind: FieldKind { .transform }
  static func shown(_ value: CATransform3D) -> CATransform3D { value.roundedToFloat }
}

extension CGColor: AnimatedValue {
  /// An optional one's.
  static var kind: FieldKind { .color }
  static func shown(_ value: CGColor) -> StraightColor { value.straightSRGB }
}

extension CGPath: AnimatedValue {
  /// An optional one's.
  static var kind: FieldKind { .optionalPath }
  static func shown(_ value: CGPath) -> Outline { value.outline }
}

extension Optional: CommittedValue where Wrapped: CommittedValue, Wrapped.Model == Wrapped {
  static func shown(_ value: Wrapped?) -> Wrapped.Shown? { value.map { Wrapped.shown($0) } }
}

extension Optional: AnimatedValue where Wrapped: AnimatedValue, Wrapped.Model == Wrapped {
  static var kind: FieldKind { Wrapped.kind }
}

/// A transform that most layers don't have.
enum RareTransform: AnimatedValue {
  static var kind: FieldKind { .sharedTransform }
  static func shown(_ value: CATransform3D) -> SharedTransform? {
    SharedTransform.of(value.roundedToFloat)
  }
}

/// A path where none is an empty one.
enum DrawnPath: AnimatedValue {
  static var kind: FieldKind { .path }
  static func shown(_ value: CGPath?) -> Outline { value?.outline ?? .empty }
}

/// A list of numbers.
enum NumberList: AnimatedValue {
  static var kind: FieldKind { .numbers }
  static func shown(_ value: [NSNumber]?) -> [Double]? {
    value?.map(\.doubleValue.roundedToFloat)
  }
}

/// A list of colours; of none where it holds anything else.
enum ColorList: AnimatedValue {
  static var kind: FieldKind { .colors }
  static func shown(_ value: [Any]?) -> [StraightColor] {
    if case .colors(let colors) = AnimatableValue(value) { return colors }
    return []
  }
}

// MARK: Values that do not animate

/// A value that a snapshot keeps as it is.
protocol UnchangedValue: CommittedValue where Model == Self, Shown == Self {}

extension UnchangedValue {
  static func shown(_ value: Self) -> Self { value }
}

extension UInt32: UnchangedValue {}
extension CAGradientLayerType: UnchangedValue {}
extension CAEmitterLayerRenderMode: UnchangedValue {}

extension CAEmitterLayerEmitterShape: CommittedValue {
  static func shown(_ value: CAEmitterLayerEmitterShape) -> EmitterShape.Kind {
    EmitterShape.Kind(value)
  }
}

extension CAEmitterLayerEmitterMode: CommittedValue {
  static func shown(_ value: CAEmitterLayerEmitterMode) -> EmitterShape.Mode {
    EmitterShape.Mode(value)
  }
}

extension CACornerMask: CommittedValue {
  static func shown(_ value: CACornerMask) -> UInt8 { UInt8(truncatingIfNeeded: value.rawValue) }
}

extension CAEdgeAntialiasingMask: CommittedValue {
  static func shown(_ value: CAEdgeAntialiasingMask) -> UInt8 {
    UInt8(truncatingIfNeeded: value.rawValue)
  }
}

/// Whether corners are continuous.
extension CALayerCornerCurve: CommittedValue {
  static func shown(_ value: CALayerCornerCurve) -> Bool { value == .continuous }
}

extension CALayerContentsGravity: CommittedValue {
  static func shown(_ value: CALayerContentsGravity) -> ContentsGravity { ContentsGravity(value) }
}

extension CAShapeLayerFillRule: CommittedValue {
  static func shown(_ value: CAShapeLayerFillRule) -> FillRule {
    value == .evenOdd ? .evenOdd : .nonZero
  }
}

extension CAShapeLayerLineCap: CommittedValue {
  static func shown(_ value: CAShapeLayerLineCap) -> LineCap {
    switch value {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin: CommittedValue {
  static func shown(_ value: CAShapeLayerLineJoin) -> LineJoin {
    switch value {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

/// Lengths of dashes and gaps.
enum DashLengths: CommittedValue {
  static func shown(_ value: [NSNumber]?) -> [Float]? { value?.map(\.floatValue) }
}
