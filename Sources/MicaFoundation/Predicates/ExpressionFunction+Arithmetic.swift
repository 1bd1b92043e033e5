// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Arithmetic in expressions: whole numbers stay whole, as Apple's `NSNumber` functions have them.

internal import Foundation

extension ExpressionFunction {
  /// A function of one or two numbers; nil where one of them is missing.
  func arithmetic(_ arguments: [Any?]) -> Any? {
    var numbers: [NSNumber] = []
    for argument in arguments {
      switch PredicateValue(argument) {
      case .number(let number): numbers.append(number)
      case .date(let date): numbers.append(NSNumber(value: date.timeIntervalSinceReferenceDate))
      case .nothing: return nil
      case let other: fatalError("\(fullName) needs numbers, not \(other.text)")
      }
    }
    guard numbers.count == argumentCount else {
      fatalError("\(fullName) with \(numbers.count) arguments")
    }
    return numbers.count == 1 ? unary(numbers[0]) : binary(numbers[0], numbers[1])
  }

  private func unary(_ number: NSNumber) -> NSNumber {
    let value = number.doubleValue
    switch fullName {
    case "sqrt:": return NSNumber(value: value.squareRoot())
    case "log:": return NSNumber(value: log10(value))
    case "ln:": return NSNumber(value: log(value))
    case "exp:": return NSNumber(value: exp(value))
    case "floor:": return NSNumber(value: value.rounded(.down))
    case "ceiling:": return NSNumber(value: value.rounded(.up))
    case "trunc:": return NSNumber(value: value.rounded(.towardZero))
    case "onesComplement:": return NSNumber(value: ~number.int64Value)
    default:
      if number.isWhole, number.int64Value != .min {
        return NSNumber(value: Swift.abs(number.int64Value))
      }
      return NSNumber(value: Swift.abs(value))
    }
  }

  private func binary(_ first: NSNumber, _ second: NSNumber) -> NSNumber {
    let (a, b) = (first.doubleValue, second.doubleValue)
    switch fullName {
    case "add:to:":
      return Self.whole(first, second) { $0.addingReportingOverflow($1) } ?? NSNumber(value: a + b)
    case "from:subtract:":
      return Self.whole(first, second) { $0.subtractingReportingOverflow($1) }
        ?? NSNumber(value: a - b)
    case "multiply:by:":
      return Self.whole(first, second) { $0.multipliedReportingOverflow(by: $1) }
        ?? NSNumber(value: a * b)
    case "divide:by:":
      return Self.whole(first, second) { $0.dividedReportingOverflow(by: $1) }
        ?? NSNumber(value: a / b)
    case "modulus:by:":
      return Self.whole(first, second) { $0.remainderReportingOverflow(dividingBy: $1) }
        ?? NSNumber(value: a.truncatingRemainder(dividingBy: b))
    case "raise:toPower:": return NSNumber(value: pow(a, b))
    case "bitwiseAnd:with:": return NSNumber(value: first.int64Value & second.int64Value)
    case "bitwiseOr:with:": return NSNumber(value: first.int64Value | second.int64Value)
    case "bitwiseXor:with:": return NSNumber(value: first.int64Value ^ second.int64Value)
    case "leftshift:by:": return NSNumber(value: first.int64Value << second.int64Value)
    default: return NSNumber(value: first.int64Value >> second.int64Value)
    }
  }

  /// What a whole operation gives for two whole numbers; nil where one isn't, or the result is too
  /// large.
  static func whole(
    _ first: NSNumber, _ second: NSNumber,
    _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> NSNumber? {
    guard first.isWhole, second.isWhole else { return nil }
    let (value, overflow) = operation(first.int64Value, second.int64Value)
    return overflow ? nil : NSNumber(value: value)
  }
}

extension NSNumber {
  /// Whether the number was made of a whole one.
  fileprivate var isWhole: Bool {
    if self is NSDecimalNumber { return false }
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return false
    default: return true
    }
  }
}
