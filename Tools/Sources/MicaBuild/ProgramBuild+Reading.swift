// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be told of a folder without building it.

@preconcurrency internal import Glibc
package import MicaFolders
package import MicaPortJob
internal import MicaResources

extension ProgramBuild {
  /// The device's iOS for a program: the one that was asked for, else 17.5, or the oldest that the app runs on where that
  /// is later, since iOS installs it on no older one.
  package func system(for folder: ProgramFolder) -> [Int] {
    let usual = PortOptions().system
    if let system { return system }
    guard let oldest = folder.oldestSystem, usual.lexicographicallyPrecedes(oldest) else {
      return usual
    }
    return oldest
  }

  /// A source as the compiler gets it. Throws where the program has no such source.
  package func rewritten(_ file: String, of folder: ProgramFolder) throws -> String {
    let work = cache.work("rewritten-\(getpid())")
    try FileStore.makeFolder(work)
    defer { FileStore.remove(work) }
    let porting = Porting(folder: folder, porter: porter, work: work, system: system(for: folder))
    let modules = try porting.modules().modules
    let place = FileStore.realPath(file) ?? file
    for module in modules {
      for source in module.files {
        if source.path == place || source.path == file || source.path.hasSuffix("/" + file) {
          return source.text
        }
      }
    }
    throw BuildError.badFile(file, reason: "it is none of the sources of \(folder.moduleName)")
  }

  /// The classes that a folder's modules declare, from their sources alone.
  package func listed(in folder: ProgramFolder) throws -> [ListedModule] {
    let work = cache.work("listed-\(getpid())")
    try FileStore.makeFolder(work)
    defer { FileStore.remove(work) }
    return try Porting(
      folder: folder, porter: porter, work: work, system: system(for: folder)
    ).listed()
  }

  /// A host without a program of anybody's: it knows Apple's names.
  package func describer() throws -> BuiltProgram {
    let folder = cache.work("describer") + "/MicaDescriber"
    try FileStore.makeFolder(folder)
    try FileStore.write(Array("import UIKit\n".utf8), to: folder + "/Describer.swift")
    return try open(folder)
  }

  /// The values of an Info.plist that are texts, and lists of them.
  package func infoValues(of info: InfoSource) -> [String: String] {
    InfoPlistText.values(of: info)
  }
}
