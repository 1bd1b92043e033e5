// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which of a bundle's languages the program's user reads.

internal import Foundation

/// The folders of a bundle in which localized files are looked for.
package enum BundleLanguage {
  /// Relative to the bundle, the best first: `de.lproj`, `Base.lproj`, and the bundle itself as an
  /// empty text.
  ///
  /// It is the user's language, else the one in which the program was written (CFBundleDevelopmentRegion).
  package static func folders(of bundle: Bundle) -> [String] {
    let root = bundle.resourcePath ?? bundle.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let there = names.filter { $0.hasSuffix(".lproj") }
    guard !there.isEmpty else { return [""] }
    let own = Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let wanted = (Locale.preferredLanguages + [own]).lazy.compactMap { language in
      forms(of: language).first { there.contains($0 + ".lproj") }
    }
    return [wanted.first, "Base"].compactMap { $0 }.map { $0 + ".lproj" } + [""]
  }

  /// The names that folders may have for a language.
  private static func forms(of language: String) -> [String] {
    let dashed = language.replacingOccurrences(of: "_", with: "-")
    var parts = dashed.split(separator: "-").map(String.init)
    var forms: [String] = []
    while !parts.isEmpty {
      forms += [parts.joined(separator: "-"), parts.joined(separator: "_")]
      parts.removeLast()
    }
    if dashed.hasPrefix("zh") {
      let isTraditional = ["TW", "HK", "MO", "Hant"].contains { dashed.contains($0) }
      forms.insert(isTraditional ? "zh-Hant" : "zh-Hans", at: 0)
    }
    let code = String(dashed.prefix { $0 != "-" })
    return forms + [oldNames[code]].compactMap { $0 }
  }

  private static let oldNames = [
    "en": "English", "de": "German", "fr": "French", "it": "Italian", "es": "Spanish",
    "ja": "Japanese", "nl": "Dutch",
  ]
}
