// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's properties that do not animate: options that are names or bits, filters, hints.

import CoreGraphics
import Foundation

extension LayerProperty {
  static let options: [LayerProperty] = layerOptions + contentsOptions + kindOptions

  private static let layerOptions: [LayerProperty] = [
    text("cornerCurve", { $0.cornerCurve }, { $0.cornerCurve = $1 }),
    number(
      "maskedCorners", nil, { CGFloat($0.maskedCorners.rawValue) },
      { $0.maskedCorners = CACornerMask(rawValue: UInt(bits: $1)) }),
    number(
      "edgeAntialiasingMask", nil, { CGFloat($0.edgeAntialiasingMask.rawValue) },
      { $0.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(UInt(bits: $1))) }),
    flag("shouldRasterize", { $0.shouldRasterize }, { $0.shouldRasterize = $1 }),
    number(
      "rasterizationScale", nil, { $0.rasterizationScale }, { $0.rasterizationScale = $1 }),
    flag("drawsAsynchronously", { $0.drawsAsynchronously }, { $0.drawsAsynchronously = $1 }),
    object("compositingFilter", nil, { $0.compositingFilter }, { $0.compositingFilter = $1 }),
    object("filters", nil, { $0.filters }, { $0.filters = $1 as? [Any] }),
    object(
      "backgroundFilters", nil, { $0.backgroundFilters }, { $0.backgroundFilters = $1 as? [Any] }),
    object("sublayers", nil, { $0.sublayers }, { $0.sublayers = $1 as? [CALayer] }),
    object("actions", nil, { $0.actions }, { $0.actions = $1 as? [String: any CAAction] }),
    object("style", nil, { $0.style }, { $0.style = $1 as? [AnyHashable: Any] }),
  ]

  private static let contentsOptions: [LayerProperty] = [
    text("minificationFilter", { $0.minificationFilter }, { $0.minificationFilter = $1 }),
    text("magnificationFilter", { $0.magnificationFilter }, { $0.magnificationFilter = $1 }),
    number(
      "minificationFilterBias", nil, { CGFloat($0.minificationFilterBias) },
      { $0.minificationFilterBias = Float($1) }),
    text("contentsFormat", { $0.contentsFormat }, { $0.contentsFormat = $1 }),
    flag("isOpaque", { $0.isOpaque }, { $0.isOpaque = $1 }),
    flag("isGeometryFlipped", { $0.isGeometryFlipped }, { $0.isGeometryFlipped = $1 }),
    flag("isDoubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
  ]

  private static let kindOptions: [LayerProperty] = [
    text(
      "type", { ($0 as? CAGradientLayer)?.type ?? .axial },
      { ($0 as? CAGradientLayer)?.type = $1 }
    ).of { $0 is CAGradientLayer },
    text(
      "fillRule", { ($0 as? CAShapeLayer)?.fillRule ?? .nonZero },
      { ($0 as? CAShapeLayer)?.fillRule = $1 }
    ).of { $0 is CAShapeLayer },
    text(
      "lineCap", { ($0 as? CAShapeLayer)?.lineCap ?? .butt },
      { ($0 as? CAShapeLayer)?.lineCap = $1 }
    ).of { $0 is CAShapeLayer },
    text(
      "lineJoin", { ($0 as? CAShapeLayer)?.lineJoin ?? .miter },
      { ($0 as? CAShapeLayer)?.lineJoin = $1 }
    ).of { $0 is CAShapeLayer },
    object("lineDashPattern", nil, { ($0 as? CAShapeLayer)?.lineDashPattern }) { layer, value in
      guard case .numbers(let numbers) = AnimatableValue(value) else {
        (layer as? CAShapeLayer)?.lineDashPattern = nil
        return
      }
      (layer as? CAShapeLayer)?.lineDashPattern = numbers.map { NSNumber(value: $0) }
    }.of { $0 is CAShapeLayer },
  ]

  /// A property whose values are names; read and written as strings, values of its own type too.
  static func text<Value: RawRepresentable & Sendable>(
    _ name: String, _ get: @escaping @Sendable (CALayer) -> Value,
    _ set: @escaping @Sendable (CALayer, Value) -> Void
  ) -> LayerProperty where Value.RawValue == String {
    object(name, nil, { get($0).rawValue }) { layer, value in
      if let value = value as? Value ?? (value as? String).flatMap(Value.init(rawValue:)) {
        set(layer, value)
      }
    }
  }
}

extension UInt {
  /// Bits that came as a number; none for what is no such number.
  fileprivate init(bits value: CGFloat) {
    self = value > 0 && value < 4_294_967_296 ? UInt(value) : 0
  }
}
