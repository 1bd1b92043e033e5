// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The modules that Mica has. One list: `canImport` and the build's identity are made from it.

/// Names of Mica's modules.
package enum MicaModules {
  /// Modules that programs import: with the names of Apple's frameworks, and `MicaTesting`, which tests import.
  package static let frameworks = words(
    """
    UIKit QuartzCore CoreGraphics CoreText ImageIO Accelerate
    AVFoundation AVKit AdSupport AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks Combine
    Compression Contacts ContactsUI CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreMedia CoreMotion
    CoreServices
    CoreSpotlight CoreTelephony CryptoKit EventKit EventKitUI ExposureNotification GLKit GameplayKit LinkPresentation
    Intents IntentsUI LocalAuthentication MapKit MediaPlayer MessageUI Metal MetalKit MobileCoreServices Network Photos PhotosUI
    QuickLook SafariServices Security Social Speech StoreKit SystemConfiguration UniformTypeIdentifiers
    MetalPerformanceShaders SceneKit SpriteKit SwiftUI
    Symbols UserNotifications WatchConnectivity WebKit os simd MicaTesting
    """)

  /// Mica's own module of snapshot tests, the only one of its names that test files import.
  package static let testing = "MicaTesting"

  /// Modules in C of Apple's SDK.
  package static let inC: Set<String> = ["CommonCrypto", "SQLite3", "zlib"]

  /// Modules with the names of libraries that are written in Objective-C, ask servers or need Apple's kernel: Mica's substitutes are taken in
  /// the place of their packages (Docs/packages.md).
  package static let substitutes = words(
    """
    CwlPreconditionTesting FBSDKCoreKit FBSDKLoginKit FBSnapshotTestCase Firebase FirebaseAnalytics FirebaseAuth FirebaseCore FirebaseCrashlytics
    FirebaseMessaging GoogleSignIn MBProgressHUD RxCocoaRuntime SDWebImage SVProgressHUD
    iOSSnapshotTestCase iOSSnapshotTestCaseCore
    """)

  /// Modules that catch traps and exceptions by Apple's kernel and runtime, which nothing replaces here: `canImport` doesn't
  /// find them.
  package static let ofKernel: Set<String> = [
    "CwlPosixPreconditionTesting", "CwlMachBadInstructionHandler",
    "CwlCatchException", "CwlCatchExceptionSupport",
  ]

  /// Modules that a library loads by their names while tests run (`dlopen`), by the library. Nothing imports them.
  package static let lookedUp = ["IssueReporting": "IssueReportingTestSupport"]

  /// Substitutes whose names are common ones: taken where the package's own module isn't Swift.
  package static let commonSubstitutes: Set<String> = ["Runtime"]

  /// What `UIKit` re-exports.
  package static let wings = [
    "UIKitBase", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitText", "UIKitContainers",
    "UIKitNibs",
  ]

  /// All modules that a program's text may mean, and those that they show.
  package static let compiled = frameworks.union(wings).union(substitutes).union(
    commonSubstitutes
  ).union(
    words(
      """
      Mica MicaCompare MicaHost MicaXCTest MicaJob MicaContext MicaRaster MicaType
      MicaScene MicaRuntime MicaClock MicaFoundation
      MicaDelegates MicaFrameworks MicaGraph MicaVectors OpenCombine OpenCombineDispatch
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
