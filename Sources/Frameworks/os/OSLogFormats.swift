// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How numbers and texts of log messages are written.

internal import Foundation

/// How many columns a value takes.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false
  /// As many as it has.
  public static var none: Self { Self() }
  /// At least so many, with spaces before it.
  public static func right(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isRight: true)
  }
  /// At least so many, with spaces after it.
  public static func left(columns: @autoclosure () -> Int) -> Self { Self(columns: columns()) }

  func applied(to text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? spaces + text : text + spaces
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var digits = 0
  var sign = false
  var prefix = ""
  var isUppercase = false

  /// In tens.
  public static var decimal: Self { Self() }
  /// In tens, with at least so many digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self { Self(digits: minDigits(), sign: explicitPositiveSign) }
  /// In sixteens.
  public static var hex: Self { Self(radix: 16) }
  /// In sixteens, with `0x` before it or not.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 16, digits: minDigits(), sign: explicitPositiveSign,
      prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }
  /// In eights.
  public static var octal: Self { Self(radix: 8) }
  /// In eights, with `0o` before it or not.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 8, digits: minDigits(), sign: explicitPositiveSign, prefix: includePrefix ? "0o" : "")
  }

  func text<Value: BinaryInteger>(of value: Value) -> String {
    let number = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(digits, 1000) - number.count))
    return (value < 0 ? "-" : sign ? "+" : "") + prefix + zeros + number
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision = 6
  var sign = false

  /// With six digits behind the point.
  public static var fixed: Self { Self() }
  /// With so many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self { Self(precision: precision(), sign: explicitPositiveSign) }
  /// As a power of ten.
  public static var exponential: Self { Self(conversion: "e") }
  /// As a power of ten, with so many digits behind the point.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      conversion: uppercase ? "E" : "e", precision: precision(), sign: explicitPositiveSign)
  }
  /// In the shorter way of both.
  public static var hybrid: Self { Self(conversion: "g") }
  /// In the shorter way of both, with so many digits.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      conversion: uppercase ? "G" : "g", precision: precision(), sign: explicitPositiveSign)
  }
  /// In sixteens.
  public static var hex: Self { Self(conversion: "a") }

  func text(of value: Double) -> String {
    let digits = max(0, min(precision, 100))
    return String(format: "%\(sign ? "+" : "").\(digits)\(conversion)", value)
  }
}

extension OSLogMessage.Interpolation {
  /// Adds a value that takes columns.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { appendLiteral(align.applied(to: "\(value())")) }
  /// Adds a whole number in a form.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { appendLiteral(align.applied(to: format.text(of: value()))) }
  /// Adds a number in a form.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { appendLiteral(align.applied(to: format.text(of: Double(value())))) }
}
