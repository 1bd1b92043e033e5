// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value as an attribute of some kind takes it.

internal import MicaFoundation
internal import MicaRuntime

extension NSAttributeDescription {
  /// A value in the form in which objects keep it: numbers as `NSNumber`, texts, dates … as Swift's.
  /// Stops the program for a value of another kind, as Core Data does.
  func kept(_ value: Any?) -> Any? {
    guard let value = unwrapped(value), !(value is NSNull) else { return nil }
    if let kept = converted(value) { return kept }
    fatalError(
      "Unacceptable type of value for attribute: property = \"\(name)\"; desired type = \(wanted); "
        + "given type = \(Swift.type(of: value)); value = \(value).")
  }

  private func converted(_ value: Any) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      return boxed(value) as? NSNumber
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return boxed(value) as? NSNumber
    case .stringAttributeType: return value as? String ?? boxed(value) as? String
    case .dateAttributeType:
      // A scalar date is a number of seconds since 2001.
      if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
      return value as? Date
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return value as? UUID
    case .URIAttributeType: return value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType,
      .compositeAttributeType:
      return value
    }
  }

  private var wanted: String {
    switch attributeType {
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .decimalAttributeType: "NSDecimalNumber"
    default: "NSNumber"
    }
  }

  /// The value that a model's text stands for; nil where it stands for none.
  func value(of text: String) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
        ?? Double(text).map { NSNumber(value: Int64(clamping: $0)) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

extension Int64 {
  fileprivate init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int64(value)
  }
}
