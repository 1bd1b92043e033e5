// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of a program's tables, with values in them.

public import Foundation

/// A key of the program's tables, with the values that are put into its translation.
public struct LocalizedStringKey: Equatable, @unchecked Sendable, ExpressibleByStringInterpolation {
  /// A value of the key.
  enum Argument: Equatable {
    case value(any CVarArg)
    case text(Text)
    case made((Locale) -> String)

    static func == (first: Argument, second: Argument) -> Bool {
      switch (first, second) {
      case (.value(let a), .value(let b)): String(describing: a) == String(describing: b)
      case (.text(let a), .text(let b)): a == b
      default: false
      }
    }
  }

  let key: String
  var arguments: [Argument] = []

  /// A key without values.
  public init(_ value: String) { key = value }
  /// A key without values.
  public init(stringLiteral value: String) { key = value }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects a key and its values: a value of a type stands as a specifier in the key (FACTS_SWIFTUI e.6).
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the key, of which a percent sign is one.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(Text(verbatim: string)))
    }
    /// Adds an object, formatted.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(
        "%@", .text(Text(verbatim: formatter?.string(for: subject) ?? String(describing: subject))))
    }
    /// Adds a value, formatted.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .text(Text(verbatim: formatter.string(for: subject) ?? "")))
    }
    /// Adds a value, formatted in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    /// Adds a number, whose specifier is that of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, .value(value._arg))
    }
    /// Adds a number with a specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(value._arg))
    }
    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    /// Adds a stretch of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }
    /// Adds a stretch of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }
    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }
    /// Adds a resource of the program's tables.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }
    /// Adds any value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .text(Text(verbatim: String(describing: value))))
    }
  }
}

/// A number that stands in a key as a specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The value as an argument of a format.
  var _arg: any CVarArg { get }
  /// The specifier of the type.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { Int64(self) }
  /// `%lld`
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { Int32(self) }
  /// `%d`
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { Int32(self) }
  /// `%d`
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { self }
  /// `%d`
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { self }
  /// `%lld`
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { UInt64(self) }
  /// `%llu`
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { UInt32(self) }
  /// `%u`
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { UInt32(self) }
  /// `%u`
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { self }
  /// `%u`
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { self }
  /// `%llu`
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { Double(self) }
  /// `%f`
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { self }
  /// `%lf`
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The number.
  public var _arg: any CVarArg { Double(self) }
  /// `%lf`
  public var _specifier: String { "%lf" }
}
