// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Localized texts that are looked up later (iOS 16), and their archives.

public import Foundation

/// A key of a bundle's tables, which is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  /// The bundle whose tables have the text.
  public enum BundleDescription: Sendable {
    /// The program's.
    case main
    /// The one that a class lies in.
    case forClass(AnyClass)
    /// The one in a folder.
    case atURL(URL)
  }

  /// The key.
  public let key: String
  /// The text where no table has the key, with its values.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for `Localizable`.
  public let table: String?
  /// Whose language and numbers are used.
  public var locale: Locale
  private let place: String?

  /// A key with its default text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, place) = (table, locale, Self.place(of: bundle))
  }

  /// A key that is its own default text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, place) = (table, locale, Self.place(of: bundle))
  }

  /// A key without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A key with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The bundle whose tables have the text.
  public var bundle: BundleDescription {
    place.map { .atURL(URL(fileURLWithPath: $0)) } ?? .main
  }

  /// The same resource.
  public var localizedStringResource: LocalizedStringResource { self }

  var text: String {
    let found = place.flatMap { Bundle(path: $0) } ?? .main
    let text = StringTables.current.text(key, value: defaultValue.key, table: table, in: found)
    return defaultValue.filled(text, locale)
  }

  private static func place(of bundle: BundleDescription) -> String? {
    switch bundle {
    case .main: nil
    case .forClass(let type): Bundle(for: type).bundlePath
    case .atURL(let url): url.path
    }
  }
}

/// A value with a localized name.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The text of a resource, in its language.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension String.LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey { case key, arguments }

  /// One value of a key.
  private enum Argument: Codable {
    case text(String)
    case whole(Int64)
    case number(Double)
  }

  /// A key with its values, as `encode(to:)` writes it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let arguments = try values.decode([Argument].self, forKey: .arguments)
    self.init(
      key: try values.decode(String.self, forKey: .key),
      arguments: arguments.map { argument -> any CVarArg in
        switch argument {
        case .text(let text): NSString(string: text)
        case .whole(let number): number
        case .number(let number): number
        }
      })
  }

  /// Writes the key and its values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(key, forKey: .key)
    let coded: [Argument] = arguments.map { argument in
      switch argument {
      case let number as Int64: .whole(number)
      case let number as Double: .number(number)
      default: .text("\(argument)")
      }
    }
    try values.encode(coded, forKey: .arguments)
  }
}
