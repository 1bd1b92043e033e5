// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The user's photos: there are none, and the user has refused.

public import Foundation
internal import MicaFrameworks
public import UIKit

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

/// Which photos are asked for.
public enum PHAccessLevel: Int, Sendable {
  /// New ones are added.
  case addOnly = 1
  /// All are read and changed.
  case readWrite
}

/// The user's photos.
///
/// Partly: the user has refused.
open class PHPhotoLibrary: NSObject {
  private static nonisolated(unsafe) let only = PHPhotoLibrary()
  /// The only one.
  open class func shared() -> PHPhotoLibrary { only }
  /// Denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Asks nobody: denied, at once.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Changes nothing: the block isn't called, and the handler hears that access is denied (3311).
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    noteMissing("PHPhotoLibrary")
    completionHandler?(false, NSError(domain: "PHPhotosErrorDomain", code: 3311))
  }
  /// Denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Asks nobody: denied, at once.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    noteMissing("PHPhotoLibrary")
    handler(.denied)
  }
}

/// A change of the user's photos; never made, since access is denied.
open class PHAssetChangeRequest: NSObject {
  /// A photo is added.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  /// A file is added.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// A film is added.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// When it was taken.
  open var creationDate: Date?
  /// Whether it is one of those that the user likes.
  open var isFavorite = false
  /// Whether it is hidden.
  open var isHidden = false

  /// A change.
  public required override init() {}
  private class func make() -> Self { self.init() }
}
