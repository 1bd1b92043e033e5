// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The modules of Apple's systems, which nobody has to bring along.

/// Names of modules that come with a system or a compiler.
package enum AppleModules {
  /// Whether a name is one of them.
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("_")
  }

  /// Those that the toolchain brings along, or that one of Mica's stands in for.
  static let withoutFramework: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "CoreFoundation",
    "Dispatch", "ObjectiveC", "Darwin", "Glibc", "Observation", "Synchronization", "RegexBuilder",
    "Distributed",
    "OSLog", "XCTest", "Testing", "PackageDescription", "PackagePlugin",
  ]

  private static let names: Set<String> = Set(
    """
    Swift Foundation FoundationEssentials FoundationNetworking FoundationXML UIKit QuartzCore CoreGraphics CoreText
    ImageIO CoreFoundation Dispatch ObjectiveC Darwin Glibc Musl Combine SwiftUI AppKit Cocoa WatchKit WidgetKit TVUIKit
    Observation Synchronization RegexBuilder Distributed os OSLog simd Accelerate AVFoundation AVFAudio AVKit
    AudioToolbox AudioUnit MediaPlayer MediaToolbox CoreMedia CoreVideo CoreAudio CoreAudioKit CoreAudioTypes CoreMIDI
    CoreImage CoreML Vision VisionKit NaturalLanguage Speech SoundAnalysis CreateML Metal MetalKit
    MetalPerformanceShaders MetalFX SceneKit SpriteKit GameKit GameplayKit GameController ARKit RealityKit ModelIO
    GLKit OpenGLES CoreData CloudKit SwiftData CoreLocation MapKit CoreMotion CoreBluetooth CoreNFC CoreTelephony
    Contacts ContactsUI AddressBook AddressBookUI EventKit EventKitUI HealthKit HealthKitUI HomeKit Photos PhotosUI
    MessageUI Messages Social Accounts StoreKit StoreKitTest PassKit SafariServices WebKit JavaScriptCore
    AuthenticationServices LocalAuthentication Security CryptoKit CommonCrypto CryptoTokenKit Network NetworkExtension
    SystemConfiguration MultipeerConnectivity UserNotifications UserNotificationsUI NotificationCenter PushKit CallKit
    Intents IntentsUI AppIntents CoreSpotlight MobileCoreServices UniformTypeIdentifiers QuickLook QuickLookThumbnailing
    PDFKit PencilKit PaperKit LinkPresentation BackgroundTasks ReplayKit iAd AdSupport AppTrackingTransparency AdServices
    DeviceCheck ClassKit ExternalAccessory BusinessChat FileProvider FileProviderUI IdentityLookup
    CarPlay WatchConnectivity ActivityKit TipKit Charts WeatherKit MetricKit XCTest Testing StickerKit
    PlaygroundSupport DeveloperToolsSupport Symbols Compression zlib SQLite3 libxml2 libkern MachO asl CFNetwork
    CoreTransferable CoreServices CoreHaptics GroupActivities ShazamKit MusicKit SensorKit ThreadNetwork NearbyInteraction
    ProximityReader ManagedSettings FamilyControls DeviceActivity ScreenTime Translation ImagePlayground
    Accessibility AccessorySetupKit AdAttributionKit AlarmKit AppClip AutomaticAssessmentConfiguration BrowserEngineKit
    Builtin Cinematic ClockKit CoreLocationUI DataDetection ExposureNotification FoundationModels IOKit IOSurface
    LiveCommunicationKit LockedCameraCapture MediaAccessibility MessageFilter MetalPerformanceShadersGraph MLCompute
    PushToTalk RoomPlan SafetyKit SensitiveContentAnalysis SharedWithYou SwiftShims TVServices VideoSubscriberAccount
    VideoToolbox WorkoutKit
    JournalingSuggestions AssetsLibrary NewsstandKit Twitter PackageDescription PackagePlugin CompilerPluginSupport
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
