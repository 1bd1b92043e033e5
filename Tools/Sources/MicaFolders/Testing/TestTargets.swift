// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The targets of tests in a folder, found without compiling anything.

internal import Foundation

/// The targets of tests that a folder holds.
package struct TestTargets: Sendable {
  /// Targets that can run: those of projects, those of packages, each in their containers' order; else the folder itself.
  package private(set) var all: [TestTarget] = []
  /// Targets that can't run, each with the reason.
  package private(set) var leftOut: [LeftOutTests] = []
  /// What couldn't be read, and files of projects that aren't there.
  package private(set) var notes: [String] = []
  /// The folder, from the root.
  package let folder: String
  /// Its projects.
  let projects: [String]
  /// The Swift sources of targets, by their containers and identifiers.
  private var sources: [String: [String]] = [:]

  /// Looks through a folder.
  ///
  /// - Parameter path: the folder, or a project or workspace in it.
  /// - Parameter reading: what a Package.swift says, by its path and text.
  /// - Throws: `PortError` if the folder, or the only project in it, can't be read.
  package init(
    in path: String, reading: @escaping (String, String) throws -> ManifestText
  ) throws {
    folder = try ProgramFolder.folder(at: path)
    let projects = try XcodeProjects(in: folder)
    var finder = ModuleFinder(
      projects: projects, reading: reading,
      fetching: { FetchedPackages(failing: $0.packages, because: "isn't fetched") })
    self.projects = projects.all.map(\.path)
    for project in projects.all { add(project) }
    let manifests = ([folder] + finder.buried.packageFolders).map { $0 + "/Package.swift" }
    var hasManifest = false
    for manifest in manifests where FileManager.default.fileExists(atPath: manifest) {
      hasManifest = true
      do {
        guard let package = try finder.package(at: FolderPath.folder(of: manifest)) else {
          continue
        }
        add(package)
      } catch { notes.append("\(manifest): \(error)") }
    }
    if projects.all.isEmpty, !hasManifest { addFolders() }
    notes += projects.notes + projects.all.flatMap(\.notes)
    chooseDefaults(projects)
  }

  /// The targets of a name, or of a module's name; those that run by default first.
  package func named(_ name: String) -> [TestTarget] {
    let same = all.filter { $0.name == name }
    let found = same.isEmpty ? all.filter { $0.moduleName == name } : same
    return found.filter(\.isDefault) + found.filter { !$0.isDefault }
  }

  // MARK: Projects

  private mutating func add(_ project: XcodeProject) {
    for target in project.targets where target.isTests || target.isUITests {
      let files = target.files()
      if let reason = Self.reason(against: target, files) {
        leftOut.append(LeftOutTests(name: target.name, reason: reason))
        continue
      }
      sources[project.path + target.object.id] = files.sources
      all.append(
        TestTarget(
          name: target.name, moduleName: target.moduleName, kind: .xcode, container: project.path,
          identifier: target.object.id, host: target.testHostName))
    }
  }

  private static func reason(against target: XcodeTarget, _ files: XcodeTarget.Files) -> String? {
    if target.isUITests { return "UI tests drive an app from outside, which Mica can't do" }
    if !target.isForiOS { return "it is \(target.kindText)" }
    guard files.sources.isEmpty else { return nil }
    return files.foreign.isEmpty
      ? "it has no sources" : "its sources aren't Swift: \(FolderPath.name(of: files.foreign[0])) …"
  }

  // MARK: Packages

  private mutating func add(_ package: PackageManifest) {
    for target in package.targets where target.isTest {
      let files = try? FolderFiles(package.root, of: target)
      if let files, files.sources.isEmpty {
        let reason = files.foreign.isEmpty ? "it has no sources" : "its sources aren't Swift"
        leftOut.append(LeftOutTests(name: target.name, reason: reason))
        continue
      }
      sources[package.manifest + target.name] = files?.sources ?? []
      all.append(
        TestTarget(
          name: target.name, moduleName: target.moduleName, kind: .package,
          container: package.manifest, identifier: target.name))
    }
  }

  // MARK: Bare folders

  /// Folders of tests below a folder without a project, or that folder itself.
  private mutating func addFolders() {
    var found: [String] = []
    if !Self.isNamedAsTests(folder) { Self.search(folder, level: 0, &found) }
    for place in found.isEmpty ? [folder] : found { addFolder(place) }
  }

  private mutating func addFolder(_ place: String) {
    guard let files = try? FolderFiles(tests: place) else { return }
    let imported = Set(ImportedModule.all(in: files.sources).map(\.name))
    let libraries = ["XCTest", "Testing", "Quick", "FBSnapshotTestCase", "iOSSnapshotTestCase"]
    guard libraries.contains(where: imported.contains) else { return }
    let name = FolderPath.name(of: place)
    all.append(
      TestTarget(
        name: name, moduleName: ModuleName.identifier(name.isEmpty ? "Tests" : name),
        kind: .folder, container: place, identifier: name))
  }

  private static let mostLevels = 4
  private static let ignored: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane", "vendor", "docs",
  ]

  /// Whether a folder is called as those of tests are.
  private static func isNamedAsTests(_ folder: String) -> Bool {
    let name = FolderPath.name(of: folder)
    return name.hasSuffix("Tests") || name == "Test"
  }

  /// Finds the highest folders that are called as those of tests are; where one holds nothing but folders, these.
  private static func search(_ folder: String, level: Int, _ found: inout [String]) {
    ReadLog.note(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !ignored.contains(name) {
      let place = "\(folder)/\(name)"
      guard FolderPath.ending(of: name).isEmpty, PlainFile.kind(of: place) == .folder else {
        continue
      }
      if isNamedAsTests(place) {
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        let folders = inner.sorted().map { "\(place)/\($0)" }.filter(isNamedAsTests)
        let hasSources = inner.contains { $0.hasSuffix(".swift") }
        found += hasSources || folders.isEmpty ? [place] : folders
      } else if level < mostLevels {
        search(place, level: level + 1, &found)
      }
    }
  }

  // MARK: Which run

  /// Targets of the containers that lie highest run, and those of a workspace beside them. One whose sources another one has too
  /// is left out.
  private mutating func chooseDefaults(_ projects: XcodeProjects) {
    func depth(_ target: TestTarget) -> Int {
      let isListed = projects.listedAbove.contains(target.container)
      let place = isListed ? folder : FolderPath.folder(of: target.container)
      return target.kind == .folder ? 0 : place.split(separator: "/").count
    }
    let least = all.map(depth).min() ?? 0
    for index in all.indices { all[index].isDefault = depth(all[index]) == least }
    // Libraries often declare the same tests in a project and in a manifest.
    var kept: [TestTarget] = []
    for target in all.sorted(by: { depth($0) < depth($1) }) {
      let own = sources[target.container + target.identifier] ?? []
      let same = kept.first { other in
        let known = Set(sources[other.container + other.identifier] ?? [])
        return !own.isEmpty && own.allSatisfy(known.contains)
      }
      guard let same else {
        kept.append(target)
        continue
      }
      leftOut.append(
        LeftOutTests(
          name: target.name, reason: "\(same.name) of \(same.container) has all of its sources"))
    }
    all.removeAll { !kept.contains($0) }
  }
}
