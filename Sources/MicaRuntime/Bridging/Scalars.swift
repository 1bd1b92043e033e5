// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers and flags as key-value coding converts and boxes them.

package import Foundation

extension Bool: ScalarValue {
  package static var propertyKind: PropertyKind { .flag }
  package init(scalar: NSNumber) { self = scalar.boolValue }
  package var number: NSNumber { NSNumber(value: self) }
}

extension ScalarValue where Self: FixedWidthInteger {
  package static var propertyKind: PropertyKind { .integer }
  /// Truncated towards zero, limited to what the type holds; NaN is 0.
  package init(scalar: NSNumber) {
    switch UInt8(bitPattern: scalar.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"):
      let value = scalar.doubleValue
      self = value.isNaN ? 0 : Self(clamping: Int64(clamped: value))
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): self = Self(clamping: scalar.uint64Value)
    default: self = Self(clamping: scalar.int64Value)
    }
  }
}

extension Int64 {
  fileprivate init(clamped value: Double) {
    self = value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int64(value)
  }
}

extension Int: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension Int8: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension Int16: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension Int32: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension Int64: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension UInt: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension UInt8: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension UInt16: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension UInt32: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}
extension UInt64: ScalarValue {
  package var number: NSNumber { NSNumber(value: self) }
}

extension Double: ScalarValue {
  package static var propertyKind: PropertyKind { .number }
  package init(scalar: NSNumber) { self = scalar.doubleValue }
  package var number: NSNumber { NSNumber(value: self) }
}
extension Float: ScalarValue {
  package static var propertyKind: PropertyKind { .number }
  package init(scalar: NSNumber) { self = scalar.floatValue }
  package var number: NSNumber { NSNumber(value: self) }
}
extension CGFloat: ScalarValue {
  package static var propertyKind: PropertyKind { .number }
  package init(scalar: NSNumber) { self = CGFloat(scalar.doubleValue) }
  package var number: NSNumber { NSNumber(value: Double(self)) }
}

extension String: PropertyValue {
  package static var propertyKind: PropertyKind { .text }
}
extension NSString: PropertyValue {
  package static var propertyKind: PropertyKind { .text }
}
extension NSNumber: PropertyValue {
  package static var propertyKind: PropertyKind { .number }
}
extension Date: PropertyValue {
  package static var propertyKind: PropertyKind { .date }
}
extension URL: PropertyValue {
  package static var propertyKind: PropertyKind { .url }
}
extension Data: PropertyValue {
  package static var propertyKind: PropertyKind { .data }
}
