// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Casts between CGFloat and NSNumber, and between Core Graphics' structures and NSValue, as
// Foundation has them on Apple's systems: `number as? CGFloat`, `value as? CGPoint`.

public import Foundation

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The box of a number.
  public typealias _ObjectiveCType = NSNumber
  /// The number in its box.
  public func _bridgeToObjectiveC() -> NSNumber { number }
  /// The number of a box, which a forced cast reads.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// The number of a box, which a conditional cast reads; every number fits.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  /// The number of a box that comes from an Objective-C declaration; 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.point }
  package static var propertyKind: PropertyKind { .point }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.size }
  package static var propertyKind: PropertyKind { .size }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedStructure, PropertyValue {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.rect }
  package static var propertyKind: PropertyKind { .rect }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
  /// The Objective-C type encoding of boxes that hold such a value.
  public static var _boxEncoding: String { BoxEncoding.range }
}
