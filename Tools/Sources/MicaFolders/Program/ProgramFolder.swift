// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finds the program in a folder: its Swift files, its module's name, its resources.

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
  /// catalogue is one entry (`Assets.xcassets`).
  public var resources: [BundleResource]
  /// The language mode (`4`, `4.2`, `5`, `6`) where a manifest or a project says it.
  public var swiftVersion: String?
  /// The oldest iOS that the app runs on, where a project says it: 17.5 is `[17, 5]`.
  public var oldestSystem: [Int]?
  /// The flags that sources ask for, where a project says them.
  public var conditions: [String] = ["DEBUG"]
  /// As `LocalModule.flags`.
  public var flags: [String] = []
  /// The app that hosts the tests; nil for a program that is none of tests, and for tests without an app.
  package var host: TestHost?
  /// As `LocalModule.bundleName`; empty where it is the program's own.
  public var bundleName: String?
  /// Which constants Xcode writes of its colours and images.
  public var assetSymbols = AssetNames.Symbols.resources
  /// Whether a bridging header shows UIKit to all files.
  public var hasUmbrella = false
  /// What Info.plist is made from; nil where there is none.
  public var info: InfoSource?
  /// Modules that this one needs, each after those that it needs itself.
  public var localModules: [LocalModule]
  /// Imports of modules that aren't here.
  public var missing: [ImportedModule] = []
  /// What will not work as on iOS.
  public var problems: [PortProblem] = []
  /// The checkouts that its files lie in: nothing else of the disk gets into a bundle.
  public var checkouts: [String] = []
  /// How it was found, and what was left out.
  public var report = FolderReport()

  /// What sources may need that isn't there: names of modules, Apple's among them, and of the language of files that
  /// aren't compiled.
  package var lacks: Set<String> {
    let language = FolderReport.objectiveC
    let isForeign = problems.contains { problem in
      problem.message.hasPrefix(language) && !problem.path.hasSuffix("-dummy.m")
    }
    return Set(absences.keys).union(isForeign ? [language] : [])
  }

  /// Modules that aren't there, Apple's among them, each with a clause that says so: `module Quick, which isn't there`.
  package var absences: [String: String] {
    let absent = ImportedModule.absent(in: sources + localModules.flatMap(\.sources))
    let apples = absent.map { ($0.name, "module \($0.name), which Mica doesn't have") }
    let others = missing.map { module in
      (
        module.name,
        "module \(module.name), which isn't there" + (module.reason.map { "; \($0)" } ?? "")
      )
    }
    return Dictionary(others + apples) { first, _ in first }
  }

  /// A module that another one imports.
  public struct LocalModule: Hashable, Sendable {
    /// The module's name.
    public var moduleName: String
    /// The Swift files.
    public var sources: [String]
    /// What its bundle holds.
    public var resources: [BundleResource]
    /// The local modules that it imports.
    public var dependencies: [String]
    /// The language mode, where somebody says it.
    public var swiftVersion: String?
    /// The flags that its sources ask for.
    public var conditions: [String] = ["DEBUG"]
    /// What else the compiler is told: features that its package turns on.
    public var flags: [String] = []
    /// The bundle of its own that `Bundle.module` means, without its ending; nil for the program's.
    public var bundleName: String?
    /// As `ProgramFolder.assetSymbols`.
    public var assetSymbols = AssetNames.Symbols.resources
    /// How its sources become the compiler's.
    public var form = SourceForm.phone
    /// Whether its sources ask for Linux, whatever else they need.
    public var knowsLinux = false
    /// What Clang compiles, in place of Swift sources; nil for a module in Swift.
    public var c: CTarget?
    /// What the compiler loads to expand a package's macros, in place of a module; nil for a module.
    public var macro: MacroTarget?
  }

  /// Looks through a folder.
  ///
  /// - Parameter target: which target of its projects or its Package.swift; without it the iOS app.
  /// - Parameter reading: what a Package.swift says, by its path and text.
  /// - Parameter fetching: brings packages here that lie elsewhere; called where a module is missing.
  public init(
    at path: String, target: String? = nil,
    reading: @escaping (String, String) throws -> ManifestText,
    fetching: @escaping (FetchRequest) throws -> FetchedPackages = {
      FetchedPackages(failing: $0.packages, because: "isn't fetched")
    }
  ) throws {
    let root = try Self.folder(at: path)
    self.init(path: root)
    let projects = try XcodeProjects(in: root)
    var modules = ModuleFinder(projects: projects, reading: reading, fetching: fetching)
    if let choice = try projects.choice(named: target) {
      try fill(choice.target, &modules, others: choice.others)
    } else if let package = try modules.package(at: root) {
      try fill(try package.target(named: target), of: package, &modules)
    } else if let target {
      let names = projects.all.flatMap(\.targets).filter { $0.kind != .other }.map(\.name)
      throw PortError.unknownTarget(
        name: target, manifest: projects.all.first?.path ?? root, names: names)
    } else if let library = projects.library(named: nil) {
      try fill(library, &modules, others: [])
    } else {
      try fillBare(&modules)
    }
    try finish(modules, projects)
  }

  /// Takes over what the search for modules found.
  mutating func finish(_ modules: ModuleFinder, _ projects: XcodeProjects) throws {
    localModules = modules.modules
    checkouts = [projects.bounds.root] + modules.fetchedFolders
    missing = modules.missing
    problems += modules.problems
    report.notes += projects.notes + projects.all.flatMap(\.notes) + modules.notes
    report.packages = modules.fetchedNotes
    if sources.isEmpty { throw PortError.noSwiftFiles(path: path) }
  }

  init(path: String) {
    self.path = path
    moduleName = ""
    sources = []
    resources = []
    localModules = []
  }

  mutating func fill(
    _ target: XcodeTarget, _ modules: inout ModuleFinder, others: [XcodeTarget]
  ) throws {
    let files = target.files()
    moduleName = target.moduleName
    (sources, resources) = (files.sources, files.resources)
    swiftVersion = target.swiftVersion
    (conditions, flags) = (target.conditions, target.flags)
    oldestSystem = target.oldestSystem
    hasUmbrella = target.bridgesUIKit
    assetSymbols = target.assetSymbols
    info = target.kind == .application ? InfoSource(target) : nil
    report.project = target.project.path
    report.target = target.name
    report.otherApps = others.map(\.name)
    report.leftOut = target.project.targets.filter { other in
      other !== target && (other.kind == .other || !other.isForiOS)
    }.map { "\($0.name): \($0.kindText)" }
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    resources += try modules.add(dependenciesOf: target, files: files)
    try modules.add(importsOf: sources, into: moduleName, near: target.project.folder)
  }

  mutating func fill(
    _ chosen: PackageManifest.Target, of package: PackageManifest, _ modules: inout ModuleFinder
  ) throws {
    let files = try FolderFiles(package.root, of: chosen)
    moduleName = chosen.moduleName
    (sources, resources) = (files.sources, files.resources)
    swiftVersion = package.languageMode(of: chosen)
    conditions += ["SWIFT_PACKAGE"] + package.conditions + chosen.conditions
    assetSymbols = .extensions
    flags = chosen.flags + package.flags
    oldestSystem = PlainFile.contents(package.manifest).flatMap {
      PackageManifest.oldestSystem(in: String(decoding: $0, as: UTF8.self))
    }
    if !resources.isEmpty { bundleName = "" }
    report.project = package.manifest
    report.target = chosen.name
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    info = files.infoPlist.map {
      InfoSource(file: $0, moduleName: moduleName, name: chosen.name)
    }
    try modules.add(targetsOf: package, named: chosen.dependencies, besides: chosen.name)
    try modules.add(importsOf: sources, into: moduleName, near: package.root)
  }

  private mutating func fillBare(_ modules: inout ModuleFinder) throws {
    let files = try FolderFiles(path)
    let name = FolderPath.name(of: path)
    moduleName = ModuleName.identifier(name.isEmpty ? "Program" : name)
    (sources, resources) = (files.sources, files.resources)
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    info = files.infoPlist.map { InfoSource(file: $0, moduleName: moduleName, name: name) }
    if info == nil { info = Self.inferredInfo(files, moduleName, name) }
    modules.isBare = true
    sources.removeAll(where: Self.isOfTuist)
    leaveOut(modules.buried.packageFolders)
    try modules.add(importsOf: sources, into: moduleName, near: path)
    leaveOut(modules.splitFolders)
  }

  /// What belongs to modules of their own isn't the program's, unless there is nothing else.
  mutating func leaveOut(_ folders: [String]) {
    let folders = folders.map { $0 + "/" }
    let left = sources.filter { source in !folders.contains { source.hasPrefix($0) } }
    guard !left.isEmpty else { return }
    sources = left
    resources.removeAll { resource in folders.contains { resource.path.hasPrefix($0) } }
  }

  /// Whether a source describes a project to Tuist, and is none of the program's.
  private static func isOfTuist(_ path: String) -> Bool {
    let names = ["Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift"]
    guard path.contains("/Tuist/") || names.contains(FolderPath.name(of: path)) else {
      return false
    }
    return ImportedModule.all(in: [path]).contains { $0.name.hasPrefix("ProjectDescription") }
  }

  /// A folder with a Main.storyboard and no Info.plist starts with it, as Xcode's templates do.
  private static func inferredInfo(
    _ files: FolderFiles, _ moduleName: String, _ name: String
  ) -> InfoSource? {
    guard files.resources.contains(where: { $0.path.hasSuffix("/Main.storyboard") }) else {
      return nil
    }
    var info = InfoSource(file: nil, moduleName: moduleName, name: name)
    if files.sources.contains(where: { $0.hasSuffix("/SceneDelegate.swift") }) {
      let scene: [String: PropertyValue] = [
        "UISceneDelegateClassName": .text(moduleName + ".SceneDelegate"),
        "UISceneConfigurationName": .text("Default Configuration"),
        "UISceneStoryboardFile": .text("Main"),
      ]
      info.generated["UIApplicationSceneManifest"] = .table([
        "UISceneConfigurations": .table([
          "UIWindowSceneSessionRoleApplication": .list([.table(scene)])
        ])
      ])
    } else {
      info.generated["UIMainStoryboardFile"] = .text("Main")
    }
    return info
  }

  /// The folder that a path means: a project or a workspace means the one that it lies in.
  static func folder(at path: String) throws(PortError) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    ReadLog.note(absolute)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
    // A project or workspace stands for the folder that it lies in.
    if ["xcodeproj", "xcworkspace"].contains(FolderPath.ending(of: absolute)) {
      return FolderPath.folder(of: absolute)
    }
    return absolute
  }
}
