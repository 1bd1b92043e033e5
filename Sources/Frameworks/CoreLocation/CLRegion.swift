// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places that are watched, directions and visits: nothing of them is ever told.

public import Foundation
internal import MicaFrameworks

/// Whether the phone is within a place.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown
  /// It is.
  case inside
  /// It isn't.
  case outside
}

/// What the phone is moved for.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// A car.
  case automotiveNavigation
  /// Sport.
  case fitness
  /// A boat or train.
  case otherNavigation
  /// A plane.
  case airborne
}

/// A place that is watched.
open class CLRegion: NSObject, @unchecked Sendable {
  /// Its name among others.
  public let identifier: String
  /// Whether entering is told; true by default.
  open var notifyOnEntry = true
  /// Whether leaving is told; true by default.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A disc that is watched.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  /// A disc.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// Which way the phone points.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the magnetic north in degrees.
  open var magneticHeading: CLLocationDirection { 0 }
  /// From north in degrees; negative: not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// How far off it may be; negative: not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When.
  open var timestamp: Date { Date() }
}

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When it began.
  open var arrivalDate: Date { .distantPast }
  /// When it ended.
  open var departureDate: Date { .distantFuture }
  /// Where.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// How far off.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

extension CLLocationManager {
  /// Whether directions are told: false.
  public class func headingAvailable() -> Bool { false }
  /// Whether long ways are told: false.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether places are watched: false.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Tells nothing.
  public func startMonitoringSignificantLocationChanges() {
    noteMissing("CLLocationManager.startMonitoringSignificantLocationChanges()")
  }
  /// Nothing to do: no update is under way.
  public func stopMonitoringSignificantLocationChanges() {}
  /// Watches nothing.
  public func startMonitoring(for region: CLRegion) {
    noteMissing("CLLocationManager.startMonitoring(for:)")
  }
  /// Nothing to do: no region is monitored.
  public func stopMonitoring(for region: CLRegion) {}
  /// Nothing.
  public func requestState(for region: CLRegion) {
    noteMissing("CLLocationManager.requestState(for:)")
  }
  /// Nothing.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// Tells nothing.
  public func startMonitoringVisits() { noteMissing("CLLocationManager.startMonitoringVisits()") }
  /// Nothing to do: no visit is monitored.
  public func stopMonitoringVisits() {}
}
