// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Macros of packages: their own sources, and those of targets that they import.

internal import Foundation

extension ModuleFinder {
  /// Adds a macro of a package. Throws a `CTarget.Absence` where a part of it isn't here.
  mutating func add(macro target: PackageManifest.Target, of package: PackageManifest) throws {
    var macro = MacroTarget()
    var seen: Set<String> = []
    try add(target, of: package, to: &macro, &seen)
    begun.insert(target.moduleName)
    var module = ProgramFolder.LocalModule(
      moduleName: target.moduleName, sources: [], resources: [], dependencies: [], bundleName: nil)
    module.macro = macro
    modules.append(module)
  }

  private mutating func add(
    _ target: PackageManifest.Target, of package: PackageManifest, to macro: inout MacroTarget,
    _ seen: inout Set<String>
  ) throws {
    guard seen.insert(target.moduleName).inserted else { return }
    let files = try FolderFiles(package.root, of: target)
    for imported in ImportedModule.all(in: files.sources)
    where imported.name != target.moduleName && !AppleModules.contains(imported.name)
      && !MacroTarget.syntaxModules.contains(imported.name) && !seen.contains(imported.name)
    {
      if let (needed, owner) = try macroPart(imported.name, near: package.root) {
        try add(needed, of: owner, to: &macro, &seen)
      } else if !imported.isConditional {
        throw CTarget.Absence(
          reason: "macro \(target.name) needs \(imported.name), which isn't in any package at hand")
      }
    }
    let mode = package.languageMode(of: target)
    macro.parts.append(
      MacroTarget.Part(
        moduleName: target.moduleName, sources: files.sources, languageMode: mode,
        conditions: ["DEBUG", "SWIFT_PACKAGE"] + package.conditions + target.conditions,
        flags: target.flags + package.flags))
  }

  /// The target in Swift with a module's name, and its package.
  private mutating func macroPart(
    _ name: String, near folder: String
  ) throws -> (PackageManifest.Target, PackageManifest)? {
    for place in packagePlaces(near: folder) {
      guard let package = try? package(at: place),
        let target = package.targets.first(where: { $0.moduleName == name && !$0.isTest })
      else { continue }
      return target.kind == .sources || target.kind == .macro ? (target, package) : nil
    }
    return nil
  }
}
