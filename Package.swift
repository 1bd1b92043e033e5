// swift-tools-version: 6.2
// Mica: iOS view code, running on Linux. The floors are listed from the ground up; a target may
// depend only on targets above it in this file (checked by Scripts/check-layers).

import PackageDescription

// The examples have nothing public, as apps don't: tests see inside them in release too.
let testable: [SwiftSetting] = [
  .unsafeFlags(["-enable-testing"], .when(configuration: .release))
]

/// Another framework of Apple's.
func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)")
}

/// A program of `Examples`: ordinary iOS source, in a folder of that name; `others` lie beside the sources.
func example(
  _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency] = ["UIKit"],
  beside others: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Examples/\(folder ?? name)",
    exclude: ["mica.json"] + others, swiftSettings: testable)
}

/// One of the modules that `UIKit` re-exports. The compiler gives its symbols the module name `UIKit`, so that errors,
/// `String(reflecting:)` and `NSStringFromClass` say what they say on iOS.
func wing(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name,
    dependencies: dependencies + ["CoreGraphics", "CoreText", "MicaRaster", "MicaRuntime"],
    swiftSettings: [.unsafeFlags(["-module-abi-name", "UIKit"])])
}

/// The tests of a wing, which see inside it and inside those named.
func wingTests(_ wing: String, _ inside: [Target.Dependency]) -> Target {
  .testTarget(
    name: wing + "Tests",
    dependencies: inside + [
      .byName(name: wing), "UIKit", "QuartzCore", "CoreGraphics", "Mica", "MicaFoundation",
      "MicaRuntime", "CTestFonts", "TestScenes", "_Testing_CoreGraphics", "_Testing_CoreImage",
      "_Testing_UIKit",
    ])
}

let package = Package(
  name: "Mica",
  products: [
    .library(name: "MicaFoundation", targets: ["MicaFoundation"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "MicaLayout", targets: ["MicaLayout"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
      ]),
    .library(
      name: "Mica",
      targets: [
        "Mica", "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
      ]),
    .library(name: "MicaJob", targets: ["MicaJob"]),
    .library(name: "MicaNib", targets: ["MicaNib"]),
    .library(name: "MicaInterface", targets: ["MicaInterface"]),
    // All of Mica as one shared library: programs that `mica` opens link in a fraction of a second.
    .library(name: "MicaHost", type: .dynamic, targets: ["MicaHost"]),
  ],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
  targets: [
    // Floor 0: span kernels in C, and system libraries.
    .target(name: "CMicaKernels"),
    .systemLibrary(
      name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
    // cmark-gfm, behind plain types.
    .target(
      name: "CMarkdown",
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    .systemLibrary(name: "CSwiftRuntime"),
    // C modules of Apple's SDK, under its names: Debian's libraries, and Common Crypto over libcrypto.
    .systemLibrary(
      name: "SQLite3", path: "Sources/CSQLite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "zlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CommonCrypto", linkerSettings: [.linkedLibrary("crypto")]),

    // What a host process is asked for: no pixel, no view.
    .target(name: "MicaJob"),
    // Compiled storyboards and nibs, indexes of catalogues: written by the tools, read by UIKit.
    .target(name: "MicaNib"),
    // The compiler of these: no host links it, since it needs an XML parser.
    .target(name: "MicaInterface", dependencies: ["MicaNib"]),

    // Floor 1: the context of a running program, its clock, and the engine.
    .target(name: "CMicaClock"),
    .target(name: "MicaContext", dependencies: ["CMicaClock"]),
    .target(name: "MicaClock", dependencies: ["CMicaClock", "MicaContext"]),
    .target(name: "MicaRaster", dependencies: ["CMicaKernels", "MicaContext"]),
    .target(
      name: "MicaType",
      dependencies: [
        "MicaContext", "MicaRaster", "CHarfBuzz", "CFriBidi", "CFontconfig", "CICU", "CHyphen",
        "CSpng",
      ]),
    .target(name: "MicaScene", dependencies: ["MicaContext", "MicaRaster", "MicaType"]),
    // How two pictures differ: snapshot tests and Mica's own tests compare by it.
    .target(name: "MicaCompare", dependencies: ["MicaRaster"]),
    // Layout by constraints: variables and rows, no views.
    .target(name: "MicaLayout"),
    // Values that are worked out of others, and only where these change: no views.
    .target(name: "MicaGraph"),

    // Floor 2: what the Objective-C runtime gives on iOS.
    .target(name: "CMicaRuntime"),
    .target(name: "MicaRuntime", dependencies: ["CMicaRuntime", "MicaContext", "MicaRaster"]),
    // Foundation, with a program's own centre, defaults, locale … in place of the machine's.
    .target(
      name: "MicaFoundation",
      dependencies: [
        "CMarkdown", "CMicaClock", "CMicaRuntime", "MicaClock", "MicaContext", "MicaRaster",
        "MicaRuntime", "zlib",
      ]),

    // Floors 2 to 5: the façades, under Apple's module names.
    .target(
      name: "CoreGraphics", dependencies: ["MicaRaster", "MicaType", "MicaScene", "CDeflate"]),
    .target(
      name: "CoreText",
      dependencies: ["CoreGraphics", "MicaFoundation", "MicaRaster", "MicaType"]),
    .target(
      name: "ImageIO",
      dependencies: [
        "CoreGraphics", "MicaRaster", "CSpng", "CDeflate", "CTurboJPEG", "CWebP", "CGIF",
      ]),
    // Readers of PDF and SVG files: drawings into contexts.
    .target(
      name: "MicaVectors",
      dependencies: ["CoreGraphics", "ImageIO", "MicaRaster", "MicaType", "CDeflate"]),
    framework("Metal"),
    .target(
      name: "CoreImage",
      dependencies: [
        "CoreGraphics", "CoreText", "ImageIO", "Metal", "MicaCompare", "MicaFoundation",
        "MicaRaster", "MicaRuntime",
      ]),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreGraphics", "CoreText", "MicaClock", "MicaContext", "MicaFoundation", "MicaRaster",
        "MicaRuntime", "MicaScene", "CSwiftRuntime",
      ]),
    // UIKit in wings: each sees only those above it in this list, a program sees `UIKit` alone.
    wing(
      "UIKitBase",
      [
        "CoreImage", "ImageIO", "MicaContext", "MicaFoundation", "MicaNib", "MicaType",
        "MicaVectors", "QuartzCore",
      ]),
    wing(
      "UIKitCore",
      [
        "MicaClock", "MicaContext", "MicaFoundation", "MicaLayout", "MicaNib", "QuartzCore",
        "UIKitBase",
      ]),
    wing(
      "UIKitControls",
      ["MicaClock", "MicaContext", "MicaFoundation", "QuartzCore", "UIKitBase", "UIKitCore"]),
    wing(
      "UIKitLists", ["MicaFoundation", "QuartzCore", "UIKitBase", "UIKitControls", "UIKitCore"]),
    wing(
      "UIKitText", ["MicaFoundation", "QuartzCore", "UIKitBase", "UIKitControls", "UIKitCore"]),
    wing(
      "UIKitContainers", ["QuartzCore", "UIKitBase", "UIKitControls", "UIKitCore", "UIKitText"]),
    wing(
      "UIKitNibs",
      ["MicaContext", "MicaFoundation", "MicaNib", "UIKitContainers", "UIKitCore", "UIKitLists"]),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "CoreImage", "CoreText", "MicaRuntime", "MicaVectors", "QuartzCore",
        "UIKitBase", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitText", "UIKitContainers",
        "UIKitNibs",
      ]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),

    // Floor 5b: frameworks of which Mica has the names only: they compile, show labelled boxes and note themselves.
    framework("MicaFrameworks", ["MicaRaster", "UIKit"]),
    framework("MicaDelegates", ["MicaRuntime", "UIKit"]),
    framework("simd"),
    framework("Accelerate", ["UIKit", "simd"]),
    framework("CoreMedia"),
    framework("AudioToolbox", ["CoreGraphics", "MicaFoundation", "MicaRaster"]),
    framework("MobileCoreServices", ["CoreGraphics"]),
    framework("UniformTypeIdentifiers"),
    framework("os", ["CMicaRuntime"]),
    framework("CoreLocation", ["MicaFrameworks"]),
    framework("StoreKit", ["MicaContext", "MicaFrameworks", "UIKit"]),
    framework("SafariServices", ["MicaFrameworks", "UIKit"]),
    framework("MessageUI", ["MicaFrameworks", "UIKit"]),
    framework("WebKit", ["MicaFrameworks", "UIKit"]),
    framework("MapKit", ["CoreLocation", "MicaFrameworks", "UIKit"]),
    framework(
      "AVFoundation",
      [
        "AudioToolbox", "CoreGraphics", "CoreMedia", "MicaFrameworks", "QuartzCore", "UIKit",
      ]),
    framework(
      "Photos",
      [
        "AVFoundation", "CoreGraphics", "CoreLocation", "ImageIO", "MicaFoundation",
        "MicaFrameworks", "UIKit",
      ]),
    framework("AVKit", ["AVFoundation", "MicaFrameworks", "UIKit"]),
    framework("MetalKit", ["Metal", "MicaFrameworks", "UIKit"]),
    framework("MetalPerformanceShaders", ["Metal", "MicaRaster"]),
    framework("SceneKit", ["MicaFrameworks", "UIKit", "simd"]),
    framework("SpriteKit", ["CoreGraphics", "MicaFrameworks", "MicaRaster", "UIKit", "simd"]),
    framework("GLKit", ["MicaFrameworks", "UIKit"]),
    framework("UserNotifications", ["MicaContext", "MicaFrameworks"]),
    framework("CoreMotion", ["MicaFrameworks"]),
    framework("CoreHaptics", ["MicaFrameworks"]),
    framework("Compression", ["MicaRaster", "zlib"]),
    framework("LocalAuthentication", ["MicaFrameworks"]),
    framework("SystemConfiguration"),
    framework("GameplayKit", ["MicaContext", "simd"]),
    framework("CoreSpotlight", ["MicaContext", "MicaFrameworks"]),
    framework(
      "PhotosUI", ["MicaFrameworks", "Photos", "UIKit", "UniformTypeIdentifiers"]),
    framework("CoreServices", ["MobileCoreServices"]),
    framework("MediaPlayer", ["MicaFrameworks", "UIKit"]),
    framework("Contacts", ["MicaFoundation", "MicaFrameworks"]),
    framework("EventKit", ["MicaFoundation", "MicaFrameworks"]),
    framework("CoreBluetooth", ["MicaFrameworks"]),
    framework("Network", ["MicaFrameworks"]),
    framework("CoreTelephony"),
    framework("AdSupport"),
    framework("AppTrackingTransparency", ["MicaFrameworks"]),
    framework("ExposureNotification", ["MicaFrameworks"]),
    framework("BackgroundTasks", ["MicaContext", "MicaFrameworks"]),
    framework("WatchConnectivity", ["MicaContext", "MicaFrameworks"]),
    framework("CryptoKit"),
    framework("LinkPresentation", ["MicaFrameworks", "UIKit"]),
    framework("QuickLook", ["MicaFrameworks", "UIKit"]),
    framework("ContactsUI", ["Contacts", "MicaFoundation", "MicaFrameworks", "UIKit"]),
    framework("EventKitUI", ["EventKit", "MicaFrameworks", "UIKit"]),
    framework("Social", ["MicaFrameworks", "UIKit"]),
    framework("AuthenticationServices", ["MicaFrameworks", "UIKit"]),
    framework("Symbols", ["UIKit"]),
    framework("Speech", ["AVFoundation", "CoreMedia", "MicaFoundation", "MicaFrameworks"]),
    framework("Intents", ["MicaFrameworks", "UIKit"]),
    framework("IntentsUI", ["Intents", "MicaFrameworks", "UIKit"]),
    framework("Security", ["CoreGraphics", "MicaContext", "MicaFoundation", "MicaFrameworks"]),

    // Substitutes of libraries that are written in Objective-C or ask servers (Docs/packages.md).
    framework("RxCocoaRuntime", ["MicaDelegates", "MicaRaster", "MicaRuntime", "UIKit"]),
    framework("Runtime", ["MicaDelegates", "MicaRuntime", "UIKit"]),
    framework(
      "SDWebImage", ["MicaContext", "MicaFoundation", "MicaRaster", "MicaRuntime", "UIKit"]),
    framework("SVProgressHUD", ["MicaContext", "MicaFoundation", "QuartzCore", "UIKit"]),
    framework("MBProgressHUD", ["MicaFoundation", "UIKit"]),
    framework("FirebaseCore", ["MicaContext", "MicaFoundation", "MicaRaster", "UIKit"]),
    framework("FirebaseAnalytics", ["FirebaseCore", "MicaRaster", "UIKit"]),
    framework("FirebaseCrashlytics", ["FirebaseCore", "MicaRaster", "UIKit"]),
    framework("FirebaseAuth", ["FirebaseCore", "MicaFoundation", "MicaRaster", "UIKit"]),
    framework("FirebaseMessaging", ["FirebaseCore", "MicaRaster", "UIKit"]),
    framework(
      "Firebase",
      [
        "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
        "FirebaseMessaging",
      ]),
    framework("GoogleSignIn", ["MicaFoundation", "MicaRaster", "UIKit"]),
    framework("FBSDKCoreKit", ["MicaFoundation", "MicaRaster", "UIKit"]),
    framework("FBSDKLoginKit", ["FBSDKCoreKit", "MicaFoundation", "MicaRaster", "UIKit"]),
    // Objects that a model describes: all of it works, in memory.
    framework(
      "CoreData", ["MicaContext", "MicaFoundation", "MicaNib", "MicaRaster", "MicaRuntime"]),
    // Combine is OpenCombine: its rules of demand and cancellation are those of a well-kept library.
    framework(
      "Combine",
      [
        "MicaFoundation", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),

    // Floor 5c: SwiftUI on UIKit.
    .target(
      name: "SwiftUI",
      dependencies: [
        "Combine", "CoreGraphics", "CoreText", "MicaContext", "MicaFoundation", "MicaGraph",
        "MicaRaster", "MicaRuntime", "QuartzCore", "UIKit", "UIKitBase", "UIKitCore",
      ]),

    // Floor 6: the stage.
    .target(
      name: "Mica",
      dependencies: [
        "CoreGraphics", "ImageIO", "QuartzCore", "UIKit", "MicaClock", "MicaContext",
        "MicaFoundation", "MicaJob", "MicaRaster", "MicaScene",
      ]),

    // Floor 6b: what tests see for `import XCTest`.
    .target(
      name: "MicaXCTest",
      dependencies: [
        "CMicaClock", "MicaClock", "MicaContext", "MicaFoundation", "MicaRaster", "MicaRuntime",
        "UIKit",
      ]),

    // Floor 6c: snapshot tests.
    .target(
      name: "MicaTesting",
      dependencies: [
        "CoreGraphics", "ImageIO", "MicaClock", "MicaCompare", "MicaContext", "MicaFoundation",
        "MicaRaster", "MicaType", "MicaXCTest", "QuartzCore", "UIKit", "UIKitCore",
      ]),

    // The classes of another library for snapshot tests, which is written in Objective-C.
    framework(
      "FBSnapshotTestCase",
      [
        "CoreGraphics", "MicaCompare", "MicaFoundation", "MicaRaster", "MicaRuntime", "MicaTesting",
        "MicaXCTest", "QuartzCore", "UIKit",
      ]),
    framework("iOSSnapshotTestCaseCore", ["FBSnapshotTestCase"]),
    framework("iOSSnapshotTestCase", ["FBSnapshotTestCase"]),

    // Another library for tests, whose traps only Apple's kernel tells of.
    framework("CwlPreconditionTesting", ["CMicaRuntime", "MicaFoundation"]),

    // Floor 7: the process of an opened program.
    .target(
      name: "MicaHost",
      dependencies: [
        "MicaJob", "MicaClock", "MicaContext", "MicaFoundation", "MicaRaster", "MicaRuntime",
        "MicaType",
        "CoreGraphics", "CoreText", "CoreImage", "ImageIO", "QuartzCore", "UIKit", "UIKitCore",
        "Mica", "MicaTesting", "MicaXCTest", "SwiftUI", "CommonCrypto", "SQLite3", "zlib",
        // Rewritten tests import Testing beside them.
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),

    // Example programs: ordinary iOS source.
    example("GradientView", beside: ["App", "GradientView.xcodeproj"]),
    example("StickFigure"),
    example("VoteButtons", beside: ["vote.touches"]),
    example("Flo", beside: ["flo.touches", "App", "Flo.xcodeproj"]),
    example("HypnosisView", beside: ["touch.touches", "drag.touches", "pages.touches"]),
    example("Gestures", beside: ["gestures.touches"]),
    example("Controls", beside: ["controls.touches"]),
    example("PullToRefresh", beside: ["pull.touches"]),
    example("Dynamics", beside: ["throw.touches"]),
    example("PropertyAnimator", beside: ["drawer.touches"]),
    example("StackViews", beside: ["stack.touches"]),
    example("LayoutLab"),
    // But for its app delegate: a library has no main.
    example("Settings", beside: ["settings.touches", "AppDelegate.swift"]),
    example("PhotosProgram", in: "Photos", beside: ["photos.touches"]),
    example("CoreGraphicsPage"),
    example("RoundCorners"),
    example("LayerGradients"),
    example("Cubes"),
    example("Spring"),
    example("TimingCurves"),
    example("LayerKinds", beside: ["scroll.touches"]),
    example("TextLayers", beside: ["App", "TextLayers.xcodeproj"]),
    example("TextPages", ["CoreText", "UIKit"]),
    example(
      "SwiftUIScreens", ["SwiftUI", "UIKit"],
      beside: ["counter.touches", "vote.touches", "water.touches"]),

    // The examples' classes as `mica` registers those of any folder, and a host of them all.
    .target(
      name: "ExampleClasses",
      dependencies: [
        "MicaRuntime", "UIKit",
      ],
      path: "Tests/ExampleClasses"),
    .executableTarget(
      name: "ExampleHost", dependencies: ["ExampleClasses", "MicaHost", "MicaJob"],
      path: "Tests/ExampleHost"),

    // Tests, one target per floor. The overlays are named so that they are built first: the compiler
    // looks for them where a file imports Testing beside the façades.
    .testTarget(
      name: "MicaClockTests", dependencies: ["MicaClock", "MicaContext", "CMicaClock"]),
    .testTarget(
      name: "MicaRuntimeTests", dependencies: ["MicaRuntime", "MicaContext", "MicaRaster"]),
    .testTarget(
      name: "MicaFoundationTests",
      dependencies: ["MicaFoundation", "MicaClock", "MicaContext", "MicaRuntime"]),
    .testTarget(name: "MicaRasterTests", dependencies: ["MicaRaster", "CMicaKernels"]),
    // Points MICA_FONTS at Fonts/ for the whole test program, unless it is set.
    .target(name: "CTestFonts", path: "Tests/CTestFonts"),
    .target(name: "TestWork", path: "Tests/TestWork"),
    // Reads public collections of files, for Scripts/corpora.
    .executableTarget(
      name: "Corpora",
      dependencies: ["CoreGraphics", "CoreText", "ImageIO", "CTestFonts", "TestWork"],
      path: "Tests/Corpora", exclude: ["png-pixels.c"]),
    .testTarget(name: "MicaGraphTests", dependencies: ["MicaGraph"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Mica", "UIKit", "QuartzCore", "CoreGraphics", "MicaFoundation", "CTestFonts",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "MicaLayoutTests", dependencies: ["MicaLayout", "TestWork"],
      exclude: ["lexicographic.py"]),
    .testTarget(
      name: "MicaTypeTests",
      dependencies: [
        "MicaType", "MicaRaster", "CHarfBuzz", "CFriBidi", "CICU", "CHyphen", "CTestFonts",
        "TestWork",
      ], exclude: ["Fixtures"]),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: [
        "CoreGraphics", "MicaRaster", "MicaType", "MicaScene", "CTestFonts", "TestWork",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "CoreTextTests",
      dependencies: [
        "CoreText", "CoreGraphics", "MicaType", "MicaRaster", "CTestFonts", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "ImageIOTests",
      dependencies: [
        "ImageIO", "CoreGraphics", "MicaCompare", "MicaRaster", "TestWork", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "MicaVectorsTests",
      dependencies: [
        "MicaVectors", "CoreGraphics", "MicaRaster", "CTestFonts", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "QuartzCore", "CoreGraphics", "CoreText", "MicaRaster", "MicaRuntime", "MicaScene",
        "CTestFonts", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "AVKit", "AudioToolbox", "BackgroundTasks",
        "Combine", "Compression", "CoreMotion", "CryptoKit", "CwlPreconditionTesting",
        "FBSDKLoginKit", "Firebase", "StoreKit", "WatchConnectivity",
        "GameplayKit", "GoogleSignIn", "Intents", "MBProgressHUD", "RxCocoaRuntime", "SDWebImage",
        "SVProgressHUD",
        "LocalAuthentication", "MapKit", "Mica",
        "MicaFoundation",
        "MobileCoreServices", "SafariServices", "Security", "SystemConfiguration", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os", "simd",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(name: "CModuleTests", dependencies: ["CommonCrypto", "SQLite3", "zlib"]),
    .testTarget(
      name: "CoreDataTests",
      dependencies: ["CoreData", "MicaClock", "MicaContext", "MicaFoundation", "MicaRuntime"]),
    // What tests of UIKit share: views on stages, pictures as text, fingers.
    .target(
      name: "TestScenes",
      dependencies: [
        "Mica", "MicaContext", "MicaRaster", "MicaRuntime", "QuartzCore", "UIKit",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ],
      path: "Tests/TestScenes"),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "UIKit", "UIKitBase", "UIKitCore", "QuartzCore", "CoreGraphics", "CoreText", "Mica",
        "MicaRaster", "MicaScene", "GradientView", "StickFigure", "VoteButtons", "Flo",
        "HypnosisView", "CoreGraphicsPage", "Cubes", "TextLayers", "TextPages", "MicaContext",
        "MicaFoundation", "MicaRuntime", "CTestFonts", "TestScenes", "_Testing_CoreGraphics",
        "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    wingTests("UIKitControls", ["UIKitBase", "UIKitCore", "MicaRaster"]),
    wingTests("UIKitLists", ["UIKitBase", "UIKitControls"]),
    wingTests("UIKitText", ["UIKitBase", "UIKitCore", "UIKitContainers"]),
    wingTests("UIKitContainers", ["UIKitControls", "UIKitCore"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "CTestFonts", "CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "UIKit", "MicaCompare",
        "MicaContext", "MicaRaster",
        "MicaScene",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "CoreGraphics", "ImageIO", "Mica", "MicaCompare", "MicaRaster", "MicaVectors", "QuartzCore",
        "UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "CoreGraphics", "CoreText", "QuartzCore", "MicaRaster", "MicaScene", "MicaType",
        "CTestFonts", "TestWork", "_Testing_CoreGraphics",
      ]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .testTarget(
      name: "AllocationTests",
      dependencies: ["MicaRaster", "MicaType", "MicaScene", "CAllocationCounter", "CTestFonts"]),
    .testTarget(
      name: "MicaTests",
      dependencies: [
        "Mica", "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "MicaFoundation", "MicaRuntime",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(name: "MicaJobTests", dependencies: ["MicaJob"]),
    .testTarget(
      name: "MicaXCTestTests",
      dependencies: [
        "Mica", "MicaXCTest", "MicaClock", "MicaContext", "MicaFoundation", "MicaRuntime", "UIKit",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "MicaTestingTests",
      dependencies: [
        "FBSnapshotTestCase", "ImageIO", "MicaClock", "MicaCompare", "MicaContext",
        "MicaFoundation", "MicaRaster", "MicaTesting", "MicaXCTest", "UIKit", "CTestFonts",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]),
    .testTarget(name: "MicaNibTests", dependencies: ["MicaNib"]),
    .testTarget(name: "MicaInterfaceTests", dependencies: ["MicaInterface", "MicaNib"]),
    .testTarget(
      name: "NibTests",
      dependencies: [
        "UIKit", "QuartzCore", "CoreGraphics", "Mica", "MicaInterface", "MicaNib", "MicaContext",
        "MicaRaster", "MicaRuntime", "CTestFonts", "_Testing_CoreGraphics", "_Testing_CoreImage",
        "_Testing_UIKit",
      ]),
    .testTarget(
      name: "MicaHostTests",
      dependencies: [
        "MicaHost", "MicaJob", "MicaRuntime", "Mica", "CoreGraphics", "ImageIO", "UIKit",
        "UIKitCore",
        "ExampleClasses", "ExampleHost", "CTestFonts", "_Testing_CoreGraphics",
        "_Testing_CoreImage", "_Testing_UIKit",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What stands in one table only: a host holds every framework, the examples' host every example.
for target in package.targets {
  let folders = ["MicaHost": "Sources/Frameworks/", "ExampleClasses": "Examples/"]
  guard let folder = folders[target.name] else { continue }
  target.dependencies += package.targets.filter { $0.path?.hasPrefix(folder) == true }
    .map { .byName(name: $0.name) }
}

// A test's own code is little beside Mica's: all but the suites that draw by the thousand compile without the optimizer,
// which takes half the time.
for target in package.targets where target.type == .test {
  if ["FuzzTests", "AllocationTests", "GoldenTests", "MicaRasterTests"].contains(target.name) {
    continue
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// Scripts/fuzz-vectors mutates vector files for as long as it is told to, and measures how long files take.
if let fuzzing = Context.environment["MICA_FUZZ"] {
  let isFuzzer = fuzzing == "fuzzer"
  let flags = isFuzzer ? ["-sanitize=fuzzer,address", "-parse-as-library"] : []
  package.targets.append(
    .executableTarget(
      name: isFuzzer ? "VectorFuzz" : "VectorTimes", dependencies: ["MicaVectors", "CTestFonts"],
      path: isFuzzer ? "Tests/VectorFuzz" : "Tests/VectorTimes",
      exclude: isFuzzer ? ["Seeds", "words.dict"] : [],
      swiftSettings: [.unsafeFlags(flags)],
      linkerSettings: [.unsafeFlags(isFuzzer ? ["-sanitize=fuzzer,address"] : [])]))
}

// UIKit's own module file stays the same when a wing changes, so what is compiled against it also waits for the wings'.
let wings = [
  "QuartzCore", "UIKitBase", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitText",
  "UIKitContainers", "UIKitNibs",
]
for target in package.targets where target.name != "UIKit" {
  let names = target.dependencies.compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  guard names.contains("UIKit") else { continue }
  target.dependencies += wings.filter { !names.contains($0) }.map { .byName(name: $0) }
}

// Scripts/sanitize builds the floors that touch memory by themselves apart from the rest. Targets are
// listed from the ground up: what depends on UIKit, from near or far, comes after it. The sanitizer puts
// its own functions before the C library's, and so before the clock's: tests of time say nothing there.
if Context.environment["MICA_FLOORS"] == "drawing" {
  var left: Set = [
    "UIKitBase", "Combine", "AllocationTests", "MicaClockTests", "MicaFoundationTests",
  ]
  for target in package.targets {
    let needed = target.dependencies.compactMap { dependency in
      if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    if needed.contains(where: left.contains) { left.insert(target.name) }
  }
  package.products = []
  package.dependencies = []
  package.targets.removeAll { left.contains($0.name) }
}

// MICA_FLOORS=A,B: those targets and what they depend on. A test target of one floor is built alone.
if let names = Context.environment["MICA_FLOORS"], names != "drawing" {
  var kept: Set<String> = Set(names.split(separator: ",").map(String.init))
  for target in package.targets.reversed() where kept.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
  }
  package.products = []
  if !kept.contains("Combine") { package.dependencies = [] }
  package.targets.removeAll { !kept.contains($0.name) }
}

// Builds only the named test targets, such as `MICA_TESTS=MicaVectorsTests,ImageIOTests`.
if let tests = Context.environment["MICA_TESTS"] {
  let kept = tests.split(separator: ",").map(String.init)
  package.targets.removeAll { $0.type == .test && !kept.contains($0.name) }
}
