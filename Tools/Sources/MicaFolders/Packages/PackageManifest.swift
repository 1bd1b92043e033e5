// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A package's targets: where they lie and which one is opened.

internal import Foundation

/// The targets of a manifest, with the folders that they lie in.
struct PackageManifest {
  typealias Target = ManifestText.Target

  let manifest: String
  let name: String?
  private(set) var targets: [Target]
  let languageMode: String
  /// Traits that are turned on: what sources may ask `#if` for.
  let conditions: [String]
  /// Folders of other packages.
  let localPackages: [String]
  private let offered: [String]

  /// The folder that it lies in.
  var root: String { FolderPath.folder(of: manifest) }

  /// What all of its targets are compiled with: they see each other's `package` members.
  var flags: [String] {
    ["-package-name", ModuleName.identifier((name ?? FolderPath.name(of: root)).lowercased())]
  }

  init(_ text: ManifestText, at manifest: String) {
    self.manifest = manifest
    (name, offered, languageMode) = (text.name, text.offered, text.languageMode)
    targets = text.targets
    conditions = text.traits
    let folder = FolderPath.folder(of: manifest)
    localPackages = text.localPaths.map { FolderPath.joined(folder, $0) }
    let root = String(manifest.dropLast("/Package.swift".count))
    for index in targets.indices where targets[index].path.isEmpty {
      targets[index].path = Self.usualPath(of: targets[index], in: root)
    }
  }

  /// The mode of Swift that a target is compiled in: `5` or `6`.
  func languageMode(of target: Target) -> String {
    target.languageMode.isEmpty ? languageMode : target.languageMode
  }

  /// The target to open.
  func target(named name: String?) throws(PortError) -> Target {
    let code = targets.filter { !$0.isTest }
    if let name {
      if let target = code.first(where: { $0.name == name }) { return target }
      throw .unknownTarget(name: name, manifest: manifest, names: code.map(\.name))
    }
    if code.isEmpty { throw .noTarget(manifest: manifest) }
    if code.count == 1 { return code[0] }
    if let same = code.first(where: { $0.name == self.name }) { return same }
    let products = code.filter { offered.contains($0.name) }
    if products.count == 1 { return products[0] }
    // The one that needs others and that none needs.
    let needed = Set(code.flatMap(\.dependencies))
    let tops = code.filter { !needed.contains($0.name) && !$0.dependencies.isEmpty }
    if tops.count == 1 { return tops[0] }
    throw .ambiguousTargets(manifest: manifest, names: code.map(\.name))
  }

  private static func usualPath(of target: Target, in root: String) -> String {
    let folders = target.isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    for folder in folders {
      let path = folder + "/" + target.name
      ReadLog.note(root + "/" + path)
      if FileManager.default.fileExists(atPath: root + "/" + path) { return path }
    }
    return folders[0]
  }
}

extension FolderFiles {
  /// The files of a target of the package in `root`.
  init(_ root: String, of target: PackageManifest.Target) throws(PortError) {
    try self.init(
      in: FolderPath.joined(root, target.path), of: root, sources: target.sources,
      excluding: target.excluded, resources: target.resources, copied: target.copied)
    // Files of tests that no manifest names are none of the bundle's: references of snapshots are many.
    if target.isTest {
      let named = (target.resources + target.copied).map {
        FolderPath.joined(FolderPath.joined(root, target.path), $0)
      }
      resources.removeAll { resource in
        !Self.processed.contains(FolderPath.ending(of: resource.path))
          && !named.contains { resource.path == $0 || resource.path.hasPrefix($0 + "/") }
      }
    }
  }

  /// Endings of files that the package manager puts into bundles without being told.
  private static let processed: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcdatamodel",
    "xcdatamodeld",
  ]
}

extension PackageManifest {
  /// The oldest iOS that a manifest's `platforms` name: `.iOS(.v18)` is `[18]`, `.iOS("18.2")` `[18, 2]`; nil where it
  /// names none in this form.
  static func oldestSystem(in manifest: String) -> [Int]? {
    guard let start = manifest.range(of: ".iOS(") else { return nil }
    let value = manifest[start.upperBound...].prefix { $0 != ")" }
    let digits = value.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "_" }
    let numbers = digits.split { $0 == "." || $0 == "_" }.compactMap { Int($0) }
    return numbers.isEmpty || numbers.count > 3 ? nil : numbers
  }
}
