// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The user's photos: there are none, and the user has refused.

public import Foundation
internal import MicaFrameworks

/// What the user allows.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
  /// Allowed for some.
  case limited
}

/// The user's photos.
///
/// Partly: the user has refused.
open class PHPhotoLibrary: NSObject {
  /// Denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Asks nobody: denied, at once.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    noteMissing("PHPhotoLibrary")
    handler(.denied)
  }
}
