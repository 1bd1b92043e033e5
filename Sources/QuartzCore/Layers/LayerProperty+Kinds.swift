// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How each kind of property reads a value of unknown form (FACTS C16) and gives its own back.

import CoreGraphics
import Foundation
internal import MicaRaster

extension LayerProperty {
  static func object(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> Any?,
    components: [KeyComponent] = [], _ set: @escaping @Sendable (CALayer, Any?) -> Void
  ) -> LayerProperty {
    LayerProperty(
      name: name, key: key, components: components, belongs: { _ in true }, get: get, set: set)
  }

  /// A property of one kind of value; a value of another kind changes nothing and is noted.
  private static func typed<Value>(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> Any?,
    components: [KeyComponent] = [], read: @escaping @Sendable (AnimatableValue) -> Value?,
    set: @escaping @Sendable (CALayer, Value) -> Void
  ) -> LayerProperty {
    object(name, key, get, components: components) { layer, value in
      if let value = AnimatableValue(value).flatMap(read) {
        set(layer, value)
      } else {
        let found = value.map { "\(type(of: $0))" } ?? "nil"
        Unsupported.note("a value of type \(found) for CALayer.\(name)")
      }
    }
  }

  static func number(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> CGFloat,
    _ set: @escaping @Sendable (CALayer, CGFloat) -> Void
  ) -> LayerProperty {
    typed(
      name, key, { NSNumber(value: Double(get($0))) }, read: { $0.asNumber.map { CGFloat($0) } },
      set: set)
  }

  static func flag(
    _ name: String, _ get: @escaping @Sendable (CALayer) -> Bool,
    _ set: @escaping @Sendable (CALayer, Bool) -> Void
  ) -> LayerProperty {
    flag(name, nil, get, set)
  }

  static func flag(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> Bool,
    _ set: @escaping @Sendable (CALayer, Bool) -> Void
  ) -> LayerProperty {
    typed(name, key, { NSNumber(value: get($0)) }, read: { $0.asNumber.map { $0 != 0 } }, set: set)
  }

  static func point(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> CGPoint,
    _ set: @escaping @Sendable (CALayer, CGPoint) -> Void
  ) -> LayerProperty {
    typed(
      name, key, { get($0) }, components: [.x, .y],
      read: { $0.asPoint.map { CGPoint(x: $0.x, y: $0.y) } }, set: set)
  }

  static func size(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> CGSize,
    _ set: @escaping @Sendable (CALayer, CGSize) -> Void
  ) -> LayerProperty {
    typed(
      name, key, { get($0) }, components: [.width, .height],
      read: { $0.asPoint.map { CGSize(width: $0.x, height: $0.y) } }, set: set)
  }

  static func rect(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> CGRect,
    _ set: @escaping @Sendable (CALayer, CGRect) -> Void
  ) -> LayerProperty {
    typed(
      name, key, { get($0) },
      components: [.origin, .size, .originX, .originY, .sizeWidth, .sizeHeight],
      read: {
        if case .rect(let rect) = $0 { return CGRect(rect) }
        return nil
      }, set: set)
  }

  static func transform(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> CATransform3D,
    _ set: @escaping @Sendable (CALayer, CATransform3D) -> Void
  ) -> LayerProperty {
    typed(
      name, key, { get($0) },
      components: [
        .translation, .translationX, .translationY, .translationZ, .scale, .scaleX, .scaleY,
        .scaleZ, .rotation, .rotationX, .rotationY, .rotationZ,
      ],
      read: {
        if case .transform(let transform) = $0 { return transform }
        return nil
      }, set: set)
  }

  static func color(
    _ name: String, _ key: AnimatableKey?, _ get: @escaping @Sendable (CALayer) -> CGColor?,
    _ set: @escaping @Sendable (CALayer, CGColor?) -> Void
  ) -> LayerProperty {
    object(name, key, { get($0) }) { set($0, $1 as? CGColor) }
  }

  static func shapeNumber(
    _ name: String, _ key: AnimatableKey,
    _ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat> & Sendable
  ) -> LayerProperty {
    number(
      name, key, { ($0 as? CAShapeLayer)?[keyPath: path] ?? 0 },
      { ($0 as? CAShapeLayer)?[keyPath: path] = $1 }
    ).of { $0 is CAShapeLayer }
  }

  static func shapeColor(
    _ name: String, _ key: AnimatableKey,
    _ path: ReferenceWritableKeyPath<CAShapeLayer, CGColor?> & Sendable
  ) -> LayerProperty {
    color(
      name, key, { ($0 as? CAShapeLayer)?[keyPath: path] },
      { ($0 as? CAShapeLayer)?[keyPath: path] = $1 }
    ).of { $0 is CAShapeLayer }
  }

  /// The same property, of those layers only.
  func of(_ belongs: @escaping @Sendable (CALayer) -> Bool) -> LayerProperty {
    LayerProperty(
      name: name, key: key, components: components, belongs: belongs, get: get, set: set)
  }
}

extension AnimatableValue {
  fileprivate var asNumber: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// A point, or a size as (width, height).
  fileprivate var asPoint: SIMD2<Double>? {
    if case .point(let point) = self { return point }
    return nil
  }
}
