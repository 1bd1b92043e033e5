// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What people type for a program: a folder, or the name that a mica.json gives.

import Foundation
import MicaBuild
import MicaFolders
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
    ReadLog.note("\(path)/\(ProgramFile.name)")
    programs = try ProgramFile(inFolder: path)?.programs ?? []
    for file in programs.compactMap(\.touchesFile) { ReadLog.note("\(path)/\(file)") }
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
    try paths(home).map(NamedFolder.init)
  }

  /// Those whose mica.json speaks of a name, in whatever part: the others needn't be read for it.
  static func all(thatMention name: String, _ home: String = defaultHome) throws -> [NamedFolder] {
    let words = Array("\"\(name)\"".utf8)
    return try paths(home).filter { path in
      ReadLog.note("\(path)/\(ProgramFile.name)")
      guard let bytes = PlainFile.contents("\(path)/\(ProgramFile.name)") else {
        return true
      }
      return bytes.firstRange(of: words) != nil
    }.map(NamedFolder.init)
  }

  private static func paths(_ home: String) -> [String] {
    let root = home + "/Examples"
    ReadLog.note(root)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.sorted().map { "\(root)/\($0)" }.filter {
      FileManager.default.fileExists(atPath: "\($0)/\(ProgramFile.name)")
    }
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
    ReadLog.note(path)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A program of the examples.
  private static func example(
    _ name: String
  ) throws -> (folder: String, description: ProgramDescription) {
    // A path that isn't there is no misspelt name.
    if name.contains("/") { throw BuildError.noFolder(name) }
    func rows(_ folders: [NamedFolder]) -> [(folder: String, description: ProgramDescription)] {
      folders.flatMap { folder in folder.programs.map { (folder.path, $0) } }
    }
    let known = rows(try ExampleFolders.all(thatMention: name))
    if let row = known.first(where: { $0.description.name == name }) { return row }
    // Or it is written with an escape.
    let rows = rows(try ExampleFolders.all())
    if let row = rows.first(where: { $0.description.name == name }) { return row }
    throw CommandError.unknownProgram(
      name, nearest: NearestNames.find(name, among: rows.map(\.description.name)))
  }

  /// Finds a program by a folder's path or by a name of Mica's examples. `show` names a type, or a
  /// program of the folder's mica.json; a scene or preview says by itself what is shown.
  package init(
    _ typed: String, show: String?, scene: String? = nil, preview: String? = nil
  ) throws {
    guard Self.isFolder(typed) else {
      (folder, description) = try Self.example(typed)
      if let show, show != description.show {
        description = ProgramDescription(name: show, show: show)
      }
      return
    }
    let found = try NamedFolder(typed)
    if scene != nil || preview != nil, show == nil {
      (folder, description) = (typed, ProgramDescription(name: found.name))
      return
    }
    let file = ProgramFile(programs: found.programs)
    let named = show.flatMap { file.program(named: $0) }
    description = try named ?? file.program(showing: show, folderName: found.name)
    folder = typed
  }
}
