// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a process is asked on Apple's systems about where it runs.

public import Foundation

extension ProcessInfo {
  /// The device's iOS: 17.5, or what `HostProcess.system` says.
  public var operatingSystemVersion: OperatingSystemVersion {
    let numbers = ProgramEnvironment.system
    return OperatingSystemVersion(
      majorVersion: numbers[0], minorVersion: numbers.count > 1 ? numbers[1] : 0,
      patchVersion: numbers.count > 2 ? numbers[2] : 0)
  }
  /// The device's iOS in words for people: "Version 17.5".
  public var operatingSystemVersionString: String { "Version \(ProgramEnvironment.systemVersion)" }
  /// Whether the device's iOS is a version or a later one.
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }

  /// Whether a program of pads runs on a Mac; never.
  public var isMacCatalystApp: Bool { false }
  /// Whether a phone's program runs on a Mac; never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the user asks for less use of the battery; never.
  public var isLowPowerModeEnabled: Bool { false }
  /// How hot the device is: not at all.
  public var thermalState: ThermalState { .nominal }

  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// Not.
    case nominal
    /// A little.
    case fair
    /// So that it works more slowly.
    case serious
    /// So that it must cool down.
    case critical
  }
}

extension NSObject {
  /// The class itself, as every object of Objective-C says it; classes are asked too.
  public class func classForCoder() -> AnyClass { self }
}
