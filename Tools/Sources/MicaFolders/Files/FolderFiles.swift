// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The files below a folder, sorted into sources and resources.

internal import Foundation

/// What lies below a folder or in a target.
struct FolderFiles {
  var sources: [String] = []
  var resources: [BundleResource] = []
  var infoPlist: String?
  /// Sources in languages that aren't compiled here.
  var foreign: [String] = []
  /// Files that were left out, with the reasons.
  var problems: [PortProblem] { gate.problems }

  /// Folders within each other; deeper ones aren't looked at.
  private static let mostLevels = 64
  /// Files and folders of one program; what comes after them isn't looked at.
  private static let mostEntries = 200_000
  private var entries = 0
  private var gate = FileGate()
  /// What lies outside isn't looked at, links followed; nil for anywhere.
  private var bounds: FolderBounds?
  /// Folders that are taken as they are.
  private var whole: Set<String> = []
  /// Whether folders with a manifest are packages of their own, as Xcode takes them.
  private var leavesOutPackages = false
  /// Folders that were looked through, links followed.
  private var seen: Set<String> = []

  /// Folders that are one resource.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "playground",
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
  /// Sources in other languages than Swift.
  private static let foreignFiles: Set<String> = ["m", "mm", "c", "cpp", "cc", "metal"]
  /// Files that no bundle holds.
  private static let ignoredFiles: Set<String> = [
    "h", "hpp", "md", "markdown", "podspec", "gyb", "sh", "rb", "py", "yml", "yaml",
    "lock", "pbxproj", "entitlements", "xcconfig", "modulemap", "resolved", "o", "a",
  ]
  private static let ignoredNames: Set<String> = [
    "Package.swift", "LICENSE", "Podfile", "Cartfile", "Makefile", "Gemfile", "mica.json",
  ]

  /// A bare folder. Folders of tests are left out unless there is nothing else.
  init(_ root: String) throws(PortError) {
    bounds = FolderBounds(of: root)
    try add(root, excluding: [], skipsTests: true)
    if sources.isEmpty {
      self = .empty
      bounds = FolderBounds(of: root)
      try add(root, excluding: [], skipsTests: false)
    }
    sort()
  }

  /// A bare folder of tests: all that lies in it.
  init(tests root: String) throws(PortError) {
    bounds = FolderBounds(of: root)
    try add(root, excluding: [], skipsTests: false)
    sort()
  }

  /// A folder whose files belong to a target of a project. Folders of `whole` are copied as they are; packages within are no
  /// part of the target.
  init(
    synchronized folder: String, excluding excluded: Set<String>, whole: Set<String>,
    bounds: FolderBounds
  ) throws(PortError) {
    (self.bounds, self.whole, leavesOutPackages) = (bounds, whole, true)
    try add(folder, excluding: excluded, skipsTests: false)
    sort()
  }

  /// Files that patterns of a podspec name.
  init(matching patterns: [String], in root: String, excluding: [String]) throws(PortError) {
    bounds = FolderBounds(of: root)
    for pattern in patterns {
      var found = FolderFiles.empty
      found.bounds = bounds
      let fixed = pattern.prefix { !"*{[?".contains($0) }
      let base = fixed.count == pattern.count ? pattern : FolderPath.folder(of: String(fixed) + "x")
      let place = FolderPath.joined(root, base)
      var isFolder: ObjCBool = false
      ReadLog.note(place)
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        try found.add(place, excluding: [], skipsTests: false)
      } else {
        found.add(file: place, "")
      }
      let form = PathPattern(FolderPath.joined(root, pattern))
      let others = excluding.map { PathPattern(FolderPath.joined(root, $0)) }
      func isMeant(_ path: String) -> Bool {
        (isFolder.boolValue && fixed.count == pattern.count || form.matches(path))
          && !others.contains { $0.matches(path) }
      }
      sources += found.sources.filter(isMeant)
      foreign += found.foreign.filter(isMeant)
      resources += found.resources.filter { isMeant($0.path) }
      for problem in found.problems where isMeant(problem.path) { gate.note(problem) }
    }
    sort()
  }

  /// The files of a folder in the checkout of `root`: named sources, or all of them, named resources, and what is copied with
  /// the names of its folders.
  init(
    in folder: String, of root: String, sources: [String], excluding excluded: [String],
    resources: [String], copied: [String] = []
  ) throws(PortError) {
    bounds = FolderBounds(of: root)
    let excluded = Set((excluded + copied).map { Self.joined(folder, $0) })
    let parts = sources.isEmpty ? [folder] : sources.map { Self.joined(folder, $0) }
    for part in parts {
      if part.hasSuffix(".swift") {
        if gate.admits(part, within: bounds) { self.sources.append(part) }
      } else {
        try add(part, excluding: excluded, skipsTests: false)
      }
    }
    for resource in resources {
      let path = Self.joined(folder, resource)
      ReadLog.note(path)
      if gate.admits(path, within: bounds) { addWhole(path) }
    }
    for resource in copied {
      let path = Self.joined(folder, resource)
      ReadLog.note(path)
      guard gate.admits(path, within: bounds) else { continue }
      // Catalogues are compiled all the same.
      if PlainFile.kind(of: path) == .folder, FolderPath.ending(of: path).isEmpty {
        self.resources.append(BundleResource(path: path, isVerbatim: true))
      } else {
        addWhole(path)
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
    foreign = Array(Set(foreign)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    resources = Array(Set(resources)).sorted {
      ($0.folder + "/" + $0.path).utf8.lexicographicallyPrecedes(($1.folder + "/" + $1.path).utf8)
    }
  }

  /// A resource that a manifest names: a file, or all files of a folder.
  private mutating func addWhole(_ path: String) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue, FolderPath.ending(of: path).isEmpty {
      var inside = FolderFiles.empty
      inside.bounds = bounds
      try? inside.add(path, excluding: [], skipsTests: false)
      resources += inside.resources
      for problem in inside.problems { gate.note(problem) }
    } else {
      add(file: path, Self.language(of: path))
    }
  }

  /// The folder of a language that a file lies in.
  private static func language(of path: String) -> String {
    let parent = FolderPath.name(of: FolderPath.folder(of: path))
    return parent.hasSuffix(".lproj") ? parent : ""
  }

  private mutating func add(
    _ folder: String, excluding excluded: Set<String>, skipsTests: Bool, level: Int = 0
  ) throws(PortError) {
    let names: [String]
    ReadLog.note(folder)
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: Self.reason(error))
    }
    if leavesOutPackages, level > 0, names.contains("Package.swift") { return }
    // A link to a folder above would never end.
    guard level < Self.mostLevels, bounds?.contains(folder) != false,
      seen.insert(FolderBounds.real(folder) ?? folder).inserted
    else {
      return
    }
    for name in names where !name.hasPrefix(".") && !Self.ignoredNames.contains(name) {
      let path = folder + "/" + name
      if excluded.contains(path) { continue }
      entries += 1
      if entries == Self.mostEntries + 1 {
        gate.note(path, "there are more than \(Self.mostEntries) files; the rest is")
      }
      guard entries <= Self.mostEntries, gate.admits(path, within: bounds) else { continue }
      let ending = FolderPath.ending(of: name)
      if PlainFile.kind(of: path) == .folder {
        if Self.bundles.contains(ending) || whole.contains(path) {
          guard !Self.ignoredBundles.contains(ending) else { continue }
          resources.append(
            BundleResource(path: path, isVerbatim: whole.contains(path) || ending == "bundle"))
        } else if !Self.ignoredFolders.contains(name),
          !(skipsTests && (name.hasSuffix("Tests") || name == "Test"))
        {
          try add(path, excluding: excluded, skipsTests: skipsTests, level: level + 1)
        }
      } else {
        add(file: path, Self.language(of: path))
      }
    }
  }

  private mutating func add(file path: String, _ folder: String) {
    let name = FolderPath.name(of: path)
    let ending = FolderPath.ending(of: name)
    if ending == "swift" {
      sources.append(path)
    } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      // The one nearest to the folder: those below it belong to frameworks and extensions.
      if infoPlist.map({ Self.depth(of: path) < Self.depth(of: $0) }) ?? true { infoPlist = path }
    } else if Self.foreignFiles.contains(ending) {
      foreign.append(path)
    } else if !Self.ignoredFiles.contains(ending) {
      resources.append(BundleResource(path: path, folder: folder))
    }
  }

  private static func depth(of path: String) -> Int {
    path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
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
    guard let data = PlainFile.contents(path) else {
      let reason =
        switch PlainFile.kind(of: path) {
        case .file: "permission denied"
        case .folder: "it is a folder"
        case .other(let kind): "it is \(kind), no file"
        case .deadLink: "it is a link that leads nowhere"
        case .missing: "there is no such file"
        }
      throw .unreadable(path: path, reason: reason)
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: path) }
    self.init(path: path, text: text)
  }
}
