// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values and names of SVProgressHUD.

public import Foundation

/// The colors of a HUD.
public enum SVProgressHUDStyle: Int, Sendable {
  /// White, with black content.
  case light
  /// Black, with white content.
  case dark
  /// The foreground and background colors that the program sets.
  case custom
  /// Light or dark, by the device's appearance.
  case automatic
}

/// What lies between the HUD and the app.
public enum SVProgressHUDMaskType: UInt, Sendable {
  /// Nothing; touches reach the app.
  case none = 1
  /// Nothing visible; touches don't reach the app.
  case clear
  /// The app is dimmed; touches don't reach it.
  case black
  /// The app is dimmed at the edges; touches don't reach it.
  case gradient
  /// The background layer color; touches don't reach the app.
  case custom
}

/// The indicator of a HUD without progress.
public enum SVProgressHUDAnimationType: UInt, Sendable {
  /// An arc that rotates.
  case flat
  /// UIKit's activity indicator.
  case native
}

/// Called after the HUD is shown.
public typealias SVProgressHUDShowCompletion = () -> Void
/// Called after the HUD is dismissed.
public typealias SVProgressHUDDismissCompletion = () -> Void

/// The key of the status in a notification's user info.
public let SVProgressHUDStatusUserInfoKey = "SVProgressHUDStatusUserInfoKey"

extension NSNotification.Name {
  /// The user touches the HUD's mask.
  public static let SVProgressHUDDidReceiveTouchEvent = NSNotification.Name(
    "SVProgressHUDDidReceiveTouchEventNotification")
  /// The user touches the HUD.
  public static let SVProgressHUDDidTouchDownInside = NSNotification.Name(
    "SVProgressHUDDidTouchDownInsideNotification")
  /// The HUD begins to fade out.
  public static let SVProgressHUDWillDisappear = NSNotification.Name(
    "SVProgressHUDWillDisappearNotification")
  /// The HUD is gone.
  public static let SVProgressHUDDidDisappear = NSNotification.Name(
    "SVProgressHUDDidDisappearNotification")
  /// The HUD begins to fade in.
  public static let SVProgressHUDWillAppear = NSNotification.Name(
    "SVProgressHUDWillAppearNotification")
  /// The HUD is shown.
  public static let SVProgressHUDDidAppear = NSNotification.Name(
    "SVProgressHUDDidAppearNotification")
}
