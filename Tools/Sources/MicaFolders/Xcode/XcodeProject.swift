// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An .xcodeproj: its targets, and where its files lie.

internal import Foundation

/// A project.
final class XcodeProject {
  /// The .xcodeproj.
  let path: String
  /// The folder that its paths count from.
  let folder: String
  let objects: ProjectObjects
  /// What may be read.
  let bounds: FolderBounds
  /// What was left out, and why.
  private(set) var notes: [String] = []
  /// Whether what targets of tests need is needed.
  var isForTests = false

  /// Groups by what they hold.
  private var parents: [String: String] = [:]
  private var folders: [String: String] = [:]
  /// Groups of one project; larger ones lose files.
  private static let mostGroups = 1_000_000

  /// Reads a project. Throws `PortError`.
  init(at path: String, bounds: FolderBounds) throws(PortError) {
    self.path = path
    self.bounds = bounds
    guard bounds.contains(path + "/project.pbxproj") else {
      throw .badProject(
        path: path + "/project.pbxproj", line: 1, reason: "it lies outside \(bounds.root)")
    }
    objects = try ProjectObjects(reading: path + "/project.pbxproj")
    let own = objects.root.text("projectDirPath") ?? ""
    folder = FolderPath.joined(FolderPath.folder(of: path), own)
    findParents()
  }

  var name: String { FolderPath.stem(of: path) }

  func note(_ text: String) {
    if notes.count < 1000, !notes.contains(text) { notes.append(text) }
  }

  /// The targets, in the project's order.
  private(set) lazy var targets: [XcodeTarget] = {
    var seen: Set<String> = []
    return objects.all(objects.root.texts("targets")).filter { seen.insert($0.id).inserted }
      .map { XcodeTarget($0, of: self) }
  }()

  /// Folders among its files that hold a package.
  var packageFolders: [String] {
    parents.keys.sorted().compactMap { id in
      guard let file = objects[id], file.isa == "PBXFileReference",
        ["wrapper", "folder", "text"].contains(file.text("lastKnownFileType")),
        let place = place(of: file), bounds.contains(place),
        FileManager.default.fileExists(atPath: place + "/Package.swift")
      else { return nil }
      return place
    }
  }

  func target(id: String) -> XcodeTarget? { targets.first { $0.object.id == id } }

  // MARK: Places of files

  /// Goes through the groups once; a group within itself is looked at once.
  private func findParents() {
    guard let main = objects.root.text("mainGroup") else { return }
    var open = [main]
    var seen: Set<String> = [main]
    while let id = open.popLast(), seen.count < Self.mostGroups {
      guard let group = objects[id] else { continue }
      for child in group.texts("children") where seen.insert(child).inserted {
        parents[child] = id
        open.append(child)
      }
    }
  }

  /// Where a file or group lies; nil for what the build makes, or a system brings along.
  func place(of object: ProjectObject) -> String? {
    // From the object up to the group whose place is known.
    var chain: [ProjectObject] = []
    var next: ProjectObject? = object
    var base: String?
    while let current = next {
      if let known = folders[current.id] {
        base = known
        break
      }
      chain.append(current)
      switch current.text("sourceTree") ?? "<group>" {
      case "<group>":
        let parent = parents[current.id].flatMap { objects[$0] }
        if parent == nil { base = folder }
        next = parent
      case "SOURCE_ROOT": (base, next) = (folder, nil)
      case "<absolute>": (base, next) = ("/", nil)
      default: return nil
      }
      if chain.count > 512 { return nil }
    }
    guard var place = base else { return nil }
    for current in chain.reversed() {
      if let path = current.text("path"), !path.isEmpty { place = FolderPath.joined(place, path) }
      if current.isa != "PBXFileReference" { folders[current.id] = place }
    }
    return place
  }

  /// Where a file lies if it may be read; what lies elsewhere is noted.
  func readablePlace(of object: ProjectObject) -> String? {
    guard let place = place(of: object) else { return nil }
    guard bounds.contains(place) else {
      note("\(path): \(place) lies outside \(bounds.root) and is left out")
      return nil
    }
    ReadLog.note(place)
    switch PlainFile.kind(of: place) {
    case .file, .folder: return place
    case .other(let kind): note("\(path): \(place) is \(kind), no file, and is left out")
    case .deadLink, .missing: note("\(path): there is no \(place)")
    }
    return nil
  }
}
