// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a Package.swift says. The rewriter's process reads it (`mica-port`); who opens a folder gets this.

/// The names, paths and lists of a manifest.
public struct ManifestText: Hashable, Sendable, Codable {
  /// A target as it is written.
  public struct Target: Hashable, Sendable, Codable {
    /// What a target is made of.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// Sources.
      case sources
      /// A module map of a library that the system has.
      case systemLibrary
      /// A framework that was compiled elsewhere.
      case binary
      /// A macro, which runs in the compiler.
      case macro
    }

    /// What it is made of.
    public var kind = Kind.sources
    /// The name.
    public var name: String
    /// Whether it is one of tests.
    public var isTest = false
    /// Relative to the package; empty where it isn't written.
    public var path: String
    /// Files and folders of sources; empty for all of the target's folder.
    public var sources: [String] = []
    /// What is left out of that.
    public var excluded: [String] = []
    /// What its bundle holds.
    public var resources: [String] = []
    /// What its bundle holds as it lies on the disk, folders with their names.
    public var copied: [String] = []
    /// Names of targets and products.
    public var dependencies: [String] = []

    /// Flags that its sources may ask for.
    public var conditions: [String] = []
    /// Features that it turns on, as the compiler's arguments.
    public var flags: [String] = []
    /// `5` or `6`, where it says so itself; empty for the package's.
    public var languageMode = ""
    /// The folder of headers that others include, relative to the target; empty for `include`.
    public var publicHeaders = ""
    /// Names that its C sources are compiled with: `NAME` or `NAME=VALUE`.
    public var cNames: [String] = []
    /// Folders of headers, relative to the target.
    public var headerFolders: [String] = []

    /// A target of that name in a folder.
    public init(name: String, isTest: Bool, path: String) {
      (self.name, self.isTest, self.path) = (name, isTest, path)
    }

    var moduleName: String { ModuleName.identifier(name) }

    /// Adds one of its `cSettings` by what a manifest calls it; unsafe flags are left out.
    public mutating func add(cSetting kind: String, _ value: String, to definition: String? = nil) {
      switch kind {
      case "define":
        let name = value.prefix { $0 != "=" }
        guard !name.isEmpty, String(name) == ModuleName.identifier(String(name)) else { return }
        cNames.append(definition.map { "\(value)=\($0)" } ?? value)
      case "headerSearchPath": headerFolders.append(value)
      default: break
      }
    }

    /// Adds one of its `swiftSettings` by what a manifest calls it; unsafe flags are left out.
    public mutating func add(setting kind: String, _ value: String) {
      switch kind {
      case "define":
        if value == ModuleName.identifier(value), !value.isEmpty { conditions.append(value) }
      case "enableUpcomingFeature":
        flags += ["-enable-upcoming-feature", value]
      case "defaultIsolation":
        if value.hasPrefix("MainActor") { flags += ["-default-isolation", "MainActor"] }
      case "swiftLanguageMode", "swiftLanguageVersion":
        languageMode = value.contains("6") ? "6" : "5"
      case "enableExperimentalFeature": flags += ["-enable-experimental-feature", value]
      default: break
      }
    }
  }

  /// The package's name.
  public var name: String?
  /// In the order of the text.
  public var targets: [Target]
  /// `5` or `6`.
  public var languageMode: String
  /// Targets that products name.
  public var offered: [String]
  /// Folders of other packages, relative to this one's.
  public var localPaths: [String] = []
  /// Packages that lie elsewhere.
  public var remotePackages: [RemotePackage] = []
  /// Traits that the manifest turns on by itself.
  public var traits: [String] = []
  /// Whether all targets stand there as literals: what a manifest computes isn't read.
  public var isWhole = true

  /// Turns on the traits that the manifest turns on by itself.
  ///
  /// - Parameter enabled: what each trait turns on; `default` is the one of the manifest's own choice.
  public mutating func addTraits(_ enabled: [String: [String]]) {
    var open = enabled["default"] ?? []
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard name == ModuleName.identifier(name), seen.insert(name).inserted else { continue }
      open += enabled[name] ?? []
    }
    traits = seen.sorted()
  }

  /// What a manifest says.
  public init(name: String?, targets: [Target], languageMode: String, offered: [String]) {
    (self.name, self.targets) = (name, targets)
    (self.languageMode, self.offered) = (languageMode, offered)
  }
}
