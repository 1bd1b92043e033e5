// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A project's unit tests with the app that hosts them, and the scheme that says which run; a package's test target.

import Foundation
import MicaReport
import Testing

@Suite(.serialized) struct HostedTestsTests {
  private func run(
    _ files: [String: String], _ words: [String] = []
  ) throws -> (code: Int32, text: String, tests: [String: TestResult.Outcome]) {
    let folder = NSTemporaryDirectory() + "mica-hosted-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let place = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    let json = folder + "/results.json"
    let (code, text) = try TestMachine.run(
      TestMachine.command, ["test", folder, "--json", json] + words, in: folder)
    let tests = try? TestResults(at: json).targets.flatMap(\.tests).map { ($0.name, $0.outcome) }
    return (code, text, Dictionary(tests ?? []) { first, _ in first })
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = ""; targets = (A, T, ); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      G = {isa = PBXGroup; children = (GA, GT, ); sourceTree = "<group>"; };
      GA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      GT = {isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
      A = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildConfigurationList = AL; buildPhases = (); fileSystemSynchronizedGroups = (GA, ); };
      AL = {isa = XCConfigurationList; buildConfigurations = (AD, ); };
      AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = org.example.app; GENERATE_INFOPLIST_FILE = YES; }; };
      T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = TL; buildPhases = (); fileSystemSynchronizedGroups = (GT, ); };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My App"; }; };
    }; }
    """

  private static let files = [
    "Sample.xcodeproj/project.pbxproj": project,
    "Sample.xcodeproj/xcshareddata/xcschemes/My App.xcscheme": """
    <Scheme><TestAction shouldUseLaunchSchemeArgsEnv = "NO" language = "de" region = "AT"><Testables>
      <TestableReference skipped = "NO">
        <BuildableReference BlueprintIdentifier = "T" BlueprintName = "AppTests"
          ReferencedContainer = "container:Sample.xcodeproj"></BuildableReference>
        <SkippedTests><Test Identifier = "HomeTests/testLeftOut()"></Test></SkippedTests>
      </TestableReference></Testables>
      <EnvironmentVariables>
        <EnvironmentVariable key = "PLACE" value = "$(SRCROOT)/References" isEnabled = "YES"></EnvironmentVariable>
      </EnvironmentVariables></TestAction></Scheme>
    """,
    "App/AppDelegate.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Home()
        window?.makeKeyAndVisible()
        return true
      }
    }
    class Home: UIViewController {}
    """,
    "App/who.txt": "app", "AppTests/who.txt": "tests",
    "AppTests/HomeTests.swift": """
    import XCTest
    @testable import My_App
    final class HomeTests: XCTestCase {
      func testLaunched() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        XCTAssertTrue(delegate?.window?.rootViewController is Home)
      }
      func testBundles() throws {
        let own = Bundle(for: HomeTests.self)
        for (bundle, text) in [(own, "tests"), (Bundle.main, "app")] {
          let url = try XCTUnwrap(bundle.url(forResource: "who", withExtension: "txt"))
          XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), text)
        }
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.app")
      }
      func testEnvironment() {
        let place = ProcessInfo.processInfo.environment["PLACE"] ?? ""
        XCTAssertTrue(place.hasPrefix("/") && place.hasSuffix("/References"))
        XCTAssertEqual(Locale.current.identifier, "de_AT")
        XCTAssertNotNil(NSClassFromString("XCTestCase"))
      }
      func testLeftOut() { XCTFail() }
    }
    """,
  ]

  @Test func `an app is launched before the tests that it hosts, as its scheme says`() throws {
    let (code, text, tests) = try run(Self.files)
    #expect(code == 0, "\(text)")
    #expect(tests["HomeTests/testLaunched"] == .passed, "\(text)")
    #expect(tests["HomeTests/testBundles"] == .passed, "\(text)")
    #expect(tests["HomeTests/testEnvironment"] == .passed, "\(text)")
    #expect(tests["HomeTests/testLeftOut"] == .skipped)
  }

  @Test func `a package's test target runs with its resources`() throws {
    let (code, text, tests) = try run([
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", platforms: [.iOS(.v15)], targets: [
        .target(name: "Kit"),
        .testTarget(name: "KitTests", dependencies: ["Kit"], resources: [.copy("Copied"), .process("In")]),
      ])
      """,
      "Sources/Kit/Kit.swift": "import UIKit\nfinal class Card: UIView {}\n",
      "Tests/KitTests/Copied/a.txt": "a", "Tests/KitTests/In/Deep/b.txt": "b",
      "Tests/KitTests/KitTests.swift": """
      import Testing
      import UIKit
      @testable import Kit
      @MainActor struct KitTests {
        @Test func resources() {
          #expect(Bundle.module.url(forResource: "a", withExtension: "txt", subdirectory: "Copied") != nil)
          #expect(Bundle.module.url(forResource: "b", withExtension: "txt") != nil)
          #expect(Card(frame: .zero).frame == .zero)
        }
      }
      """,
    ])
    #expect(code == 0, "\(text)")
    #expect(tests == ["KitTests/resources()": .passed], "\(text)")
  }
}
