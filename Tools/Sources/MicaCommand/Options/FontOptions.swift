// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A system font of the user's own.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob

/// The files that draw the system's font in the place of Mica's.
package struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("system-font"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Draw the system's font with this TrueType or OpenType file, such as a San Francisco that you have licensed. "
        + "Repeatable, for italics in a file of their own. (default: MICA_SYSTEM_FONT, or Mica's Inter)",
      valueName: "file"))
  package var typed: [String] = []

  package init() {}

  /// The variable by which hosts are told.
  static let variable = "MICA_SYSTEM_FONT"

  /// The files, from the root: those that were typed, else those of the environment. Ends with code 2 after a line that says
  /// which isn't a font.
  func files() throws -> [String] {
    let environment = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    let words = typed.isEmpty ? environment.split(separator: ":").map(String.init) : typed
    return try words.map { word in
      let path = URL(fileURLWithPath: word).standardizedFileURL.path
      if let problem = Self.problem(of: path) {
        Terminal.print("Error: the system font \(word) \(problem)")
        throw ExitCode(TestVerdict.nothing.rawValue)
      }
      return path
    }
  }

  /// Why a file can't be a font; nil where it may be one. Its host reads all of it.
  private static func problem(of path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "isn't there"
    }
    if isFolder.boolValue { return "is a folder; name a file" }
    if path.contains(":") { return "has a colon in its path; copy it to another one" }
    guard let file = FileHandle(forReadingAtPath: path) else { return "can't be read" }
    let starts = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    let head = (try? file.read(upToCount: 4)).flatMap { $0 } ?? Data()
    return starts.contains { head.elementsEqual($0) }
      ? nil : "is no TrueType or OpenType file"
  }

  /// What hosts are told; nothing for Mica's font.
  static func environment(of files: [String]) -> [String: String] {
    files.isEmpty ? [:] : [variable: files.joined(separator: ":")]
  }

  /// A file's name with the digest of its bytes.
  static func fact(of file: String) -> String {
    let bytes = FileManager.default.contents(atPath: file) ?? Data()
    let digest = Digest.text(of: Array(bytes)).prefix(16)
    return "\(URL(fileURLWithPath: file).lastPathComponent) \(digest)"
  }
}
