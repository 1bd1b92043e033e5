// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lies in a folder that `mica` opens: a bare folder of Swift files, or one with a Package.swift
// whose target is a library of iOS code.

internal import Foundation

/// The program in a folder.
public struct ProgramFolder: Hashable, Sendable {
  /// The folder, absolute, without a slash at its end.
  public var path: String
  /// The module's name.
  public var moduleName: String
  /// The Swift files: absolute paths in order of their bytes.
  public var sources: [String]
  /// Everything that a bundle may hold: storyboards, catalogues, strings, images, fonts, data. A
  /// catalogue is one entry (`Assets.xcassets`). In order of their bytes.
  public var resources: [String]
  /// The language mode (`5`, `6`) where a manifest says it.
  public var swiftVersion: String?
  /// The Info.plist, where there is one.
  public var infoPlist: String?
  /// Targets of the same package that this one needs, each after those that it needs itself.
  public var localModules: [LocalModule]
  /// Modules of other packages that the target asks for.
  public var missingPackages: [String]

  /// A target that another one imports.
  public struct LocalModule: Hashable, Sendable {
    /// The module's name.
    public var moduleName: String
    /// The Swift files.
    public var sources: [String]
    /// What its bundle holds.
    public var resources: [String]
    /// The local modules that it imports.
    public var dependencies: [String]
  }

  /// Looks through a folder.
  ///
  /// - Parameter target: which target of a Package.swift; without it there must be only one that
  ///   isn't a test, or one that is named as the package is.
  /// - Parameter reading: what a Package.swift says, by its text.
  public init(
    at path: String, target: String? = nil, reading: (String) throws -> ManifestText
  ) throws {
    let root = try Self.folder(at: path)
    self.path = root
    localModules = []
    missingPackages = []
    let manifest = root + "/Package.swift"
    ReadLog.note(manifest)
    if FileManager.default.fileExists(atPath: manifest) {
      let text = try reading(try SourceFile(reading: manifest).text)
      let package = PackageManifest(text, at: manifest)
      let all = package.targets
      let chosen = try package.target(named: target)
      let files = try FolderFiles(root, of: chosen)
      moduleName = chosen.moduleName
      (sources, resources, infoPlist) = (files.sources, files.resources, files.infoPlist)
      swiftVersion = package.languageMode
      var seen: Set<String> = [chosen.name]
      for name in chosen.dependencies {
        try addModule(name, of: all, to: &seen)
      }
    } else {
      let files = try FolderFiles(root)
      moduleName = Self.identifier(root.split(separator: "/").last.map(String.init) ?? "Program")
      (sources, resources, infoPlist) = (files.sources, files.resources, files.infoPlist)
      swiftVersion = nil
    }
    if sources.isEmpty { throw PortError.noSwiftFiles(path: root) }
  }

  private mutating func addModule(
    _ name: String, of all: [PackageManifest.Target], to seen: inout Set<String>
  ) throws(PortError) {
    guard seen.insert(name).inserted else { return }
    guard let target = all.first(where: { $0.name == name && !$0.isTest }) else {
      missingPackages.append(name)
      return
    }
    for name in target.dependencies { try addModule(name, of: all, to: &seen) }
    let files = try FolderFiles(path, of: target)
    localModules.append(
      LocalModule(
        moduleName: target.moduleName, sources: files.sources, resources: files.resources,
        dependencies: target.dependencies.filter { name in all.contains { $0.name == name } }
          .map(Self.identifier)))
  }

  private static func folder(at path: String) throws(PortError) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    ReadLog.note(absolute)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
    return absolute
  }

  /// A name as the compiler takes it for a module: other characters become `_`, as in Xcode.
  static func identifier(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      let isWord =
        scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
        || (!scalar.isASCII && scalar.properties.isXIDContinue)
      return isWord ? Character(scalar) : "_"
    }
    let text = String(letters)
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
