// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What programs ask of the phone around them: remote controls, work in the background. None of it is there.

public import Foundation
internal import MicaRaster

extension UIApplication {
  /// Headphones control the program; there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// Headphones control the program no more.
  public func endReceivingRemoteControlEvents() {}
  /// As often as the system likes.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// How often the program is woken to fetch; it isn't.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The key of the way up in notices of the status bar.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
}

/// Whether a film can be kept among the user's photos: false.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Keeps a film among the user's photos; there are none.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { Unsupported.note("UISaveVideoAtPathToSavedPhotosAlbum") }
