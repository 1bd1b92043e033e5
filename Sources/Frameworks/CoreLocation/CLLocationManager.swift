// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who tells where the phone is: nobody may, as for a user who has refused.

public import Foundation
internal import MicaFrameworks

/// What the user allows.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Always.
  case authorizedAlways
  /// While the program is in use.
  case authorizedWhenInUse
}

/// Tells where the phone is.
///
/// Partly: the user has refused; no place is ever told.
open class CLLocationManager: NSObject {
  /// Who hears of places; not kept alive.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the phone has to move.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether places are told in the background; false by default.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause; true by default.
  open var pausesLocationUpdatesAutomatically = true
  /// What the phone is moved for; anything by default.
  open var activityType = CLActivityType.other
  /// How far the phone has to turn, in degrees; 1 by default.
  open var headingFilter: CLLocationDegrees = 1
  /// The last direction; nil.
  open var heading: CLHeading? { nil }
  /// Whether the screen says that the phone is located; false by default.
  open var showsBackgroundLocationIndicator = false
  /// The last place; nil.
  open var location: CLLocation? { nil }
  /// Denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether phones are located at all; false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Asks nobody.
  open func requestWhenInUseAuthorization() { noteMissing("CLLocationManager") }
  /// Asks nobody.
  open func requestAlwaysAuthorization() { noteMissing("CLLocationManager") }
  /// Tells nothing.
  open func startUpdatingLocation() { noteMissing("CLLocationManager") }
  /// Nothing to do: no update is under way.
  open func stopUpdatingLocation() {}
  /// Tells nothing.
  open func requestLocation() { noteMissing("CLLocationManager") }
  /// Tells nothing.
  open func startUpdatingHeading() { noteMissing("CLLocationManager") }
  /// Nothing to do: no update is under way.
  open func stopUpdatingHeading() {}
}

/// Hears of places. Every method may be left out.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// There are new places, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// No place was found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The user allows something else.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The user allows something else.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The phone points elsewhere.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The phone has come to a place.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The phone has left a place.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Whether the phone is at a place.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A place is watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// A place can't be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  /// The phone stayed somewhere.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Whether the user is asked to turn the phone about.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// No.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
