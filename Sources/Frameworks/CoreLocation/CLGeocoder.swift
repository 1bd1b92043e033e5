// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Addresses of places: without a network none is found.

public import Foundation
internal import MicaFrameworks

/// An address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where.
  open var location: CLLocation? { nil }
  /// What it is called.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// A part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The lake or river.
  open var inlandWater: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// Sights nearby.
  open var areasOfInterest: [String]? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// The region around the place.
  open var region: CLRegion? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
}

/// Is told what was found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places of addresses and addresses of places.
///
/// Partly: nothing is found, as without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether it is at work; false.
  open var isGeocoding: Bool { false }
  /// Nothing, at once.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Nothing, at once.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Nothing, at once.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Nothing, at once.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    noteMissing("CLGeocoder")
    throw CLError(.network)
  }
  /// Nothing, at once.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    noteMissing("CLGeocoder")
    throw CLError(.network)
  }
  /// Nothing to do: no request is under way.
  open func cancelGeocode() {}

  private func fail(_ handler: CLGeocodeCompletionHandler) {
    noteMissing("CLGeocoder")
    handler(nil, CLError(.network))
  }
}
