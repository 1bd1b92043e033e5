// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Targets of packages as modules: in Swift, rewritten or not, and in C.

internal import Foundation

extension ModuleFinder {
  /// Adds a target of a package, after those that it needs. Throws a `CTarget.Absence` for one that Mica doesn't
  /// compile.
  mutating func add(
    _ target: PackageManifest.Target, of package: PackageManifest
  ) throws {
    guard !begun.contains(target.moduleName) else { return }
    switch target.kind {
    case .binary:
      throw CTarget.Absence(reason: "target \(target.name) is a binary for Apple's systems")
    case .macro: return try add(macro: target, of: package)
    case .sources, .systemLibrary: break
    }
    let files = try FolderFiles(package.root, of: target)
    if files.sources.isEmpty { return try add(target, inC: files.foreign, of: package) }
    begun.insert(target.moduleName)
    try add(targetsOf: package, named: target.dependencies, besides: target.name)
    var report = FolderReport()
    report.addForeign(files.foreign, &problems)
    problems += files.problems
    let needed = try add(importsOf: files.sources, into: target.moduleName, near: package.root)
    let own = target.dependencies.filter { name in package.targets.contains { $0.name == name } }
    let bundle = "\(package.name ?? target.name)_\(target.name)"
    let dependencies = Set(needed + own.map(ModuleName.identifier))
    let needsC = modules.contains {
      dependencies.contains($0.moduleName) && !($0.c?.sources.isEmpty ?? true)
    }
    var module = ProgramFolder.LocalModule(
      moduleName: target.moduleName, sources: files.sources, resources: files.resources,
      dependencies: dependencies.sorted(), swiftVersion: package.languageMode(of: target),
      conditions: ["DEBUG", "SWIFT_PACKAGE"] + package.conditions + target.conditions,
      flags: target.flags + package.flags,
      bundleName: files.resources.isEmpty ? nil : bundle)
    module.assetSymbols = .extensions
    (module.form, module.knowsLinux) = SourceForm.of(files.sources, needsC: needsC)
    modules.append(module)
  }

  private mutating func add(
    _ target: PackageManifest.Target, inC foreign: [String], of package: PackageManifest
  ) throws {
    let c = try CTarget.read(target, in: package.root, foreign: foreign).get()
    begun.insert(target.moduleName)
    try add(targetsOf: package, named: target.dependencies, besides: target.name)
    var module = ProgramFolder.LocalModule(
      moduleName: target.moduleName, sources: [], resources: [],
      dependencies: target.dependencies.map(ModuleName.identifier).sorted(), bundleName: nil)
    module.c = c
    modules.append(module)
  }
}
