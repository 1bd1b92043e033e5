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
/// How far off a bearing may be, in degrees; negative if it is not known.
public typealias CLLocationDirectionAccuracy = Double
/// How far off a speed may be, in metres a second; negative if it is not known.
public typealias CLLocationSpeedAccuracy = Double

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
  /// How far off the bearing may be; negative if it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Metres a second; negative if it is not known.
  public let speed: CLLocationSpeed
  /// How far off the speed may be; negative if it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When.
  public let timestamp: Date
  /// Where the place comes from; nil if it is not known.
  public let sourceInformation: CLLocationSourceInformation?
  /// Metres above the ellipsoid of WGS 84: 0, since Mica knows no geoid.
  open var ellipsoidalAltitude: CLLocationDistance { 0 }
  /// The storey of a building: nil.
  open var floor: CLFloor? { nil }

  /// A place, measured now: by the program's own time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date())
  }
  /// A place, its height and when it was measured.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place on the way.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }
  /// A place on the way, with how far off all of it may be.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate, altitude, hAccuracy, vAccuracy, (course, courseAccuracy), (speed, speedAccuracy),
      timestamp, nil)
  }
  /// A place on the way, with how far off all of it may be, and where it comes from.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate, altitude, hAccuracy, vAccuracy, (course, courseAccuracy), (speed, speedAccuracy),
      timestamp, sourceInfo)
  }
  private init(
    _ coordinate: CLLocationCoordinate2D, _ altitude: CLLocationDistance,
    _ horizontal: CLLocationAccuracy, _ vertical: CLLocationAccuracy,
    _ course: (CLLocationDirection, CLLocationDirectionAccuracy),
    _ speed: (CLLocationSpeed, CLLocationSpeedAccuracy), _ timestamp: Date,
    _ source: CLLocationSourceInformation?
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (horizontal, vertical)
    (self.course, courseAccuracy) = course
    (self.speed, speedAccuracy) = speed
    (self.timestamp, sourceInformation) = (timestamp, source)
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
