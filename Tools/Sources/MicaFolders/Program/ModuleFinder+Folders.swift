// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modules that lie in a folder though no project names them: packages in folders that Xcode synchronizes, and the folders
// of projects that XcodeGen or Tuist would write.

internal import Foundation

/// The packages and folders below a root, by the names of modules.
struct BuriedModules {
  /// Manifests with their texts.
  private let manifests: [(folder: String, text: String)]
  private let folders: [String]
  /// The folders of packages below the root.
  let packageFolders: [String]

  private static let mostLevels = 6
  private static let mostFolders = 4000
  private static let mostBytes = 1 << 20
  private static let ignored: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "checkouts", "SourcePackages",
    "fastlane", "vendor", "docs",
  ]

  init(in projects: XcodeProjects) {
    var manifests: [(folder: String, text: String)] = []
    var folders: [String] = []
    var open = [(path: projects.root, level: 0)]
    while let (folder, level) = open.popLast(), folders.count < Self.mostFolders {
      ReadLog.note(folder)
      guard projects.bounds.contains(folder),
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      else { continue }
      folders.append(folder)
      if names.contains("Package.swift"), let data = PlainFile.contents(folder + "/Package.swift"),
        data.count < Self.mostBytes
      {
        manifests.append((folder, String(decoding: data, as: UTF8.self)))
      }
      guard level < Self.mostLevels else { continue }
      for name in names.reversed()
      where !name.hasPrefix(".") && !Self.ignored.contains(name)
        && FolderPath.ending(of: name).isEmpty
      {
        let path = "\(folder)/\(name)"
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink, PlainFile.kind(of: path) == .folder { open.append((path, level + 1)) }
      }
    }
    (self.manifests, self.folders) = (manifests, folders)
    packageFolders = manifests.map(\.folder).filter { $0 != projects.root }
  }

  /// The packages whose manifests name a target or a product as a module is called.
  func packages(naming module: String) -> [String] {
    manifests.filter { $0.text.contains("\"\(module)\"") }.map(\.folder)
  }

  /// The folders of a name that hold Swift sources, the nearest to the root first. `Sources/NAME` and `NAME/Sources` are
  /// such folders, too.
  func folders(named module: String) -> [String] {
    let named = folders.filter { ModuleName.identifier(FolderPath.name(of: $0)) == module }
    return named.sorted { ($0.count, $0) < ($1.count, $1) }.map { folder in
      let inner = folder + "/Sources"
      return folders.contains(inner) ? inner : folder
    }
  }
}

extension ModuleFinder {
  /// Adds a folder of the module's name, where files are all that tells of modules.
  mutating func addFolder(_ name: String) throws -> Bool {
    for folder in buried.folders(named: name) where projects.root.hasPrefix(folder) == false {
      guard let files = try? FolderFiles(folder), !files.sources.isEmpty else { continue }
      if !begun.contains(name) { splitFolders.append(folder) }
      try addFiles(files, as: name, near: folder)
      return true
    }
    return false
  }
}
