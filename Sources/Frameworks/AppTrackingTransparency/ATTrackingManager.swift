// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether the user may be followed: refused.

public import Foundation
internal import MicaFrameworks

/// Asks whether the user may be followed.
open class ATTrackingManager: NSObject {
  /// What the user allows.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Nobody has asked.
    case notDetermined
    /// Nobody may allow it.
    case restricted
    /// Refused.
    case denied
    /// Allowed.
    case authorized
  }
  /// Denied.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks nobody: denied, at once.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    noteMissing("ATTrackingManager")
    completion(.denied)
  }
}
