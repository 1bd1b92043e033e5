// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places on Earth. Values work; nobody is located.

public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// How far off a place may be, in metres; negative if it is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// A bearing in degrees from north.
public typealias CLLocationDirection = Double

/// As exactly as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Exactly enough for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place by latitude and longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// North of the equator.
  public var latitude: CLLocationDegrees
  /// East of Greenwich.
  public var longitude: CLLocationDegrees
  /// Where the equator meets Greenwich's meridian.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a place is on Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How far off the place may be.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far off the altitude may be; negative if it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The bearing of travel; negative if it is not known.
  public let course: CLLocationDirection
  /// Metres a second; negative if it is not known.
  public let speed: CLLocationSpeed
  /// When.
  public let timestamp: Date

  /// A place, measured now: by the program's own time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date())
  }
  /// A place, its height and when it was measured.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    (course, speed) = (-1, -1)
    self.timestamp = timestamp
  }

  /// Metres along a great circle of a sphere of 6 371 008.8 m, the Earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let across = (location.coordinate.longitude - coordinate.longitude) * radians
    let (y, x) = (sin((b - a) / 2), sin(across / 2))
    return 2 * 6_371_008.8 * asin(min(1, (y * y + cos(a) * cos(b) * x * x).squareRoot()))
  }
}
