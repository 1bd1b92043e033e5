// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter's part of a build.

internal import MicaPort

/// Rewrites a folder's modules.
struct Porting {
  let folder: ProgramFolder
  let installation: Installation

  /// The modules in the order of their compilation, and what will not work as on iOS.
  func modules() throws -> (modules: [CompiledModule], notes: [String]) {
    var modules: [CompiledModule] = []
    var notes: [String] = []
    var problems: [PortProblem] = []
    for local in folder.localModules {
      let ported = try port(local.sources, of: local.moduleName, writesMain: false)
      problems += ported.problems
      modules.append(compiled(local.moduleName, ported, isImported: true))
    }
    let ported = try port(folder.sources, of: folder.moduleName, writesMain: true)
    problems += ported.problems
    modules.append(compiled(folder.moduleName, ported, isImported: false))
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty {
      throw BuildError.doesNotCompile(
        folder: folder.path, messages: errors.map { "\($0)\n" }.joined())
    }
    notes += problems.map { "\($0)" }
    return (modules, notes)
  }

  private func port(
    _ paths: [String], of module: String, writesMain: Bool
  ) throws -> PortedModule {
    var options = PortOptions()
    options.writesMain = writesMain
    options.localModules = Set(folder.localModules.map(\.moduleName))
    let files = try paths.map { path in
      guard let text = String(validating: try FileStore.read(path), as: UTF8.self) else {
        throw PortError.notText(path: path)
      }
      return SourceFile(path: path, text: text)
    }
    return ModulePorter(moduleName: module, options: options).port(files)
  }

  private func compiled(
    _ name: String, _ ported: PortedModule, isImported: Bool
  ) -> CompiledModule {
    CompiledModule(
      name: name, files: ported.files + ported.generated,
      swiftVersion: folder.swiftVersion == "6" ? "6" : "5", isImported: isImported)
  }
}
