// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values of enumerations, by the names of their cases.

/// What can be typed for a type that has raw values.
struct EnumerationText: Sendable {
  /// The cases' names with their raw values, in the order of these; empty where only raw values are
  /// known.
  private(set) var cases: [(name: String, raw: Raw)] = []

  /// What the registry is given for a case.
  enum Raw: Sendable {
    case number(Int)
    case text(String)

    init?(_ value: Any) {
      if let text = value as? String {
        self = .text(text)
      } else if let number = value as? any BinaryInteger {
        self = .number(Int(truncatingIfNeeded: number))
      } else {
        return nil
      }
    }

    var value: any Sendable {
      switch self {
      case .number(let number): number
      case .text(let text): text
      }
    }
  }

  /// Whether raw values are texts.
  private(set) var isText = false

  /// Of a type or of its optional.
  init(_ type: Any.Type) {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    guard let type = type as? any RawRepresentable.Type else { return }
    fill(type)
  }

  private mutating func fill<Value: RawRepresentable>(_ type: Value.Type) {
    isText = Value.RawValue.self == String.self
    if let type = type as? any CaseIterable.Type {
      cases = Self.allCases(type)
    } else if let integer = Value.RawValue.self as? any FixedWidthInteger.Type {
      cases = Self.cases(of: type, integer)
    }
  }

  private static func allCases<Value: CaseIterable>(
    _ type: Value.Type
  ) -> [(name: String, raw: Raw)] {
    type.allCases.compactMap { value in
      guard let raw = (value as? any RawRepresentable).flatMap({ Raw($0.rawValue) }) else {
        return nil
      }
      return ("\(value)", raw)
    }
  }

  /// The cases of an enumeration whose raw values are small whole numbers, as Apple's are.
  private static func cases<Value: RawRepresentable, Whole: FixedWidthInteger>(
    of type: Value.Type, _ whole: Whole.Type
  ) -> [(name: String, raw: Raw)] {
    (-1...64).compactMap { number -> (name: String, raw: Raw)? in
      guard let raw = Whole(exactly: number) as? Value.RawValue, let value = Value(rawValue: raw),
        Mirror(reflecting: value).displayStyle == .enum
      else { return nil }
      return ("\(value)", .number(number))
    }
  }

  /// What the text must be.
  var kind: String {
    if !cases.isEmpty { return "one of " + cases.map(\.name).joined(separator: ", ") }
    return isText ? "a name" : "a raw value: a whole number"
  }

  /// The raw value that a name or a number means; nil for other text.
  func rawValue(of text: String) -> (any Sendable)? {
    if let known = cases.first(where: { $0.name == text }) { return known.raw.value }
    if isText { return cases.isEmpty ? text : nil }
    return Int(text)
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
