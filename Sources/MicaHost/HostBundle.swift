// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bundle of the opened program: the folder that its host lies in.

internal import CoreText
internal import Foundation
internal import Mica
internal import MicaJob
internal import UIKit
internal import UIKitCore

/// What a program's own bundle says.
enum HostBundle {
  /// What its Info.plist says; nothing where there is none.
  static var settings: LaunchSettings { .main }

  /// The screen of an app that is for pads alone where no device is asked for: iOS doesn't install it on a phone.
  static func screen(_ settings: LaunchSettings = settings) -> PointSize {
    settings.idioms == [.pad] ? StagePlan.padSize : StagePlan.defaultSize
  }

  /// Whether the program's Info.plist lists orientations for a device, none of them upright: iOS launches such an app
  /// in landscape.
  static func isLandscapeOnly(
    _ settings: LaunchSettings = settings, on device: StageDevice
  ) -> Bool {
    settings.orientations(device.isPad ? .pad : .phone).isSubset(of: .landscape)
  }

  /// Makes the fonts of `UIAppFonts` known; those of a program without an Info.plist are all that lie
  /// in its bundle.
  static func registerFonts() {
    guard let folder = Bundle.main.resourcePath else { return }
    let info = settings.info
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
