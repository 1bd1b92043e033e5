// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a process is asked on Apple's systems about where it runs.

public import Foundation

extension ProcessInfo {
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
