// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values that motion is told in.

/// What the user allows.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device does not let the user allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// How sure an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Hardly.
  case low = 0
  /// Fairly.
  case medium
  /// Very.
  case high
}

/// What a walker does.
public enum CMPedometerEventType: Int, Sendable {
  /// Stops.
  case pause = 0
  /// Goes on.
  case resume
}

extension CMDeviceMotion {
  /// Where the sensors are.
  public enum SensorLocation: Int, Sendable {
    /// In the device.
    case `default` = 0
    /// In the left ear.
    case headphoneLeft
    /// In the right ear.
    case headphoneRight
  }
}
