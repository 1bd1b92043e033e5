// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica-port` does.

@_exported public import MicaFolders

extension PortRequest {
  /// Reads the files that the request names, and does what it asks for.
  public func answer() -> PortReply {
    var reply = PortReply()
    do throws(PortError) {
      if let manifest {
        reply.manifest = ManifestText(of: try SourceFile(reading: manifest).text)
      }
      for module in modules {
        var files: [SourceFile] = []
        for path in module.paths { files.append(try SourceFile(reading: path)) }
        reply.modules.append(
          ModulePorter(moduleName: module.name, options: module.options).port(files))
      }
    } catch {
      reply.error = error
    }
    return reply
  }
}
