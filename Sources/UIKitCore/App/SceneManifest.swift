// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Info.plist says of a program's scenes (FACTS_UIKIT f.13).

import Foundation

/// The dictionary `UIApplicationSceneManifest`.
struct SceneManifest {
  /// One configuration.
  struct Entry {
    var role: UISceneSession.Role
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  var supportsMultipleScenes = false
  /// In the order of the list, role by role.
  var entries: [Entry] = []

  /// The manifest of an Info.plist; nil where it has none: a program without scenes.
  init?(info: [String: Any]) {
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    for role in roles.keys.sorted() {
      for entry in roles[role] as? [[String: Any]] ?? [] {
        entries.append(
          Entry(
            role: UISceneSession.Role(rawValue: role),
            name: entry["UISceneConfigurationName"] as? String,
            sceneClassName: entry["UISceneClassName"] as? String,
            delegateClassName: entry["UISceneDelegateClassName"] as? String,
            storyboardName: entry["UISceneStoryboardFile"] as? String))
      }
    }
  }

  /// The first configuration of a name (nil: of any) and a role.
  func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
    entries.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
