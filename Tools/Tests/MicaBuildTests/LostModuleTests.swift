// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Large modules most of whose files import what isn't there.

import Foundation
import Testing

@testable import MicaBuild

@Suite struct LostModuleTests {
  private func lost(_ texts: [String], atLeast least: Int = 3) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try texts.enumerated().map { index, text in
      let path = folder.appendingPathComponent("\(index).swift")
      try text.write(to: path, atomically: true, encoding: .utf8)
      return path.path
    }
    return ModuleCompilation.lost(paths, lacking: ["Far"], atLeast: least)
  }

  @Test func aModuleIsLostWhereMostFilesAre() throws {
    let (far, near) = ("import UIKit\nimport Far\n", "import UIKit\n")
    #expect(try lost([far, far, near])?.contains("2 of 3 files") == true)
    #expect(
      try lost([far, far, near])?.contains(".swift:2:1: error: there is no module Far") == true)
    #expect(try lost([far, near, near]) == nil)
    #expect(try lost([far, far], atLeast: 3) == nil, "little is compiled soon")
    let asked = "#if canImport(Far)\nimport Far\n#endif\n"
    #expect(try lost([asked, asked, asked]) == nil)
  }
}
