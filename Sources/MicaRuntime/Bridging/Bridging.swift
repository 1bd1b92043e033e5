// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Casts between CGFloat and NSNumber, and between Core Graphics' structures and NSValue, as
// Foundation has them on Apple's systems: `number as? CGFloat`, `value as? CGPoint`.

public import Foundation

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSNumber
  public func _bridgeToObjectiveC() -> NSNumber { number }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedStructure, PropertyValue {
  public static var _boxEncoding: String { BoxEncoding.point }
  package static var propertyKind: PropertyKind { .point }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedStructure, PropertyValue {
  public static var _boxEncoding: String { BoxEncoding.size }
  package static var propertyKind: PropertyKind { .size }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedStructure, PropertyValue {
  public static var _boxEncoding: String { BoxEncoding.rect }
  package static var propertyKind: PropertyKind { .rect }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
  public static var _boxEncoding: String { BoxEncoding.range }
}
