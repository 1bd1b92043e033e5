// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The modules that a program imports: targets of its projects, packages and pods that lie in its folder.

internal import Foundation

/// Finds modules and puts them in the order of their compilation.
struct ModuleFinder {
  let projects: XcodeProjects
  let reading: (String, String) throws -> ManifestText
  var modules: [ProgramFolder.LocalModule] = []
  private(set) var missing: [ImportedModule] = []
  var problems: [PortProblem] = []
  private(set) var notes: [String] = []
  /// Why targets of packages aren't compiled, by their modules.
  private var absences: [String: String] = [:]

  /// Those that are under way, or done.
  var begun: Set<String> = []
  private var manifests: [String: PackageManifest?] = [:]
  /// Folders that manifests name.
  private var otherPackages: [String] = []
  private var remote: RemotePackages
  private lazy var pods: [String: PodSpecification] = findPods()
  private lazy var checkouts: [String] = findCheckouts()
  private lazy var localPackages: [String] = findLocalPackages()
  /// What lies below the folder where no project names it.
  lazy var buried = BuriedModules(in: projects)
  /// Whether no project and no manifest says which files belong to which module.
  var isBare = false
  /// Whether the program is one of tests, which import modules of apps too.
  var isForTests = false
  /// The app that tests import as a module.
  private(set) var hostApp: XcodeTarget?
  /// Folders that became modules of a bare folder.
  var splitFolders: [String] = []

  /// Modules of one program.
  private static let mostModules = 500

  init(
    projects: XcodeProjects, reading: @escaping (String, String) throws -> ManifestText,
    fetching: @escaping (FetchRequest) throws -> FetchedPackages
  ) {
    (self.projects, self.reading) = (projects, reading)
    remote = RemotePackages(fetching: fetching)
  }

  /// The folders of packages that don't lie in the opened folder.
  var fetchedFolders: [String] { remote.fetched.folders }
  /// What was taken for packages that somebody named.
  var fetchedNotes: [String] { remote.fetched.notes }

  /// Adds what the user has to know.
  mutating func note(_ text: String) { notes.append(text) }

  // MARK: Imports

  /// Adds what sources import, and notes what can't be found. Returns the local modules among it.
  @discardableResult
  mutating func add(
    importsOf sources: [String], into module: String, near folder: String
  ) throws -> [String] {
    begun.insert(module)
    var found: [String] = []
    for imported in ImportedModule.all(in: sources)
    where imported.name != module && !AppleModules.contains(imported.name) {
      if try add(module: imported.name, near: folder, isSure: !imported.isConditional) {
        found.append(imported.name)
      } else if !imported.isConditional || absences[imported.name] != nil && !imported.isOptional,
        !missing.contains(where: { $0.name == imported.name })
      {
        var imported = imported
        imported.reason = absences[imported.name] ?? remote.reason(for: imported.name, projects)
        missing.append(imported)
      }
    }
    return found
  }

  /// Adds what the program's modules look up while tests run.
  mutating func addLookedUp(near folder: String) throws {
    for (module, other) in MicaModules.lookedUp where begun.contains(module) {
      if try !add(module: other, near: folder, isSure: false) {
        note("\(module) finds no module \(other): what it reports fails no test")
      }
    }
  }

  /// Adds a module by its name; false where there is none. Packages that lie elsewhere are fetched for those that are
  /// surely needed.
  private mutating func add(module name: String, near folder: String, isSure: Bool) throws -> Bool {
    if begun.contains(name) { return true }
    guard modules.count < Self.mostModules else { return false }
    // A project may be older than its sources, which a package beside it has.
    if let target = projects.modules(named: name).first(where: { !$0.files().sources.isEmpty }) {
      let isPod = FolderPath.name(of: target.project.path) == "Pods.xcodeproj"
      if isPod, MicaModules.ofKernel.contains(name) { return false }
      if isPod, try addWhole(name, for: target, near: folder) { return true }
      try add(target)
      return true
    }
    if isForTests, let app = projects.app(named: name), !app.files().sources.isEmpty {
      hostApp = app
      try add(app)
      return true
    }
    if MicaModules.ofKernel.contains(name) { return false }
    if MicaModules.substitutes.contains(name) || name == MicaModules.testing { return true }
    if try addPackage(of: name, near: folder) { return true }
    if absences[name] != nil, MicaModules.commonSubstitutes.contains(name) { return true }
    if let pod = pods[name] { return (try? add(pod)) != nil }
    if try addPodFolder(name, near: folder) { return true }
    if try addBuried(name, near: folder, isSure: isSure) { return true }
    guard isSure else { return false }
    if try remote.fetch(for: projects), try addFetched(name, near: folder) { return true }
    guard try remote.find(name, projects) else { return false }
    return try addFetched(name, near: folder)
  }

  /// Takes for a pod Mica's substitute; for one of tests that is written in Objective-C too, a package.
  private mutating func addWhole(
    _ name: String, for pod: XcodeTarget, near folder: String
  ) throws -> Bool {
    if MicaModules.substitutes.contains(name) { return true }
    // CocoaPods adds an empty file to each pod.
    let isMixed = pod.files().foreign.contains { !$0.hasSuffix("-dummy.m") }
    guard isForTests, isMixed, try remote.find(name, projects) else { return false }
    return try addFetched(name, near: folder)
  }

  /// Adds a module of what was just brought here.
  private mutating func addFetched(_ name: String, near folder: String) throws -> Bool {
    manifests = manifests.filter { $0.value != nil }
    pods = findPods()
    if try addPackage(of: name, near: folder) { return true }
    guard let pod = pods[name] else { return false }
    return (try? add(pod)) != nil
  }

  /// Adds a module that lies in the folder, though no project names it.
  private mutating func addBuried(
    _ name: String, near folder: String, isSure: Bool
  ) throws -> Bool {
    let places = buried.packages(naming: name).filter { !otherPackages.contains($0) }
    if !places.isEmpty {
      otherPackages += places
      if try addPackage(of: name, near: folder) { return true }
    }
    return try isSure && isBare && addFolder(name)
  }

  private mutating func addPackage(of name: String, near folder: String) throws -> Bool {
    for place in packagePlaces(near: folder) where begun.count < Self.mostModules {
      guard let package = try? package(at: place),
        let target = package.targets.first(where: { $0.moduleName == name && !$0.isTest })
      else { continue }
      do { try add(target, of: package) } catch let absence as CTarget.Absence {
        absences[name] = absence.reason
      } catch {}
      return absences[name] == nil && begun.contains(name)
    }
    return false
  }

  // MARK: Targets of projects

  /// Adds the frameworks that a target depends on; returns the resources of its bundles.
  mutating func add(
    dependenciesOf target: XcodeTarget, files: XcodeTarget.Files
  ) throws -> [BundleResource] {
    var resources: [BundleResource] = []
    begun.insert(target.moduleName)
    for dependency in target.project.objects.all(target.object.texts("dependencies")) {
      guard let needed = projects.target(of: dependency, in: target.project), needed !== target
      else { continue }
      switch needed.kind {
      case .framework where needed.isForiOS: try add(needed)
      case .bundle:
        resources += needed.files().resources.map { resource in
          var resource = resource
          resource.folder = [needed.productName + ".bundle", resource.folder]
            .filter { !$0.isEmpty }.joined(separator: "/")
          return resource
        }
      default: break
      }
    }
    for product in files.linked where product.hasSuffix(".framework") {
      let name = FolderPath.stem(of: product)
      let needed = projects.all.flatMap(\.targets).first {
        $0.kind == .framework && $0.isForiOS && $0.productName == name
      }
      if let needed { try add(needed) }
    }
    return resources
  }

  /// Adds an app that hosts tests as the module that they import.
  mutating func add(host target: XcodeTarget) throws {
    hostApp = target
    try add(target)
  }

  private mutating func add(_ target: XcodeTarget) throws {
    let name = target.moduleName
    guard begun.insert(name).inserted, modules.count < Self.mostModules else { return }
    let files = target.files()
    var report = FolderReport()
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    let resources = try files.resources + add(dependenciesOf: target, files: files)
    guard !files.sources.isEmpty else {
      begun.remove(name)
      return
    }
    let needed = try add(importsOf: files.sources, into: name, near: target.project.folder)
    modules.append(
      ProgramFolder.LocalModule(
        moduleName: name, sources: files.sources, resources: resources, dependencies: needed,
        swiftVersion: target.swiftVersion, conditions: target.conditions, flags: target.flags,
        bundleName: nil, assetSymbols: target.assetSymbols))
  }

  // MARK: Packages

  /// The package in a folder; nil where there is none.
  mutating func package(at folder: String) throws -> PackageManifest? {
    let path = folder + "/Package.swift"
    if let known = manifests[path] { return known }
    ReadLog.note(path)
    let isFetched = remote.contains(folder)
    guard isFetched || projects.bounds.contains(path), FileManager.default.fileExists(atPath: path)
    else {
      manifests[path] = .some(nil)
      return nil
    }
    let text = try reading(path, try SourceFile(reading: path).text)
    let package = PackageManifest(text, at: path)
    manifests[path] = package
    for place in package.localPackages where !otherPackages.contains(place) {
      if remote.contains(place) || projects.bounds.contains(place) { otherPackages.append(place) }
    }
    // What fetched ones need came with them.
    if !isFetched { remote.ofManifests += text.remotePackages }
    return package
  }

  /// Adds targets that another one of their package names.
  mutating func add(
    targetsOf package: PackageManifest, named names: [String], besides own: String
  ) throws {
    begun.insert(ModuleName.identifier(own))
    for name in names {
      if let target = package.targets.first(where: { $0.name == name && !$0.isTest }) {
        do { try add(target, of: package) } catch let absence as CTarget.Absence {
          absences[target.moduleName] = absence.reason
        }
      }
    }
  }

  /// Folders that may hold a package, the nearest first.
  mutating func packagePlaces(near folder: String) -> [String] {
    var places = [folder] + localPackages + otherPackages
    var place = folder
    while place != projects.bounds.root, projects.bounds.contains(place), place != "/" {
      place = FolderPath.folder(of: place)
      places.append(place)
    }
    var seen: Set<String> = []
    return (places + checkouts + remote.fetched.folders).filter { seen.insert($0).inserted }
  }

  private func findLocalPackages() -> [String] {
    projects.all.flatMap { project in
      let root = project.objects.root
      let named = project.objects.all(root.texts("packageReferences"))
        .compactMap { $0.text("relativePath") }.map { FolderPath.joined(project.folder, $0) }
      return named + project.packageFolders
    }.filter { projects.bounds.contains($0) }
  }

  /// What package managers checked out in the folder.
  private func findCheckouts() -> [String] {
    let tops = [projects.root, projects.bounds.root] + projects.all.map(\.folder)
    var found: [String] = []
    var seen: Set<String> = []
    for top in tops {
      for kind in [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts"] {
        let folder = "\(top)/\(kind)"
        guard seen.insert(folder).inserted, projects.bounds.contains(folder) else { continue }
        ReadLog.note(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        found += names.sorted().prefix(300).map { "\(folder)/\($0)" }
      }
    }
    return found
  }

  // MARK: Pods

  /// The podspecs of the folder and its checkouts, by their modules.
  private mutating func findPods() -> [String: PodSpecification] {
    var found: [String: PodSpecification] = [:]
    var places = [projects.root, projects.bounds.root]
    for project in projects.all {
      places += [project.folder, FolderPath.folder(of: project.folder)]
    }
    let fetched = remote.fetched.folders
    for place in Set(places).sorted() + checkouts + fetched
    where projects.bounds.contains(place) || remote.contains(place) {
      ReadLog.note(place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where name.hasSuffix(".podspec") {
        guard let pod = PodSpecification(at: "\(place)/\(name)"), found[pod.moduleName] == nil
        else { continue }
        found[pod.moduleName] = pod
      }
    }
    return found
  }

  private mutating func add(_ pod: PodSpecification) throws {
    guard begun.insert(pod.moduleName).inserted else { return }
    let (files, resources) = try pod.files()
    var report = FolderReport()
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    guard !files.sources.isEmpty else { return }
    let needed = try add(importsOf: files.sources, into: pod.moduleName, near: pod.folder)
    let version = pod.swiftVersion.map { version in
      ["6", "4", "3"].first { version.hasPrefix($0) } ?? "5"
    }
    modules.append(
      ProgramFolder.LocalModule(
        moduleName: pod.moduleName, sources: files.sources, resources: resources,
        dependencies: needed, swiftVersion: version,
        conditions: ["DEBUG", "COCOAPODS"], bundleName: nil))
  }

  /// A pod whose sources lie in `Pods/NAME`.
  private mutating func addPodFolder(_ name: String, near folder: String) throws -> Bool {
    for top in Set([folder, projects.root] + projects.all.map(\.folder)).sorted() {
      let place = "\(top)/Pods/\(name)"
      ReadLog.note(place)
      guard projects.bounds.contains(place),
        let files = try? FolderFiles(place), !files.sources.isEmpty
      else { continue }
      try addFiles(files, as: name, near: place)
      return true
    }
    return false
  }

  /// Adds the files of a folder as a module, unless there is one of the name.
  mutating func addFiles(_ files: FolderFiles, as name: String, near folder: String) throws {
    guard begun.insert(name).inserted else { return }
    var report = FolderReport()
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    let needed = try add(importsOf: files.sources, into: name, near: folder)
    modules.append(
      ProgramFolder.LocalModule(
        moduleName: name, sources: files.sources, resources: files.resources,
        dependencies: needed, bundleName: nil))
  }
}
