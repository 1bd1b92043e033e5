// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program is told of the device it runs on.

public import Foundation
internal import MicaContext
import MicaFoundation

/// The device: an iPhone, or an iPad where the screen's shorter side has 600 points. Its iOS is 17.5, or the version that
/// `mica --ios` says.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The program's device.
  open class var current: UIDevice { ProgramContext.current.state(DeviceState.self).device }

  /// The user's name for the device: as on simulators that of its kind, such as "iPhone 15" with `--device "iPhone 15"`; its
  /// model without one.
  open var name: String { kind ?? model }
  /// The name of the device's kind; nil for an unknown one.
  package var kind: String?
  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// "iOS", or "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// "17.5", or what `mica --ios` says.
  open var systemVersion: String { ProgramEnvironment.systemVersion }
  /// Names the device to the program's maker; the same on every device here.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0x4D, 0x69, 0x63, 0x61, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }

  /// What kind of device the interface is for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.device.userInterfaceIdiom }

  /// How the device is held: upright, or on its left side where the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    UIInterfaceOrientation.ofScreen.isLandscape ? .landscapeLeft : .portrait
  }

  /// Whether the device's turns are posted; there are none.
  open var isGeneratingDeviceOrientationNotifications: Bool { generating > 0 }
  /// Asks for the device's turns to be posted.
  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }
  /// Ends one `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { generating = max(0, generating - 1) }
  private var generating = 0

  /// Whether the battery is watched; false by default.
  open var isBatteryMonitoringEnabled = false
  /// How the battery is: not known, as in Apple's simulator.
  open var batteryState: BatteryState { .unknown }
  /// −1, which says that it isn't known.
  open var batteryLevel: Float { -1 }

  /// Whether nearness to a face is watched; never here.
  open var isProximityMonitoringEnabled = false
  /// Whether the device is near a face: no.
  open var proximityState: Bool { false }

  /// Whether programs may run beside others: yes.
  open var isMultitaskingSupported: Bool { true }

  /// Would click as a key does; nothing is heard.
  open func playInputClick() {}

  /// How a battery is.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Not plugged in.
    case unplugged = 1
    /// Plugged in.
    case charging = 2
    /// Plugged in and full.
    case full = 3
  }

  /// Posted when the device was turned; never here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery's level has changed; never here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery's state has changed; never here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the device comes near a face; never here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// A program's device; used on the main actor.
private final class DeviceState: ProgramState {
  @MainActor lazy var device = UIDevice()

  init(in context: ProgramContext) {}
}

/// What kind of device the interface is for, as before iOS 13.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
