// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program's Info.plist is made from.

/// A file, what build settings add to it, and the settings that its texts name.
public struct InfoSource: Hashable, Sendable {
  /// The file.
  public var file: String?
  /// Values of build settings (`INFOPLIST_KEY_…`); those of the file count more.
  public var generated: [String: PropertyValue]
  /// What `$(NAME)` in the file's texts means.
  public var settings: BuildSettings

  /// Of a folder without a project.
  package init(file: String?, moduleName: String, name: String) {
    self.file = file
    generated = [:]
    settings = BuildSettings(
      configuration: "Debug",
      defaults: [
        "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name,
        "PRODUCT_MODULE_NAME": moduleName, "DEVELOPMENT_LANGUAGE": "en",
        "PRODUCT_BUNDLE_IDENTIFIER": "org.example." + moduleName,
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1",
      ])
  }

  /// Of a target.
  init(_ target: XcodeTarget) {
    settings = target.settings
    generated = Self.generated(by: target.settings)
    file = nil
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return }
    let place = FolderPath.joined(target.project.folder, path)
    ReadLog.note(place)
    if target.project.bounds.contains(place) {
      file = place
    } else {
      target.project.note("\(target.project.path): \(place) lies outside and is left out")
    }
  }

  /// A value as the bundle has it where it is a text.
  public func text(_ key: String, in values: [String: PropertyValue]) -> String? {
    (values[key] ?? generated[key])?.text.map(settings.expand)
  }

  private static let flags: Set<String> = [
    "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UIViewControllerBasedStatusBarAppearance", "LSRequiresIPhoneOS", "UIFileSharingEnabled",
    "LSSupportsOpeningDocumentsInPlace", "UIRequiresPersistentWiFi",
  ]

  private static func generated(by settings: BuildSettings) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names(beginningWith: prefix) {
      guard let value = settings[name] else { continue }
      let key = String(name.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if value == "YES" {
          values["UIApplicationSceneManifest"] = .table([
            "UIApplicationSupportsMultipleScenes": .text("1"), "UISceneConfigurations": .table([:]),
          ])
        }
      case "UILaunchScreen_Generation":
        if value == "YES" { values["UILaunchScreen"] = .table([:]) }
      case let key where key.hasPrefix("UISupportedInterfaceOrientations"):
        let device = key.dropFirst("UISupportedInterfaceOrientations".count)
        let suffix = device == "_iPad" ? "~ipad" : device == "_iPhone" ? "~iphone" : ""
        let words = settings.words(name).map(PropertyValue.text)
        values["UISupportedInterfaceOrientations" + suffix] = .list(words)
      default: values[key] = .text(flags.contains(key) ? (value == "YES" ? "1" : "0") : value)
      }
    }
    let isGenerated = settings.flag("GENERATE_INFOPLIST_FILE") || !values.isEmpty
    let families = settings.words("TARGETED_DEVICE_FAMILY").flatMap { $0.split(separator: ",") }
    if !families.isEmpty {
      values["UIDeviceFamily"] = .list(families.map { .text(String($0)) })
    }
    guard isGenerated else { return values }
    for (key, setting) in [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ] where values[key] == nil {
      if let value = settings[setting] { values[key] = .text(value) }
    }
    return values
  }
}
