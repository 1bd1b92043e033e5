// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What documents of Interface Builder call a property.

/// The names of the attributes and parts that set a property: `nib: "maxValue"`.
@_spi(Registration)
public struct NibNames: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, Sendable {
  /// Nil for the key's own.
  private let given: [String]?

  private init(_ given: [String]?) { self.given = given }
  /// The name of one attribute or part.
  public init(stringLiteral name: StaticString) { self.init(["\(name)"]) }
  /// The names of several attributes or parts, each of which sets the property.
  public init(arrayLiteral names: String...) { self.init(names) }

  /// The key itself, without `is`: `hidden` for `isHidden`.
  public static let key = NibNames(nil)

  func names(of key: String) -> [String] {
    if let given { return given }
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
      return [key]
    }
    return [first.lowercased() + key.dropFirst(3)]
  }
}
