// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Features of the language that projects turn on.

/// Names of features, and the compiler's arguments for them.
package enum SwiftFeatures {
  /// Those that change what a source means. Others only refuse sources, and would refuse what Mica adds to them.
  private static let meant: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures",
    "ImplicitOpenExistentials", "DisableOutwardActorInference", "InferSendableFromCaptures",
    "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault", "IsolatedDefaultValues", "RegionBasedIsolation",
    "DynamicActorIsolation",
  ]

  /// Xcode's "Approachable Concurrency".
  static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The feature of `SWIFT_UPCOMING_FEATURE_NAME`; nil for one that isn't passed on.
  static func name(ofSetting setting: String) -> String? {
    let letters = setting.replacing("_", with: "").lowercased()
    // Its setting has another word.
    if letters == "disableoutwardactorisolation" { return "DisableOutwardActorInference" }
    return meant.first { $0.lowercased() == letters }
  }

  /// Whether a feature changes what a source means.
  static func isMeant(_ name: String) -> Bool { meant.contains(name) }

  /// The arguments about features among all of a target's.
  static func flags(among words: [String]) -> [String] {
    var flags: [String] = []
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      // What the compiler's own front end is told by way of the driver.
      let value = next == "-Xfrontend" && index + 2 < words.count ? words[index + 2] : next
      switch word {
      case "-enable-upcoming-feature" where isMeant(value),
        "-enable-experimental-feature"
      where ModuleName.identifier(value) == value && !value.isEmpty:
        flags += [word, value]
      case "-default-isolation" where value == "MainActor": flags += [word, value]
      case "-strict-concurrency=minimal", "-strict-concurrency=targeted",
        "-strict-concurrency=complete", "-enable-bare-slash-regex":
        flags.append(word)
      default: break
      }
    }
    return flags
  }
}
