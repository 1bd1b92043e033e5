// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the user wants contacts shown.

internal import MicaFoundation
public import class Foundation.NSObject

/// The user's settings of contacts.
open class CNContactsUserDefaults: NSObject {
  /// The settings.
  open class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }
  /// The order of contacts: by family names.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The country of the device's region, in lowercase letters: "us".
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
