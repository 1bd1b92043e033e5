// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// NSLocale's members of iOS 10, which Foundation on Linux keeps to itself.

public import Foundation

extension NSLocale {
  private var swift: Locale {
    Locale(identifier: object(forKey: NSLocale.Key.identifier) as? String ?? "")
  }

  /// The language: `en`.
  public var languageCode: String { swift.language.languageCode?.identifier ?? "" }
  /// The script; nil for none.
  public var scriptCode: String? { swift.language.script?.identifier }
  /// The country; nil for none.
  public var countryCode: String? { swift.region?.identifier }
  /// The currency; nil for none.
  public var currencyCode: String? { swift.currency?.identifier }
  /// The currency's sign; the currency where it has none.
  public var currencySymbol: String { swift.currencySymbol ?? currencyCode ?? "" }
  /// What stands before a number's fraction.
  public var decimalSeparator: String { swift.decimalSeparator ?? "." }
  /// What stands between a number's groups.
  public var groupingSeparator: String { swift.groupingSeparator ?? "," }
  /// Whether lengths are metric.
  public var usesMetricSystem: Bool { swift.measurementSystem != .us }

  /// A locale's name in this one's language.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    swift.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  /// A language's name in this locale's.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    swift.localizedString(forLanguageCode: languageCode)
  }
  /// A country's name in this locale's language.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    swift.localizedString(forRegionCode: countryCode)
  }
  /// A script's name in this locale's language.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    swift.localizedString(forScriptCode: scriptCode)
  }
  /// A currency's name in this locale's language.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    swift.localizedString(forCurrencyCode: currencyCode)
  }
}
