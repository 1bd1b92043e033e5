// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How exactly a program may know the place, and beacons, none of which is ever found.

public import Foundation
internal import MicaFrameworks

/// How exactly a program may know the place.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the device does.
  case fullAccuracy = 0
  /// Within some kilometres.
  case reducedAccuracy
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  /// It isn't known.
  case unknown = 0
  /// Within some centimetres.
  case immediate
  /// Within some metres.
  case near
  /// Farther away.
  case far
}

/// A number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// A number of a beacon among those of one major value.
public typealias CLBeaconMinorValue = UInt16

/// What beacons are looked for.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// The beacons' identifier.
  public let uuid: UUID
  /// The beacons' major value; `nil` for any.
  public let major: CLBeaconMajorValue?
  /// The beacons' minor value; `nil` for any.
  public let minor: CLBeaconMinorValue?
  /// The beacons of an identifier.
  public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
  /// The beacons of an identifier and a major value.
  public init(uuid: UUID, major: CLBeaconMajorValue) {
    (self.uuid, self.major, minor) = (uuid, major, nil)
  }
  /// One beacon.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The surroundings of beacons, which are watched.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The beacons' identifier.
  public let uuid: UUID
  /// The beacons' major value; `nil` for any.
  public let major: NSNumber?
  /// The beacons' minor value; `nil` for any.
  public let minor: NSNumber?
  /// Whether the state is told when the user turns the screen on; false by default.
  open var notifyEntryStateOnDisplay = false

  /// The surroundings of an identifier's beacons.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }
  /// The surroundings of the beacons of an identifier and a major value.
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }
  /// The surroundings of one beacon.
  public init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }
  /// The surroundings of an identifier's beacons, as before iOS 13.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  /// The beacons' identifier, as before iOS 13.
  open var proximityUUID: UUID { uuid }
}

/// A beacon nearby. None is ever found, so programs never receive one.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// Its identifier.
  public let uuid: UUID
  /// Its major value.
  public let major: NSNumber
  /// Its minor value.
  public let minor: NSNumber
  /// How near it is.
  open var proximity: CLProximity { .unknown }
  /// How exactly that is known, in metres; −1, which says that it isn't.
  open var accuracy: CLLocationAccuracy { -1 }
  /// How strong its signal is; 0, which says that there is none.
  open var rssi: Int { 0 }

  init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
  }
}

extension CLLocationManager {
  /// How exactly the program may know the place: not at all, which is reduced accuracy.
  public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Asks the user for full accuracy. The handler receives `denied`.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    noteMissing("CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)")
    completion?(CLError(.denied))
  }
  /// Whether the device can find beacons: false.
  public class func isRangingAvailable() -> Bool { false }
  /// The constraints of the beacons that are looked for: none.
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// Looks for beacons: none is found.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    noteMissing("CLLocationManager.startRangingBeacons(satisfying:)")
  }
  /// Ends that. Nothing to do: no beacon is looked for.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Looks for beacons, as before iOS 13: none is found.
  public func startRangingBeacons(in region: CLBeaconRegion) {
    noteMissing("CLLocationManager.startRangingBeacons(in:)")
  }
  /// Ends that. Nothing to do: no beacon is looked for.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
