// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica-port` does.

internal import Foundation
@_exported public import MicaFolders
internal import MicaInterface
internal import MicaNib
@_exported public import MicaPortJob

extension PortRequest {
  /// Reads the files that the request names, and does what it asks for.
  public func answer() -> PortReply {
    var reply = PortReply()
    do throws(PortError) {
      if let manifest {
        reply.manifest = ManifestText(of: try SourceFile(reading: manifest).text)
      }
      if let stubs { reply.stubbed = stubs.answer() }
      for list in members { try MemberTable.write(list) }
      if let answers { reply.answered = answers.answer() }
      if !inline.isEmpty { try InlineWriter.write(inline, &reply) }
      if let lookups { reply.lookedUp = try lookups.answer() }
      for interface in interfaces { try Self.compile(interface, &reply.problems) }
      for model in dataModels { try Self.compile(dataModel: model, &reply.problems) }
      if lists { reply.listed = try list() } else { reply.modules = try port() }
    } catch {
      reply.error = error
    }
    return reply
  }

  private struct Reading {
    let porter: ModulePorter
    let known: PortCache
    let module: ReadModule
    let problems: [PortProblem]
    let withheld: WithheldFiles
  }

  /// Reads all modules first: one may override what another one's extensions declare.
  private func read() throws(PortError) -> (readings: [Reading], program: ProgramFacts) {
    var readings: [Reading] = []
    for module in modules {
      var files: [SourceFile] = []
      for path in module.paths { files.append(try SourceFile(reading: path)) }
      var problems: [PortProblem] = []
      for path in module.dataModels { files += try Self.classes(of: path, &problems) }
      if let symbols = module.assets.flatMap({ AssetSymbols($0, of: files, module.options).file }) {
        files.append(symbols)
      }
      let withheld = WithheldFiles(of: module, among: &files)
      let porter = ModulePorter(moduleName: module.name, options: module.options)
      let known =
        cache.map { PortCache(at: "\($0)/\(module.name).json", for: module.options) }
        ?? PortCache(for: module.options)
      readings.append(
        Reading(
          porter: porter, known: known, module: porter.read(files, known), problems: problems,
          withheld: withheld))
    }
    let tests = modules.last { $0.options.runsTests && $0.options.writesMain }
    let program = ProgramFacts(
      readings.map { ($0.porter.moduleName, $0.module.facts) }, testing: tests?.name)
    return (readings, program)
  }

  private func port() throws(PortError) -> [PortedModule] {
    let (readings, program) = try read()
    return readings.map { part in
      var known = part.known
      var ported = part.porter.port(part.module, &known, in: program)
      part.withheld.add(to: &ported, part.module, part.porter, in: program)
      if let cache { known.save(at: "\(cache)/\(part.porter.moduleName).json") }
      return ported.adding(part.problems)
    }
  }

  private func list() throws(PortError) -> [ListedModule] {
    let (readings, program) = try read()
    return readings.map { $0.porter.list($0.module, in: program) }
  }

  private static func compile(
    _ interface: Interface, _ problems: inout [PortProblem]
  ) throws(PortError) {
    guard let data = PlainFile.contents(interface.path) else {
      throw .unreadable(path: interface.path, reason: "there is no such file")
    }
    do {
      let bytes = try InterfaceCompiler.compile(data, path: interface.path)
      try Data(bytes).write(to: URL(fileURLWithPath: interface.place))
    } catch let error as InterfaceError {
      problems.append(
        PortProblem(
          path: interface.path, line: max(1, error.line), column: 1, message: error.message,
          severity: .error))
    } catch {
      throw .unreadable(path: interface.place, reason: "\(error)")
    }
  }

  // MARK: Data models

  private static func compile(
    dataModel: Interface, _ problems: inout [PortProblem]
  ) throws(PortError) {
    guard let model = try model(at: dataModel.path, &problems) else { return }
    do {
      let bytes = DataModelCompiler.bytes(of: model)
      try Data(bytes).write(to: URL(fileURLWithPath: dataModel.place))
    } catch {
      throw .unreadable(path: dataModel.place, reason: "\(error)")
    }
  }

  /// The classes that Xcode writes for a data model, as files beside its document.
  private static func classes(
    of path: String, _ problems: inout [PortProblem]
  ) throws(PortError) -> [SourceFile] {
    guard let model = try model(at: path, &problems) else { return [] }
    let folder = FolderPath.folder(of: path)
    return DataModelSources(model).files.map {
      SourceFile(path: "\(folder)/\($0.name)", text: $0.text)
    }
  }

  private static func model(
    at path: String, _ problems: inout [PortProblem]
  ) throws(PortError) -> DataModel? {
    guard let data = PlainFile.contents(path) else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    do {
      return try DataModelCompiler.model(of: data, path: path)
    } catch {
      problems.append(
        PortProblem(
          path: path, line: max(1, error.line), column: 1, message: error.message,
          severity: .error))
      return nil
    }
  }
}

extension PortedModule {
  fileprivate func adding(_ problems: [PortProblem]) -> PortedModule {
    var module = self
    module.problems += problems
    return module
  }
}
