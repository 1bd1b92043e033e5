// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Folders for tests, which go when they do.

import Foundation

final class SampleFolder {
  let path: String

  /// A folder with files; those without a text are folders.
  init(_ files: [String: String] = [:]) throws {
    let made = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
    path = URL(fileURLWithPath: made).resolvingSymlinksInPath().path
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let place = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A project with an app, a framework that it needs, and tests.
enum SampleProject {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = en; mainGroup = G;
          projectDirPath = ""; targets = (T, F, X, W, ); };
        G = {isa = PBXGroup; children = (GA, GF, S, ); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (A1 /* App.swift */, V, C, PL1, ); path = "My App"; sourceTree = "<group>"; };
        A1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        M1 = {isa = PBXFileReference; path = "My App/Old.m"; sourceTree = SOURCE_ROOT; };
        V = {isa = PBXVariantGroup; children = (V1, V2, ); name = Main.storyboard; sourceTree = "<group>"; };
        V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        GF = {isa = PBXGroup; children = (F1, ); name = Kit; path = Kit; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (SE, ); path = Synced; sourceTree = "<group>"; };
        SE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Not.swift, Info.plist, ); target = T; };
        T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (TS, TR, ); dependencies = (D, );
          fileSystemSynchronizedGroups = (S, ); };
        TS = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        B1 = {isa = PBXBuildFile; fileRef = A1; };
        B2 = {isa = PBXBuildFile; fileRef = M1; };
        TR = {isa = PBXResourcesBuildPhase; files = (B3, ); };
        B3 = {isa = PBXBuildFile; fileRef = V; };
        D = {isa = PBXTargetDependency; target = F; };
        F = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = FL; buildPhases = (FS, ); };
        FS = {isa = PBXSourcesBuildPhase; files = (B4, ); };
        B4 = {isa = PBXBuildFile; fileRef = F1; };
        X = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = FL; };
        W = {isa = PBXNativeTarget; name = Clock; productType = "com.apple.product-type.application"; buildConfigurationList = WL; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); defaultConfigurationName = Release; };
        PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C; buildSettings = {
          SDKROOT = iphoneos; SWIFT_VERSION = 4.2; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(EXTRA)"; }; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
        TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_KEY_UIMainStoryboardFile = Main; GENERATE_INFOPLIST_FILE = YES;
          PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) APP"; }; };
        FL = {isa = XCConfigurationList; buildConfigurations = (FD, ); };
        FD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        WL = {isa = XCConfigurationList; buildConfigurations = (WD, ); };
        WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
      };
      rootObject = P;
    }
    """

  static let files = [
    "Sample.xcodeproj/project.pbxproj": text,
    "My App/App.swift": "import UIKit\nimport Kit\n",
    "My App/Old.m": "",
    "My App/Base.lproj/Main.storyboard": "<document/>",
    "My App/de.lproj/Main.strings": "",
    "My App/Base.xcconfig":
      "// Settings\n#include \"More.xcconfig\"\nEXTRA[sdk=iphonesimulator*] = $(MORE)_1\n",
    "My App/More.xcconfig": "MORE = FROM_FILE // a remark\n",
    "Kit/Kit.swift": "import UIKit\n",
    "Synced/In.swift": "", "Synced/Not.swift": "", "Synced/Info.plist": "",
    "Synced/Assets.xcassets/Contents.json": "{}",
    "Synced/Deep/data.json": "{}",
  ]
}
