// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A target of a project: what it makes, with which settings.

internal import Foundation

/// A target.
final class XcodeTarget {
  /// What becomes of it.
  enum Kind: String {
    case application
    case framework
    case bundle
    case other
  }

  let object: ProjectObject
  unowned let project: XcodeProject

  init(_ object: ProjectObject, of project: XcodeProject) {
    (self.object, self.project) = (object, project)
  }

  var name: String { object.text("name") ?? "" }
  var productType: String { object.text("productType") ?? "" }

  var kind: Kind {
    switch productType {
    case "com.apple.product-type.application",
      "com.apple.product-type.application.on-demand-install-capable":
      .application
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .framework
    case "com.apple.product-type.bundle": .bundle
    default: .other
    }
  }

  /// Whether it is a bundle of unit tests.
  var isTests: Bool { ["unit-test", "ocunit-test"].contains { productType.hasSuffix("." + $0) } }

  /// What it is called where it is left out.
  var kindText: String {
    let parts = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
    if !isForiOS { return "for \(platforms.isEmpty ? "another system" : platforms)" }
    return switch parts {
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": "tests"
    case "app-extension", "app-extension.messages", "extensionkit-extension",
      "app-extension.intents-service", "app-extension.messages-sticker-pack":
      "an app extension"
    case let text where text.contains("watch"): "a watch app"
    case "tool": "a command line tool"
    case "": object.isa == "PBXAggregateTarget" ? "an aggregate" : "a target without a product"
    default: parts
    }
  }

  private var platforms: String {
    settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
  }

  /// Whether it can be built for a phone.
  private(set) lazy var isForiOS: Bool = {
    let root = settings["SDKROOT"] ?? ""
    let supported = settings.words("SUPPORTED_PLATFORMS")
    if !supported.isEmpty, !(supported.count == 1 && root.hasPrefix("iphone")) {
      return supported.contains { $0.hasPrefix("iphone") }
    }
    if root.hasPrefix("iphone") || root == "auto" { return true }
    return root.isEmpty && settings["MACOSX_DEPLOYMENT_TARGET"] == nil
      && settings["TVOS_DEPLOYMENT_TARGET"] == nil && settings["WATCHOS_DEPLOYMENT_TARGET"] == nil
  }()

  /// The name of the module.
  var moduleName: String { ModuleName.identifier(text(of: "PRODUCT_MODULE_NAME")) }

  /// The name of the product without its ending.
  var productName: String { text(of: "PRODUCT_NAME") }

  /// A setting that names something; the target's name where it comes to nothing.
  private func text(of key: String) -> String {
    if let circle = settings.circle(from: key) {
      project.note(
        "\(project.path): \(key) of target \(name) names itself: "
          + "\(circle.joined(separator: " → ")); the target's name is taken")
    } else if let text = settings[key], !text.isEmpty {
      return text
    }
    return name
  }

  /// The language that sources are written in: `3`, `4`, `4.2`, `5` or `6`.
  var swiftVersion: String {
    let version = settings["SWIFT_VERSION"] ?? "5"
    if version.hasPrefix("6") { return "6" }
    if version.hasPrefix("4.2") { return "4.2" }
    if version.hasPrefix("3") || version.hasPrefix("2") { return "3" }
    return version.hasPrefix("4") ? "4" : "5"
  }

  /// Which constants Xcode writes of colours and images: without the settings those of its resource types alone.
  var assetSymbols: AssetNames.Symbols {
    let prefix = "ASSETCATALOG_COMPILER_GENERATE_"
    if settings[prefix + "ASSET_SYMBOLS"] == "NO" { return .none }
    return settings.flag(prefix + "SWIFT_ASSET_SYMBOL_EXTENSIONS") ? .extensions : .resources
  }

  /// Whether the bridging header imports UIKit, which all Swift files see then.
  var bridgesUIKit: Bool {
    guard let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return false }
    let place = FolderPath.joined(project.folder, path)
    ReadLog.note(place)
    guard project.bounds.contains(place), let data = PlainFile.contents(place),
      data.count < 1 << 20
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("@import UIKit") || text.contains("UIKit/UIKit.h")
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET`: 17.5 is `[17, 5]`; nil where it isn't said in numbers.
  var oldestSystem: [Int]? {
    let words = (settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? "").split(
      separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    return numbers.count == words.count && !numbers.isEmpty && numbers.count <= 3 ? numbers : nil
  }

  /// The flags that sources may ask for.
  private(set) lazy var conditions: [String] = {
    var found = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let others = settings.words("OTHER_SWIFT_FLAGS")
    for (index, word) in others.enumerated() {
      if word == "-D", index + 1 < others.count {
        found.append(others[index + 1])
      } else if word.hasPrefix("-D") {
        found.append(String(word.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return found.filter { word in
      word == ModuleName.identifier(word) && !word.isEmpty && seen.insert(word).inserted
    }
  }()

  /// What else the compiler is told: the language's features that change what sources mean.
  private(set) lazy var flags: [String] = {
    var flags = SwiftFeatures.flags(among: settings.words("OTHER_SWIFT_FLAGS"))
    if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") {
      flags += SwiftFeatures.approachable.flatMap { ["-enable-upcoming-feature", $0] }
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in settings.names(beginningWith: prefix) where settings.flag(key) {
      if let name = SwiftFeatures.name(ofSetting: String(key.dropFirst(prefix.count))) {
        flags += ["-enable-upcoming-feature", name]
      }
    }
    if let mode = settings["SWIFT_STRICT_CONCURRENCY"],
      ["minimal", "targeted", "complete"].contains(mode)
    {
      flags.append("-strict-concurrency=\(mode)")
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    return flags
  }()

  private(set) lazy var settings: BuildSettings = makeSettings()

  private func makeSettings() -> BuildSettings {
    let projectList = project.objects.root.text("buildConfigurationList")
    let ownList = object.text("buildConfigurationList")
    let below = configuration(in: projectList)
    let own = configuration(in: ownList, named: below?.text("name"))
    let configurationName = own?.text("name") ?? below?.text("name") ?? "Debug"
    var settings = BuildSettings(
      configuration: configurationName,
      defaults: [
        "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.name,
        "PROJECT": project.name, "SRCROOT": project.folder, "PROJECT_DIR": project.folder,
        "SOURCE_ROOT": project.folder, "PROJECT_FILE_PATH": project.path,
        "CONFIGURATION": configurationName, "PRODUCT_NAME": "$(TARGET_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": "iphonesimulator",
        "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "ARCHS": "arm64",
        "DEVELOPMENT_LANGUAGE": project.objects.root.text("developmentRegion") ?? "en",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": kind == .framework ? "FMWK" : "APPL",
        "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
        "PODS_ROOT": project.folder + "/Pods",
      ])
    for configuration in [below, own].compactMap(\.self) {
      if let place = base(of: configuration) {
        let file = ConfigurationFile(at: place) { project.bounds.contains($0) }
        for missing in file.missing {
          project.note("\(missing.path):\(missing.line): there is no \(missing.name)")
        }
        settings.add(file.settings)
      }
      settings.add(configuration.values["buildSettings"]?.table ?? [:])
    }
    return settings
  }

  /// The .xcconfig below a configuration's own settings.
  private func base(of configuration: ProjectObject) -> String? {
    if let file = configuration.text("baseConfigurationReference").flatMap({ project.objects[$0] })
    {
      return project.readablePlace(of: file)
    }
    if let anchor = configuration.text("baseConfigurationReferenceAnchor")
      .flatMap({ project.objects[$0] }), let folder = project.place(of: anchor),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    {
      return FolderPath.joined(folder, path)
    }
    return nil
  }

  /// The one of a name, else the debugging one, else the default, else the first.
  private func configuration(in list: String?, named name: String? = nil) -> ProjectObject? {
    guard let list = list.flatMap({ project.objects[$0] }) else { return nil }
    let all = project.objects.all(list.texts("buildConfigurations"))
    let names = [name, "Debug", list.text("defaultConfigurationName")].compactMap(\.self)
    for name in names {
      if let found = all.first(where: { $0.text("name") == name }) { return found }
    }
    return all.first { $0.text("name")?.hasPrefix("Debug") == true } ?? all.first
  }
}
