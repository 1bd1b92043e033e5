// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damaged project files: an answer or a typed error, soon.

import FileDamage
import Foundation
import Testing

@testable import MicaFolders

@Suite struct ProjectFuzzTests {
  private static let pieces = [
    "{", "}", "(", ")", ";", "=", ",", "\"", "/*", "*/", "\\", "G", "GA", "T", "F", "P", "../",
    "$(",
    "$(inherited)", "isa", "PBXGroup", "children = (G, );", "<", ">", "\u{0}", "\u{FEFF}",
  ]

  @Test func damagedProjectsNeverCrash() throws {
    let folder = try SampleFolder(SampleProject.files)
    let place = folder.path + "/Sample.xcodeproj/project.pbxproj"
    FuzzRun("projects", texts: [SampleProject.text], pieces: Self.pieces).run { bytes, _ in
      try Data(bytes).write(to: URL(fileURLWithPath: place))
      do {
        _ = try ProgramFolder(at: folder.path) { _, _ in
          ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
        }
        return true
      } catch is PortError {
        return false
      }
    }
  }

  @Test func veryManyObjectsAreAnswered() throws {
    let folder = try SampleFolder(SampleProject.files)
    var text = "{ objects = {\n"
    for number in 0..<(Damage.count > 300 ? 1_000_000 : 50_000) {
      text += "A\(number)={isa=PBXGroup;};\n"
    }
    text += SampleProject.text.drop { $0 != "P" }
    try folder.write(text, to: "Sample.xcodeproj/project.pbxproj")
    #expect(throws: Never.self) {
      do {
        _ = try ProgramFolder(at: folder.path) { _, _ in
          ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
        }
      } catch is PortError {
      }
    }
  }
}
