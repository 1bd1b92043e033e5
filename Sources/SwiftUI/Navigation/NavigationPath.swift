// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values of a stack of screens.

/// The values that lead to the screens of a stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// A path of what was encoded.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }
  /// The values as something that can be encoded; nil where one of them can't.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Adds a value, whose screen is shown.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Adds a value, whose screen is shown.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    values.append(AnyHashable(value))
  }
  /// Removes the last values, whose screens leave.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }

  /// The values of a path as something that can be encoded.
  public struct CodableRepresentation: Equatable, Codable {
    fileprivate let values: [AnyHashable]
    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Values of types that are known by their mangled names.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let data = Data(try container.decode(String.self).utf8)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name).")
        }
        values.append(try Self.decode(type, data))
      }
      self.values = values.reversed()
    }

    private static func decode<V: Hashable & Codable>(_ type: V.Type, _ data: Data) throws
      -> AnyHashable
    { AnyHashable(try JSONDecoder().decode(V.self, from: data)) }

    /// Writes pairs of the type's name and the value as JSON, the last value first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: base)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }
}
