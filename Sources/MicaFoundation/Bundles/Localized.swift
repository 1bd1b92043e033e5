// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Localized texts, in the language of the program's user.

public import Foundation

/// The text of a key in a bundle's tables (`Localizable.strings` by default), in the user's language; else
/// `value`, else the key itself.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  StringTables.current.text(key, value: value, table: tableName, in: bundle)
}

/// The same for Mica's own floors, where Foundation's functions are seen beside these.
package func localizedText(_ key: String, in bundle: Bundle) -> String {
  StringTables.current.text(key, value: "", table: nil, in: bundle)
}

extension Bundle {
  /// The text of a key in one of the bundle's tables, in the user's language; else `value`, else the key.
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    StringTables.current.text(key, value: value, table: tableName, in: self)
  }

  /// The bundle's languages that the user reads, the best first.
  public var preferredLocalizations: [String] {
    BundleLanguage.folders(of: self).filter { !$0.isEmpty }.map { String($0.dropLast(6)) }
  }
}

extension String {
  /// A format with values, as the user's region writes numbers. Formats of a .stringsdict take the forms
  /// of their numbers.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { localizedText(format, arguments) }

  static func localizedText(_ format: String, _ arguments: [any CVarArg]) -> String {
    let locale = ProgramRegion.current.locale
    let language = locale.language.languageCode?.identifier ?? "en"
    let known = StringTables.current.format(format)?.resolved(arguments, language: language)
    return String(format: known ?? format, locale: locale, arguments: arguments)
  }

  /// The text of a key in a bundle's tables, in the user's language; what is interpolated stands for
  /// `%@`, `%lld` or `%lf` of the key.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = StringTables.current.text(
      keyAndValue.key, value: nil, table: table, in: bundle ?? .main)
    self = keyAndValue.filled(text, locale)
  }

  /// The text of a key in a bundle's tables, else `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = StringTables.current.text(
      "\(key)", value: defaultValue.key, table: table, in: bundle ?? .main)
    self = defaultValue.filled(text, locale)
  }

  /// A key with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable
  {
    let key: String
    let arguments: [any CVarArg]

    init(key: String, arguments: [any CVarArg]) { (self.key, self.arguments) = (key, arguments) }
    /// A key without values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// The same key with the same values.
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key
        && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
    }

    func filled(_ text: String, _ locale: Locale) -> String {
      guard !arguments.isEmpty else { return text }
      let language = locale.language.languageCode?.identifier ?? "en"
      let known = StringTables.current.format(text)?.resolved(arguments, language: language)
      return String(format: known ?? text, locale: locale, arguments: arguments)
    }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []

      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// A part of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// A text.
      public mutating func appendInterpolation(_ value: String) {
        key += "%@"
        arguments.append(NSString(string: value))
      }
      /// A whole number.
      public mutating func appendInterpolation<Value: BinaryInteger & CVarArg>(_ value: Value) {
        key += "%lld"
        arguments.append(Int64(truncatingIfNeeded: value))
      }
      /// A number.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint & CVarArg>(
        _ value: Value
      ) {
        key += "%lf"
        arguments.append(Double(value))
      }
      /// A value by its description.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        key += "%@"
        arguments.append(NSString(string: "\(value)"))
      }
    }
  }
}
