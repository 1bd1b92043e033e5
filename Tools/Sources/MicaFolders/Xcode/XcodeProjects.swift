// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The projects of a folder: those that lie in it, those of its workspaces, and those that they name.

internal import Foundation

/// All projects that a folder's targets may be in.
final class XcodeProjects {
  let root: String
  let bounds: FolderBounds
  private let forTests: Bool
  private(set) var all: [XcodeProject] = []
  private(set) var notes: [String] = []
  /// Projects that a workspace of the folder itself lists.
  private(set) var listedAbove: Set<String> = []
  private var loaded: [String: XcodeProject] = [:]
  private var broken: [PortError] = []

  /// Projects of one folder; further ones aren't looked at.
  private static let mostProjects = 64
  /// Folders that are gone into.
  private static let mostLevels = 4
  private static let mostFolders = 4000
  private static let ignored: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "checkouts", "SourcePackages",
    "fastlane", "vendor", "docs",
  ]

  /// Looks for projects in a folder and those below it. Throws where the only ones can't be read.
  ///
  /// - Parameter forTests: whether packages that tests alone need are of interest too.
  init(in root: String, forTests: Bool = false) throws(PortError) {
    self.root = root
    self.forTests = forTests
    bounds = FolderBounds(of: root)
    var found: [(path: String, level: Int)] = []
    var folders = 0
    search(root, level: 0, &found, &folders)
    for (path, _) in found { load(path) }
    if all.isEmpty, let error = broken.first { throw error }
    notes += broken.map { "\($0)" }
  }

  /// Which projects lie how deep: those above come first.
  private func search(
    _ folder: String, level: Int, _ found: inout [(path: String, level: Int)],
    _ folders: inout Int
  ) {
    folders += 1
    ReadLog.note(folder)
    guard folders <= Self.mostFolders, bounds.contains(folder),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    let sorted = names.sorted()
    for name in sorted where name.hasSuffix(".xcworkspace") && !name.hasPrefix("project.") {
      for path in workspaceProjects("\(folder)/\(name)") {
        found.append((path, level))
        if level == 0 {
          listedAbove.insert(FolderBounds.real(path) ?? FolderPath.standardized(path))
        }
      }
    }
    for name in sorted where name.hasSuffix(".xcodeproj") {
      found.append(("\(folder)/\(name)", level))
    }
    guard level < Self.mostLevels else { return }
    for name in sorted
    where !name.hasPrefix(".") && !name.contains(".xc") && !Self.ignored.contains(name)
      && FolderPath.ending(of: name) != "lproj" && FolderPath.ending(of: name) != "playground"
    {
      var isFolder: ObjCBool = false
      let path = "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue, !isLink(path)
      else { continue }
      search(path, level: level + 1, &found, &folders)
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The projects that a workspace lists.
  private func workspaceProjects(_ path: String) -> [String] {
    let file = path + "/contents.xcworkspacedata"
    ReadLog.note(file)
    guard bounds.contains(file), let data = PlainFile.contents(file),
      data.count < 1 << 20
    else { return [] }
    return WorkspaceFile.locations(String(decoding: data, as: UTF8.self)).compactMap { location in
      guard location.hasSuffix(".xcodeproj") else { return nil }
      return FolderPath.joined(FolderPath.folder(of: path), location)
    }
  }

  /// Reads a project once; nil for one that can't be read.
  @discardableResult
  func load(_ path: String) -> XcodeProject? {
    // One that is linked to counts its paths from where it lies.
    let path = FolderBounds.real(path) ?? FolderPath.standardized(path)
    if let known = loaded[path] { return known }
    ReadLog.note(path + "/project.pbxproj")
    guard all.count < Self.mostProjects,
      FileManager.default.fileExists(atPath: path + "/project.pbxproj"),
      !broken.contains(where: { $0.path?.hasPrefix(path + "/") == true })
    else { return nil }
    do throws(PortError) {
      let project = try XcodeProject(at: path, bounds: bounds)
      project.isForTests = forTests
      loaded[path] = project
      all.append(project)
      return project
    } catch {
      broken.append(error)
      return nil
    }
  }

  /// The target that a dependency means, in its own project or another one.
  func target(of dependency: ProjectObject, in project: XcodeProject) -> XcodeTarget? {
    if let id = dependency.text("target"), let target = project.target(id: id) { return target }
    guard let proxy = dependency.text("targetProxy").flatMap({ project.objects[$0] }) else {
      return nil
    }
    if let portal = proxy.text("containerPortal").flatMap({ project.objects[$0] }),
      portal.isa == "PBXFileReference", let place = project.place(of: portal),
      bounds.contains(place), let other = load(place)
    {
      let remote = proxy.text("remoteGlobalIDString") ?? ""
      return other.target(id: remote)
        ?? other.targets.first { $0.name == proxy.text("remoteInfo") }
    }
    return proxy.text("remoteGlobalIDString").flatMap { project.target(id: $0) }
  }

  /// The app for a phone whose module has a name.
  func app(named name: String) -> XcodeTarget? {
    all.flatMap(\.targets).first {
      $0.kind == .application && $0.isForiOS && $0.moduleName == name
    }
  }

  /// The frameworks and libraries for a phone that make a module.
  func modules(named name: String) -> [XcodeTarget] {
    all.flatMap(\.targets).filter { $0.kind == .framework && $0.isForiOS && $0.moduleName == name }
  }
}

/// The list of a workspace.
enum WorkspaceFile {
  /// The paths that `location = "group:…"` gives, groups' folders before them.
  static func locations(_ text: String) -> [String] {
    var folders: [String] = []
    var found: [String] = []
    for tag in text.split(separator: "<").prefix(20_000) {
      if tag.hasPrefix("/Group") {
        _ = folders.popLast()
        continue
      }
      let isGroup = tag.hasPrefix("Group")
      guard isGroup || tag.hasPrefix("FileRef"), folders.count < 64 else { continue }
      let place = location(of: tag)
      let path =
        place.path.hasPrefix("/") || place.isContainer
        ? place.path
        : ([folders.last ?? "", place.path].filter { !$0.isEmpty }.joined(separator: "/"))
      if isGroup { folders.append(path) } else { found.append(path) }
    }
    return found
  }

  private static func location(of tag: Substring) -> (path: String, isContainer: Bool) {
    guard let attribute = tag.firstRange(of: "location") else { return ("", false) }
    let parts = tag[attribute.upperBound...].split(
      separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return ("", false) }
    let value = parts[1].replacingOccurrences(of: "&amp;", with: "&")
      .replacingOccurrences(of: "&quot;", with: "\"")
    let sides = value.split(separator: ":", maxSplits: 1).map(String.init)
    guard sides.count == 2 else { return ("", sides.first == "container") }
    return (sides[1], sides[0] == "container")
  }
}
