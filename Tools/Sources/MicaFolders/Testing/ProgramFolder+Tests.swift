// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A target of tests as a program: its sources are the program's, everything that they import is a module beside them.

internal import Foundation

extension ProgramFolder {
  /// Looks through a target of tests.
  ///
  /// - Parameter path: the folder that the target was found in.
  /// - Parameter reading: what a Package.swift says, by its path and text.
  /// - Parameter fetching: brings packages here that lie elsewhere; called where a module is missing.
  package init(
    at path: String, tests target: TestTarget,
    reading: @escaping (String, String) throws -> ManifestText,
    fetching: @escaping (FetchRequest) throws -> FetchedPackages
  ) throws {
    let root = try Self.folder(at: path)
    self.init(path: root)
    let projects = try XcodeProjects(in: root, forTests: true)
    var modules = ModuleFinder(projects: projects, reading: reading, fetching: fetching)
    modules.isForTests = true
    switch target.kind {
    case .xcode:
      let project = projects.load(target.container)
      guard let tests = project?.target(id: target.identifier) else {
        throw Self.unknown(target, project?.targets.map(\.name) ?? [])
      }
      try fill(tests: tests, &modules)
    case .package:
      let package = try modules.package(at: FolderPath.folder(of: target.container))
      guard let tests = package?.targets.first(where: { $0.isTest && $0.name == target.name }),
        let package
      else { throw Self.unknown(target, package?.targets.map(\.name) ?? []) }
      try fill(tests, of: package, &modules)
    case .folder, .program: try fillBare(tests: target, &modules)
    }
    try modules.addLookedUp(near: root)
    try finish(modules, projects)
  }

  private static func unknown(_ target: TestTarget, _ names: [String]) -> PortError {
    .unknownTarget(name: target.name, manifest: target.container, names: names)
  }

  /// A bundle of unit tests, and the app that hosts it.
  private mutating func fill(tests target: XcodeTarget, _ modules: inout ModuleFinder) throws {
    if let app = target.testHost { try modules.add(host: app) }
    try fill(target, &modules, others: [])
    info = InfoSource(target)
    guard let app = modules.hostApp else {
      if let name = target.testHostName {
        modules.note(
          "\(target.project.path): there is no app \(name), which hosts \(target.name); the tests run "
            + "without an app")
      }
      return
    }
    report.addForeign(app.files().foreign, &problems)
    oldestSystem = [oldestSystem, app.oldestSystem].compactMap(\.self).max {
      $0.lexicographicallyPrecedes($1)
    }
    let bundle = "PlugIns/\(target.moduleName).xctest"
    for index in resources.indices {
      let inside = resources[index].folder
      resources[index].folder = inside.isEmpty ? bundle : "\(bundle)/\(inside)"
    }
    host = TestHost(moduleName: app.moduleName, bundle: bundle, testInfo: InfoSource(target))
    info = InfoSource(app)
  }

  /// A folder of test sources. A package that it lies in says how they are compiled.
  private mutating func fillBare(tests target: TestTarget, _ modules: inout ModuleFinder) throws {
    let files = try FolderFiles(tests: target.container)
    moduleName = target.moduleName
    (sources, resources) = (files.sources, files.resources)
    report.target = target.name
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    modules.isBare = true
    leaveOut(modules.buried.packageFolders)
    try modules.add(importsOf: sources, into: moduleName, near: target.container)
    leaveOut(modules.splitFolders)
  }
}
