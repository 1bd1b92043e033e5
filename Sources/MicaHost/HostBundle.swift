// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bundle of the opened program: the folder that its host lies in.

internal import CoreText
internal import Foundation
internal import Mica

/// What a program's own bundle says.
enum HostBundle {
  /// Its Info.plist; empty where there is none.
  static var info: [String: Any] {
    guard let path = Bundle.main.resourcePath,
      let data = FileManager.default.contents(atPath: path + "/Info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// Whether the program's Info.plist lists orientations for a device, none of them upright: iOS launches such an app
  /// in landscape.
  static func isLandscapeOnly(_ info: [String: Any] = info, on device: StageDevice) -> Bool {
    let key = "UISupportedInterfaceOrientations"
    let isPad = min(device.size.width, device.size.height) >= 600
    guard
      let list = info[key + (isPad ? "~ipad" : "~iphone")] as? [String] ?? info[key] as? [String],
      !list.isEmpty
    else { return false }
    return list.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
  }

  /// Makes the fonts of `UIAppFonts` known; those of a program without an Info.plist are all that lie
  /// in its bundle.
  static func registerFonts() {
    guard let folder = Bundle.main.resourcePath else { return }
    let info = info
    var names = info["UIAppFonts"] as? [String] ?? []
    if info.isEmpty {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      names = files.filter { file in
        ["ttf", "otf", "ttc"].contains { file.lowercased().hasSuffix("." + $0) }
      }.sorted()
    }
    for name in names {
      let url = URL(fileURLWithPath: folder + "/" + name)
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      _ = CTFontManagerRegisterFontsForURL(url, .process, nil)
    }
  }
}
