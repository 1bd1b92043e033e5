// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter's part of a build.

internal import MicaFolders
internal import MicaPortJob

/// A folder's modules, rewritten.
struct PortedProgram {
  /// In the order of their compilation.
  var modules: [CompiledModule]
  /// What will not work as on iOS.
  var notes: [String]
  /// The tests that the last module declares.
  var tests: [ListedTest]
  /// The paths of its files that the compiler doesn't get, each with the reason.
  var withheld: [String: String]
  /// The screens that all modules declare, if they were asked for.
  var screens: [ListedScreen]
}

/// Rewrites a folder's modules.
struct Porting {
  let folder: ProgramFolder
  let porter: Porter
  /// The folder to work in.
  let work: String
  /// Whether the program is a folder of tests.
  var runsTests = false
  /// Whether previews become functions, and screens are listed.
  var takesScreens = false
  /// The device's iOS.
  var system = [17, 5]

  /// The modules that Swift's compiler gets.
  private var swiftModules: [ProgramFolder.LocalModule] {
    folder.localModules.filter { $0.c == nil && $0.macro == nil }
  }

  /// The folder's modules, to be rewritten.
  private var request: PortRequest {
    var request = PortRequest()
    for local in swiftModules {
      var module = Self.module(local, of: folder)
      if local.form == .verbatim { module.paths = [] }
      request.modules.append(module)
    }
    request.modules.append(Self.main(of: folder, runsTests: runsTests))
    for index in request.modules.indices {
      request.modules[index].options.system = system
      request.modules[index].options.runsTests = runsTests
      request.modules[index].options.takesScreens = takesScreens && isOwn(request.modules[index])
      let isHost = request.modules[index].name == folder.host?.moduleName
      request.modules[index].options.isHostApplication = isHost
    }
    return request
  }

  /// Whether a module's sources are the project's own.
  private func isOwn(_ module: PortRequest.Module) -> Bool {
    module.paths.allSatisfy { FolderPath.isOwn($0, in: folder.path) }
  }

  /// The classes of the folder's modules.
  func listed() throws -> [ListedModule] {
    var request = request
    request.lists = true
    return try porter.answer(request, at: work + "/list.json").listed
  }

  /// The modules in the order of their compilation, and what will not work as on iOS.
  ///
  /// - Parameter absent: modules that aren't there: files of tests that import one are withheld from the compiler.
  /// - Parameter withheld: other files of tests that are, by their paths, each with the reason.
  func modules(
    without absent: [String: String] = [:], withholding withheld: [String: String] = [:]
  ) throws -> PortedProgram {
    var request = request
    request.cache = work + "/port"
    request.modules[request.modules.count - 1].absent = absent
    request.modules[request.modules.count - 1].withheld = withheld
    let ported = try porter.answer(request, at: work + "/port.json").modules
    let problems = ported.flatMap(\.problems)
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty {
      throw BuildError.doesNotCompile(
        folder: folder.path, messages: errors.map { "\($0)\n" }.joined())
    }
    let locals = swiftModules
    let flags =
      locals.map { ($0.flags, $0.dependencies) } + [(folder.flags, locals.map(\.moduleName))]
    let verbatim = Dictionary(
      locals.filter { $0.form == .verbatim }.map { ($0.moduleName, $0) }
    ) { first, _ in first }
    let modules = try zip(zip(request.modules, ported), flags).map { module, flags in
      let (asked, ported) = module
      let own = verbatim[asked.name] == nil ? Self.withoutImportFeatures(flags.0) : flags.0
      return CompiledModule(
        name: asked.name,
        files: try verbatim[asked.name].map(asWritten) ?? ported.files + ported.generated,
        swiftVersion: asked.options.languageMode, conditions: asked.options.flags.sorted(),
        flags: own + (runsTests ? ["-enable-testing"] : []), dependencies: flags.1,
        isImported: !asked.options.writesMain, source: asked)
    }
    return PortedProgram(
      modules: modules, notes: problems.map { "\($0)" }, tests: ported.last?.tests ?? [],
      withheld: ported.last?.withheld ?? [:], screens: ported.flatMap(\.screens))
  }

  /// Without the features that tell what a file sees by its own imports: a rewritten file has others than its author
  /// wrote, and all of them are public.
  static func withoutImportFeatures(_ flags: [String]) -> [String] {
    let features: Set<String> = ["InternalImportsByDefault", "MemberImportVisibility"]
    var kept: [String] = []
    for flag in flags {
      if features.contains(flag), kept.last?.hasSuffix("-feature") ?? false {
        kept.removeLast()
      } else {
        kept.append(flag)
      }
    }
    return kept
  }

  /// A module rewritten anew, with Linux's answers to `#if`; nil for one that doesn't know Linux.
  func forLinux(
    _ module: CompiledModule, hiding hidden: Set<String>
  ) throws -> CompiledModule? {
    guard var asked = module.source,
      let local = swiftModules.first(where: { $0.moduleName == module.name }), local.knowsLinux,
      local.form == .phone
    else { return nil }
    asked.options.isForLinux = true
    asked.options.hiddenModules = hidden
    var request = PortRequest()
    request.modules = [asked]
    let ported = try porter.answer(request, at: work + "/port-linux.json").modules
    guard let files = ported.first.map({ $0.files + $0.generated }) else { return nil }
    var other = module
    (other.source, other.files) = (asked, files)
    return other
  }

  /// The files of a module that isn't rewritten, each with its place.
  private func asWritten(_ local: ProgramFolder.LocalModule) throws(PortError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in local.sources {
      let file = try SourceFile(reading: path)
      let place = "#sourceLocation(file: \(QuotedText.swift(path)), line: 1)\n"
      files.append(SourceFile(path: path, text: place + file.text))
    }
    return files
  }

  /// The program's own module.
  static func main(of folder: ProgramFolder, runsTests: Bool) -> PortRequest.Module {
    var options = options(of: folder, folder.swiftVersion, folder.conditions)
    options.writesMain = true
    // A module of Xcode's shows what its umbrella or bridging header imports to those that import it.
    options.hasUmbrella =
      folder.hasUmbrella
      || runsTests && folder.localModules.contains { !$0.conditions.contains("SWIFT_PACKAGE") }
    options.hostApplication = folder.host?.moduleName
    options.bundleName = folder.bundleName
    if let launch = ObjectiveCLaunch(of: folder), launch.isSwift {
      options.application = launch.delegate
    }
    var module = PortRequest.Module(
      name: folder.moduleName, options: options, paths: folder.sources)
    module.dataModels = DataModelFolder.documents(in: folder.resources)
    module.assets = AssetNames(in: folder.resources, folder.assetSymbols)
    return module
  }

  private static func module(
    _ local: ProgramFolder.LocalModule, of folder: ProgramFolder
  ) -> PortRequest.Module {
    var options = options(of: folder, local.swiftVersion, local.conditions)
    options.writesMain = false
    options.isForLinux = local.form != .phone
    // Targets of packages have no header.
    options.hasUmbrella = !local.conditions.contains("SWIFT_PACKAGE")
    options.bundleName = local.bundleName
    var module = PortRequest.Module(
      name: local.moduleName, options: options, paths: local.sources)
    module.dataModels = DataModelFolder.documents(in: local.resources)
    module.assets = AssetNames(in: local.resources, local.assetSymbols)
    return module
  }

  private static func options(
    of folder: ProgramFolder, _ version: String?, _ conditions: [String]
  ) -> PortOptions {
    var options = PortOptions()
    options.swiftVersion = version ?? "5"
    options.flags = Set(conditions).union(["DEBUG"])
    options.localModules = Set(folder.localModules.map(\.moduleName))
    return options
  }
}
