// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the user allows notices to do, and how far they may disturb.

public import Foundation

/// How far a notice may disturb the user.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the list only.
  case passive = 0
  /// As usual.
  case active
  /// Also in a focus.
  case timeSensitive
  /// Always.
  case critical
}

/// Whether the user allows something.
public enum UNNotificationSetting: Int, Sendable {
  /// The program doesn't support it.
  case notSupported = 0
  /// The user doesn't allow it.
  case disabled
  /// The user allows it.
  case enabled
}

/// How a notice is shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As a banner.
  case banner
  /// As an alert.
  case alert
}

/// When the text of a notice is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}

/// What the user allows: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Disabled.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Disabled.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Disabled.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Disabled.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Disabled.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Not supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Not supported.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Not supported.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Disabled.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// None.
  open var alertStyle: UNAlertStyle { .none }
  /// Always, the system's default.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the program has a screen of its own for these settings: false.
  open var providesAppNotificationSettings: Bool { false }
}
