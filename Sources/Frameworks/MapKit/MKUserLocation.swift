// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the user is: nobody is located.

public import CoreLocation
public import Foundation

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// It doesn't.
  case none
  /// It moves along.
  case follow
  /// It moves and turns along.
  case followWithHeading
}

/// Where the user is; never known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place; nil.
  open var location: CLLocation? { nil }
  /// Whether it is being looked for; false.
  open var isUpdating: Bool { false }
  /// Where the equator meets Greenwich's meridian.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// What it is called.
  open var title: String? = "Current Location"
  /// More of it; nil by default.
  open var subtitle: String?
}
