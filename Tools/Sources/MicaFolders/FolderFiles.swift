// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The files below a folder, sorted into sources and resources.

internal import Foundation

/// What lies below a folder or in a target.
struct FolderFiles {
  var sources: [String] = []
  var resources: [String] = []
  var infoPlist: String?

  /// Folders that are one resource.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "lproj", "framework", "xcframework", "xcdatamodeld", "playground",
    "xcodeproj", "xcworkspace", "docc", "icon",
  ]
  /// Those of them that no bundle holds.
  private static let ignoredBundles: Set<String> = [
    "framework", "xcframework", "playground", "xcodeproj", "xcworkspace", "docc",
  ]
  /// Folders that belong to tools.
  private static let ignoredFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "fastlane", "node_modules",
  ]
  /// Files that no bundle holds.
  private static let ignoredFiles: Set<String> = [
    "h", "m", "mm", "c", "cpp", "md", "markdown", "podspec", "gyb", "sh", "rb", "py", "yml", "yaml",
    "lock", "pbxproj", "entitlements", "xcconfig", "modulemap", "resolved", "o", "a",
  ]
  private static let ignoredNames: Set<String> = [
    "Package.swift", "LICENSE", "Podfile", "Cartfile", "Makefile", "Gemfile", "mica.json",
  ]

  /// A bare folder. Folders of tests are left out unless there is nothing else.
  init(_ root: String) throws(PortError) {
    try add(root, excluding: [], skipsTests: true)
    if sources.isEmpty {
      self = .empty
      try add(root, excluding: [], skipsTests: false)
    }
    sort()
  }

  /// The files of a target of the package in `root`.
  init(_ root: String, of target: PackageManifest.Target) throws(PortError) {
    let folder = root + "/" + target.path
    let excluded = Set(target.excluded.map { Self.joined(folder, $0) })
    let parts = target.sources.isEmpty ? [folder] : target.sources.map { Self.joined(folder, $0) }
    for part in parts {
      if part.hasSuffix(".swift") {
        sources.append(part)
      } else {
        try add(part, excluding: excluded, skipsTests: false)
      }
    }
    for resource in target.resources {
      let path = Self.joined(folder, resource)
      ReadLog.note(path)
      if !resources.contains(path), FileManager.default.fileExists(atPath: path) {
        resources.append(path)
      }
    }
    sort()
  }

  private init() {}
  private static let empty = FolderFiles()

  private static func joined(_ folder: String, _ path: String) -> String {
    URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }

  private mutating func sort() {
    sources = Array(Set(sources)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    resources = Array(Set(resources)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(
    _ folder: String, excluding excluded: Set<String>, skipsTests: Bool
  ) throws(PortError) {
    let names: [String]
    ReadLog.note(folder)
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: Self.reason(error))
    }
    for name in names where !name.hasPrefix(".") && !Self.ignoredNames.contains(name) {
      let path = folder + "/" + name
      if excluded.contains(path) { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
      if isFolder.boolValue {
        if Self.bundles.contains(ending) {
          if !Self.ignoredBundles.contains(ending) { resources.append(path) }
        } else if !Self.ignoredFolders.contains(name),
          !(skipsTests && (name.hasSuffix("Tests") || name == "Test"))
        {
          try add(path, excluding: excluded, skipsTests: skipsTests)
        }
      } else if ending == "swift" {
        sources.append(path)
      } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
        infoPlist = infoPlist ?? path
      } else if !Self.ignoredFiles.contains(ending) {
        resources.append(path)
      }
    }
  }

  /// The system's words without the frame that `NSError` puts around them.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if inner.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(inner.code))) }
    return error.localizedDescription
  }
}

extension SourceFile {
  /// The file at a path.
  public init(reading path: String) throws(PortError) {
    ReadLog.note(path)
    guard let data = FileManager.default.contents(atPath: path) else {
      let reason =
        FileManager.default.fileExists(atPath: path)
        ? "permission denied" : "there is no such file"
      throw .unreadable(path: path, reason: reason)
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: path) }
    self.init(path: path, text: text)
  }
}
