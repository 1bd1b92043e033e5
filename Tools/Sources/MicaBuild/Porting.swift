// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter's part of a build.

internal import MicaFolders

/// Rewrites a folder's modules.
struct Porting {
  let folder: ProgramFolder
  let porter: Porter
  /// The folder to work in.
  let work: String

  /// The modules in the order of their compilation, and what will not work as on iOS.
  func modules() throws -> (modules: [CompiledModule], notes: [String]) {
    var request = PortRequest()
    for local in folder.localModules {
      request.modules.append(module(local.moduleName, local.sources, writesMain: false))
    }
    request.modules.append(module(folder.moduleName, folder.sources, writesMain: true))
    let ported = try porter.answer(request, at: work + "/port.json").modules
    let problems = ported.flatMap(\.problems)
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty {
      throw BuildError.doesNotCompile(
        folder: folder.path, messages: errors.map { "\($0)\n" }.joined())
    }
    let modules = zip(request.modules, ported).map { asked, ported in
      CompiledModule(
        name: asked.name, files: ported.files + ported.generated,
        swiftVersion: folder.swiftVersion == "6" ? "6" : "5", isImported: !asked.options.writesMain)
    }
    return (modules, problems.map { "\($0)" })
  }

  private func module(
    _ name: String, _ paths: [String], writesMain: Bool
  ) -> PortRequest.Module {
    var options = PortOptions()
    options.writesMain = writesMain
    options.localModules = Set(folder.localModules.map(\.moduleName))
    return PortRequest.Module(name: name, options: options, paths: paths)
  }
}
