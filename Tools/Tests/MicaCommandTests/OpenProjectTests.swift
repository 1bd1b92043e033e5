// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An Xcode project as it lies on the disk, from its project file to its first screen.

import Foundation
import Testing

@Suite struct OpenProjectTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = en; targets = (T, K, U); };
      G = {isa = PBXGroup; children = (A, L, C, D, KS); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      KS = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      L = {isa = PBXVariantGroup; name = Localizable.strings; children = (L1, L2); sourceTree = "<group>"; };
      L1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      L2 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
      C = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
      D = {isa = PBXFileReference; path = data.json; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (S, R); dependencies = (DP); };
      DP = {isa = PBXTargetDependency; target = K; };
      S = {isa = PBXSourcesBuildPhase; files = (SA); }; SA = {isa = PBXBuildFile; fileRef = A; };
      R = {isa = PBXResourcesBuildPhase; files = (RL, RC, RD); };
      RL = {isa = PBXBuildFile; fileRef = L; }; RC = {isa = PBXBuildFile; fileRef = C; }; RD = {isa = PBXBuildFile; fileRef = D; };
      K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = KL; buildPhases = (KP); };
      KP = {isa = PBXSourcesBuildPhase; files = (KB); }; KB = {isa = PBXBuildFile; fileRef = KS; };
      U = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SHOP"; }; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.shop; INFOPLIST_KEY_CFBundleDisplayName = "The Shop"; }; };
      KL = {isa = XCConfigurationList; buildConfigurations = (KD); };
      KD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    }; }
    """

  private static let app = """
    import Kit
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let controller = UIViewController()
        let json = Bundle.main.url(forResource: "data", withExtension: "json")
        let data = json.flatMap { try? Data(contentsOf: $0) }
        var flag = "plain"
        #if SHOP
          flag = "SHOP"
        #endif
        var texts: [String] = [NSLocalizedString("Hello", comment: ""), kitName(), flag]
        texts.append(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "-")
        texts.append(Bundle.main.bundleIdentifier ?? "-")
        if let data { texts.append(String(decoding: data, as: UTF8.self)) }
        if let color = UIColor(named: "Paper") { texts.append("\\(color)") }
        if let ink = UIColor(named: "Ink"), ink == UIColor(named: "Ink"), ink != UIColor(named: "Lead") {
          texts.append("\\(ink)".contains("name = Ink") ? "equal inks" : "\\(ink)")
        }
        if let image = UIImage(named: "Star") {
          texts.append("\\(image.size.width) \\(image.renderingMode.rawValue)")
        }
        if let notes = NSDataAsset(name: "Notes") { texts.append(String(decoding: notes.data, as: UTF8.self)) }
        let own = Bundle(for: AppDelegate.self).bundlePath
        texts.append(own == Bundle.main.bundlePath ? "same" : "other")
        for (index, text) in texts.enumerated() {
          let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 300, height: 20))
          label.text = text
          controller.view.addSubview(label)
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  private static let files = [
    "Shop.xcodeproj/project.pbxproj": project, "App.swift": app,
    "Kit.swift": "public func kitName() -> String { \"from Kit\" }\n",
    "en.lproj/Localizable.strings": "\"Hello\" = \"Good day\";",
    "de.lproj/Localizable.strings": "\"Hello\" = \"Guten Tag\";", "data.json": "{1}",
    "Assets.xcassets/Paper.colorset/Contents.json":
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0x00","alpha":"1"}}}]}"#,
    "Assets.xcassets/Ink.colorset/Contents.json":
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"0","alpha":"1"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}]}"#,
    "Assets.xcassets/Lead.colorset/Contents.json":
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"0","alpha":"1"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}]}"#,
    "Assets.xcassets/Star.imageset/Contents.json":
      #"{"images":[{"idiom":"universal","filename":"star.svg"}],"properties":{"template-rendering-intent":"template"}}"#,
    "Assets.xcassets/Star.imageset/star.svg":
      "<svg width='24' height='24'><rect width='24' height='24'/></svg>",
    "Assets.xcassets/Notes.dataset/Contents.json":
      #"{"data":[{"idiom":"universal","filename":"n.txt"}]}"#,
    "Assets.xcassets/Notes.dataset/n.txt": "some notes",
  ]

  private func inPlace(_ body: (String) throws -> Void) throws {
    let made = NSTemporaryDirectory() + "mica-\(UUID().uuidString)"
    let files = FileManager.default
    for (name, text) in Self.files {
      let file = URL(fileURLWithPath: "\(made)/Shop/\(name)")
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    defer { try? files.removeItem(atPath: made) }
    try body(made)
  }

  private func mica(_ arguments: String..., in folder: String) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = TestMachine.command
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = output
    process.environment = TestMachine.environment(["MICA_CACHE": folder + "/cache"])
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func aProjectsAppSeesItsBundle() throws {
    try inPlace { folder in
      let (code, text) = try mica(
        "render", "Shop", "--accessibility-tree", "-o", "a.png", in: folder)
      #expect(code == 0, "\(text)")
      for part in [
        "Good day", "from Kit", "The Shop", "org.example.shop", "{1}",
        "UIExtendedSRGBColorSpace 1 0 0 1",
        "24.0 2", "some notes", "SHOP", "same", "equal inks",
      ] { #expect(text.contains(part), "\(part) in \(text)") }
      let (_, german) = try mica(
        "render", "Shop", "--accessibility-tree", "--locale", "de_DE", "-o", "b.png", in: folder)
      #expect(german.contains("Guten Tag"))
    }
  }

  @Test func openTellsWhatThereIs() throws {
    try inPlace { folder in
      let (code, text) = try mica("open", "Shop", in: folder)
      #expect(code == 0)
      for part in ["Shop.xcodeproj", "Kit: 1 Swift files", "ShopTests: tests", "org.example.shop"] {
        #expect(text.contains(part), "\(part) in \(text)")
      }
      let (_, file) = try mica("open", "Shop", "--rewritten", "Shop/App.swift", in: folder)
      #expect(file.contains("#sourceLocation"))
    }
  }

  /// Checkouts are often without their pods: the rest is compiled and shown.
  @Test func missingModulesAreNamedWithTheirLinesAndLeftOut() throws {
    try inPlace { folder in
      let source = """
        public func kitName() -> String { "from Kit" }
        import Alamofire
        final class Loader: RequestAdapter<Int> {
          let session = Session(timeout: 3)
          func load() {
            session.request("a").response { _ in }
            AF.cancelAll()
          }
        }
        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Shop/Kit.swift"))
      let (code, text) = try mica("render", "Shop", "-o", "a.png", in: folder)
      #expect(code == 0, "\(text)")
      #expect(text.contains("Kit.swift:2:1: warning: there is no module Alamofire"), "\(text)")
      #expect(
        text.contains("Kit.swift:7:5: warning: `AF` is nowhere, since Alamofire isn't there"),
        "\(text)")
    }
  }

  @Test func whatCannotGoWithoutAModuleIsAnError() throws {
    try inPlace { folder in
      let source = "import Alamofire\npublic func kitName() -> String { 1 + }\n"
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/Shop/Kit.swift"))
      let (code, text) = try mica("render", "Shop", "-o", "a.png", in: folder)
      #expect(code == 1)
      #expect(text.contains("Kit.swift:1:1: error: there is no module Alamofire"), "\(text)")
    }
  }
}
