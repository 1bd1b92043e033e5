// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What else a place says of itself.

public import Foundation

/// The storey of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Whether it is archived securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// The storey; 0 for the ground's.
  open var level: Int { number }
  private let number: Int

  /// The ground's.
  public override init() { number = 0 }
  /// From an archive.
  public required init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "level") }
  /// Into an archive.
  open func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }
  /// The same object: floors don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a place comes from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software has made it up.
  public let isSimulatedBySoftware: Bool
  /// Whether a device beside the phone has measured it.
  public let isProducedByAccessory: Bool

  /// Where a place comes from.
  public init(
    softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool
  ) { (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory) }
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright, the home button below.
  case portrait
  /// Upright, the home button above.
  case portraitUpsideDown
  /// Across, the home button on the right.
  case landscapeLeft
  /// Across, the home button on the left.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown
}
