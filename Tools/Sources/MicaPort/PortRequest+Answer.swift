// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica-port` does.

internal import Foundation
@_exported public import MicaFolders
internal import MicaInterface

extension PortRequest {
  /// Reads the files that the request names, and does what it asks for.
  public func answer() -> PortReply {
    var reply = PortReply()
    do throws(PortError) {
      if let manifest {
        reply.manifest = ManifestText(of: try SourceFile(reading: manifest).text)
      }
      if let stubs { reply.stubbed = stubs.answer() }
      for interface in interfaces { try Self.compile(interface, &reply.problems) }
      for module in modules {
        var files: [SourceFile] = []
        for path in module.paths { files.append(try SourceFile(reading: path)) }
        let porter = ModulePorter(moduleName: module.name, options: module.options)
        guard let cache else {
          reply.modules.append(porter.port(files))
          continue
        }
        let place = "\(cache)/\(module.name).json"
        var known = PortCache(at: place, for: module.options)
        reply.modules.append(porter.port(files, &known))
        known.save(at: place)
      }
    } catch {
      reply.error = error
    }
    return reply
  }

  private static func compile(
    _ interface: Interface, _ problems: inout [PortProblem]
  ) throws(PortError) {
    guard let data = FileManager.default.contents(atPath: interface.path) else {
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
}
