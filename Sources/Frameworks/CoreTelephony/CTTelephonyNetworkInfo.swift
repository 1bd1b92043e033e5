// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device's telephone: there is none.

public import Foundation

/// Who runs a telephone's network.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// What it is called.
  open var carrierName: String? { nil }
  /// Its country's number.
  open var mobileCountryCode: String? { nil }
  /// Its number.
  open var mobileNetworkCode: String? { nil }
  /// Its country.
  open var isoCountryCode: String? { nil }
  /// Whether it can send voices by the network.
  open var allowsVOIP: Bool { true }
}

/// The device's telephone.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Nil: there is none.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// None.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Nil: there is none.
  open var currentRadioAccessTechnology: String? { nil }
  /// None.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
