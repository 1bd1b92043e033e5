// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A Package.swift as SwiftPM reads it, by running it: for those that compute their targets.

internal import FoundationEssentials
internal import MicaFolders
internal import MicaProcess

/// Asks SwiftPM what a manifest says.
struct ManifestDump {
  let swift: String
  let cache: BuildCache
  /// Seconds that a run of the command's child may take; nil for no limit of its own.
  var limit: Double?

  /// Seconds that a manifest may take.
  private static let limit = 60.0

  /// What the manifest in a folder says; nil where SwiftPM can't tell.
  ///
  /// A manifest may ask what it runs on, and leave out what is for a phone: it is told that it runs on a Mac. Where it
  /// can't run so, it is run as it is.
  func text(of folder: String) throws(BuildError) -> ManifestText? {
    let manifest = FileStore.text(folder + "/Package.swift") ?? ""
    let told = Self.toldOfMac(manifest)
    if told != manifest {
      let copy = cache.work("manifest-mac-\(Digest.text(of: Array(told.utf8)).prefix(16))")
      defer { FileStore.remove(copy) }
      try FileStore.makeFolder(copy)
      try FileStore.write(Array(told.utf8), to: copy + "/Package.swift")
      if let text = try run(copy) { return text }
    }
    return try run(folder)
  }

  /// A manifest whose conditions are answered as on a Mac.
  static func toldOfMac(_ manifest: String) -> String {
    let answers = [
      ("os(macOS)", "true"), ("canImport(Darwin)", "true"), ("canImport(ObjectiveC)", "true"),
      ("os(Linux)", "false"), ("canImport(Glibc)", "false"),
    ]
    return manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let word = line.drop { $0 == " " || $0 == "\t" }
      guard word.hasPrefix("#if ") || word.hasPrefix("#elseif ") else { return String(line) }
      return answers.reduce(String(line)) {
        ModuleCompiler.replace($1.0, by: $1.1, in: $0)
      }
    }.joined(separator: "\n")
  }

  private func run(_ folder: String) throws(BuildError) -> ManifestText? {
    let scratch = cache.work("manifest-\(Digest.text(of: Array(folder.utf8)).prefix(16))")
    defer { FileStore.remove(scratch) }
    var process = ChildProcess(
      swift,
      [
        "package", "--package-path", folder, "--scratch-path", scratch, "--cache-path",
        cache.downloads, "dump-package",
      ])
    process.isGroup = true
    let limit = min(Self.limit, self.limit ?? Self.limit)
    process.limit = limit
    // What the manifest's compiler warns of isn't the program's.
    process.isQuiet = true
    let outcome = try process.answer(withErrors: false)
    let (ending, text) = (outcome.ending, outcome.text)
    if ending == .late {
      throw .toolFailed(
        "\(folder)/Package.swift",
        reason: "it didn't end within \(limit) s; --no-manifest reads it "
          + "without running it")
    }
    guard ending == .exit(0), let start = text.firstIndex(of: "{"),
      let dump = try? JSONDecoder().decode(Dump.self, from: Data(text[start...].utf8))
    else { return nil }
    return dump.manifest
  }

  /// `swift package dump-package`'s answer, as far as it is used.
  private struct Dump: Decodable {
    struct Product: Decodable { var targets: [String] }
    struct Resource: Decodable {
      struct Rule: Decodable {}
      var path: String
      var rule: [String: Rule]?
      var isCopied: Bool { rule?["copy"] != nil }
    }
    struct Version: Decodable { var _version: String }
    struct Trait: Decodable {
      var name: String
      var enabledTraits: [String]?
    }
    var name: String
    var targets: [DumpedTarget]
    var products: [Product]
    var dependencies: [DumpedDependency]
    var swiftLanguageVersions: [String]?
    var toolsVersion: Version
    var traits: [Trait]?

    var manifest: ManifestText {
      let mode = swiftLanguageVersions?.last ?? toolsVersion._version
      var text = ManifestText(
        name: name, targets: targets.filter { $0.type != "plugin" }.map(\.target),
        languageMode: mode.hasPrefix("6") ? "6" : "5", offered: products.flatMap(\.targets))
      text.localPaths = dependencies.compactMap { $0.fileSystem?.first?.path }
      text.remotePackages = dependencies.compactMap { $0.sourceControl?.first?.package }
      let enabled = (traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }
      text.addTraits(Dictionary(enabled) { first, _ in first })
      return text
    }
  }

  private struct DumpedTarget: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
    }
    /// A setting's text; nil for lists, which are unsafe flags.
    struct Value: Decodable {
      var text: String?

      enum CodingKeys: String, CodingKey { case text = "_0" }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try? values.decodeIfPresent(String.self, forKey: .text)
      }
    }
    struct Setting: Decodable {
      var tool: String
      var kind: [String: Value]
      var condition: Condition?
    }
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Dump.Resource]
    var dependencies: [[String: FirstText]]
    var settings: [Setting]?
    var publicHeadersPath: String?

    private static let kinds: [String: ManifestText.Target.Kind] = [
      "system": .systemLibrary, "binary": .binary, "macro": .macro,
    ]

    var target: ManifestText.Target {
      var target = ManifestText.Target(name: name, isTest: type == "test", path: path ?? "")
      target.kind = Self.kinds[type] ?? .sources
      target.publicHeaders = publicHeadersPath ?? ""
      target.sources = sources ?? []
      target.excluded = exclude
      target.resources = resources.filter { !$0.isCopied }.map(\.path)
      target.copied = resources.filter(\.isCopied).map(\.path)
      target.dependencies = dependencies.compactMap { $0.values.first?.text }
      for setting in settings ?? [] where ["swift", "c", "cxx"].contains(setting.tool) {
        let platforms = setting.condition?.platformNames ?? []
        guard platforms.isEmpty || platforms.contains("ios"), setting.condition?.config != "release"
        else { continue }
        for (kind, value) in setting.kind {
          guard let text = value.text else { continue }
          if setting.tool == "swift" {
            target.add(setting: kind, text)
          } else {
            target.add(cSetting: kind, text)
          }
        }
      }
      return target
    }
  }

  private struct DumpedDependency: Decodable {
    struct Folder: Decodable { var path: String }
    struct Remote: Decodable { var urlString: String }
    struct Place: Decodable { var remote: [Remote]? }
    struct Range: Decodable { var lowerBound, upperBound: String }
    struct Requirement: Decodable {
      var range: [Range]?
      var exact, branch, revision: [String]?
    }
    struct Source: Decodable {
      var location: Place
      var requirement: Requirement

      var package: RemotePackage? {
        guard let url = location.remote?.first?.urlString else { return nil }
        let wanted: RemotePackage.Requirement? =
          if let range = requirement.range?.first {
            .range(range.lowerBound, range.upperBound)
          } else if let exact = requirement.exact?.first {
            .exact(exact)
          } else if let branch = requirement.branch?.first {
            .branch(branch)
          } else if let commit = requirement.revision?.first { .revision(commit) } else { nil }
        return wanted.flatMap { RemotePackage(url: url, requirement: $0) }
      }
    }
    var fileSystem: [Folder]?
    var sourceControl: [Source]?
  }

  /// The first text of a list of all kinds of values.
  private struct FirstText: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      text = try? list.decode(String.self)
    }
  }
}
