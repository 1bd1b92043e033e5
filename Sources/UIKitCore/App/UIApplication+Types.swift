// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values that belong to UIApplication.

public import Foundation

extension UIApplication {
  /// Where a program stands in its life.
  public enum State: Int, Sendable {
    /// On screen and touched.
    case active = 0
    /// On screen, but not touched: before its first frame, or under an alert of the system.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The keys of what a program is told of its launch.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the program was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message of a server that led to the launch.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that led to the launch.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The place's change that led to the launch.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The activities that led to the launch.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// The keys of what a program is told with an address to open.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that asked.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What it said besides.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file may be opened where it lies.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The keys of wishes for how another program opens an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens universal links in programs only.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the program's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The address of the settings of standard programs.
  public nonisolated static let openDefaultApplicationsSettingsURLString =
    "app-settings:default-applications"
  /// The key of the idiom that a restored state was stored with.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of the program's version that a restored state was stored with.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersion"
  /// The key of the time that a restored state was stored at.
  public nonisolated static let stateRestorationTimestampKey =
    "UIApplicationStateRestorationTimestamp"
  /// The key of the system's version that a restored state was stored with.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"

  /// The user has changed whether programs refresh themselves in the background; never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Posted after the delegate heard that the launch is over.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the program has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the program is not active any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the program has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the program comes to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the status bar's frame changes; never here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the status bar's frame has changed; never here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Where notifications of the status bar's frame have that frame.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted where memory is short; never here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted at midnight and the like; never here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted after the user took a picture of the screen; never here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when protected files can be read; never here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected files can't be read any more; never here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the status bar has turned; never here.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar turns; never here.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")

  /// The mode of a run loop that follows a finger.
  public nonisolated static let trackingRunLoopMode = RunLoop.Mode("UITrackingRunLoopMode")
}

extension RunLoop.Mode {
  /// The mode of a run loop that follows a finger.
  public static let tracking = UIApplication.trackingRunLoopMode
}

/// Whether a program may refresh itself in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user can't allow it.
  case restricted = 0
  /// The user does not allow it.
  case denied = 1
  /// It is allowed.
  case available = 2
}

/// What a refresh in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// An error.
  case failed = 2
}

/// What work in the background is known by.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// An identifier by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = Self(rawValue: 0)
}

/// The colours of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Those that suit the style.
  case `default` = 0
  /// Light on a dark ground.
  case lightContent = 1
  /// Dark on a light ground.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By moving.
  case slide = 2
}

/// The name of `UIApplication.State` before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// The name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
