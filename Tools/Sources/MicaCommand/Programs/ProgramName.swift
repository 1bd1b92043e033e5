// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What people type for a program: a folder, or the name that a mica.json gives.

import Foundation
import MicaBuild
import MicaJob

/// A folder with what its mica.json says.
package struct NamedFolder: Equatable, Sendable {
  /// The folder, as typed or from the root.
  package var path: String
  /// Its programs, in the file's order; none where there is no file.
  package var programs: [ProgramDescription]

  /// Throws `ProgramFileError` for a file that can't be read.
  package init(_ path: String) throws {
    self.path = path
    programs = try ProgramFile(inFolder: path)?.programs ?? []
  }

  /// The folder's own name.
  package var name: String {
    URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }
}

/// Mica's own examples.
package enum ExampleFolders {
  /// The folders in the order of their names.
  package static func all(_ home: String = defaultHome) throws -> [NamedFolder] {
    let root = home + "/Examples"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return try names.sorted().map { "\(root)/\($0)" }.filter {
      FileManager.default.fileExists(atPath: "\($0)/\(ProgramFile.name)")
    }.map(NamedFolder.init)
  }

  package static var defaultHome: String {
    Installation.home(ProcessInfo.processInfo.environment)
  }
}

/// A program that was found.
package struct FoundProgram: Equatable, Sendable {
  /// Where its sources are.
  package var folder: String
  /// What is known about it.
  package var description: ProgramDescription

  /// The folder that is meant by its path, or by a program's name.
  package static func folder(of typed: String) throws -> String {
    try isFolder(typed) ? typed : example(typed).folder
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A program of the examples.
  private static func example(
    _ name: String
  ) throws -> (folder: String, description: ProgramDescription) {
    // A path that isn't there is no misspelt name.
    if name.contains("/") { throw BuildError.noFolder(name) }
    let rows = try ExampleFolders.all().flatMap { folder in
      folder.programs.map { (folder: folder.path, description: $0) }
    }
    if let row = rows.first(where: { $0.description.name == name }) { return row }
    throw CommandError.unknownProgram(
      name, nearest: NearestNames.find(name, among: rows.map(\.description.name)))
  }

  /// Finds a program by a folder's path or by a name of Mica's examples. `show` names a type, or a
  /// program of the folder's mica.json.
  package init(_ typed: String, show: String?) throws {
    guard Self.isFolder(typed) else {
      (folder, description) = try Self.example(typed)
      if let show, show != description.show {
        description = ProgramDescription(name: show, show: show)
      }
      return
    }
    let found = try NamedFolder(typed)
    let file = ProgramFile(programs: found.programs)
    let named = show.flatMap { file.program(named: $0) }
    description = try named ?? file.program(showing: show, folderName: found.name)
    folder = typed
  }
}
