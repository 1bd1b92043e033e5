// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Defaults that a stage keeps in a folder.

import Mica
import Testing
import UIKit

@MainActor @Suite struct KeptDefaultsTests {
  private func inFolder(_ body: (URL) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func stage(_ folder: URL?) throws -> Stage {
    let stage = Stage(size: CGSize(width: 2, height: 2))
    if let folder { try stage.keepDefaults(in: folder) }
    return stage
  }

  @Test func theNextRunFindsWhatWasSet() throws {
    try inFolder { folder in
      let first = try stage(folder)
      try first.advance(to: 0)
      first.perform(at: 1) {
        UserDefaults.standard.set(7, forKey: "count")
        UserDefaults.standard.set(["a": [Date(timeIntervalSince1970: 5)]], forKey: "table")
        UserDefaults(suiteName: "group.x/y")?.set("shared", forKey: "word")
      }
      try first.advance(to: 2)
      #expect(first.unsupportedFeatures == [])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["group.x%2Fy.plist", "program.plist"])

      try stage(folder).run {
        #expect(UserDefaults.standard.integer(forKey: "count") == 7)
        let table = UserDefaults.standard.dictionary(forKey: "table")
        #expect(table?["a"] as? [Date] == [Date(timeIntervalSince1970: 5)])
        #expect(UserDefaults(suiteName: "group.x/y")?.string(forKey: "word") == "shared")
      }
      try stage(nil).run { #expect(UserDefaults.standard.object(forKey: "count") == nil) }
    }
  }

  @Test func whatIsSetAtLaunchStandsBeforeWhatWasKept() throws {
    try inFolder { folder in
      try stage(folder).run {
        UserDefaults.standard.set(1, forKey: "count")
        #expect(UserDefaults.standard.synchronize())
      }
      let second = try stage(nil)
      second.run { UserDefaults.standard.set(2, forKey: "count") }
      try second.keepDefaults(in: folder)
      second.run { #expect(UserDefaults.standard.integer(forKey: "count") == 2) }
    }
  }

  @Test func whatWasOnlyReadIsNotWritten() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("program.plist")
      let text = """
        <?xml version="1.0"?><plist version="1.0"><dict><key>a</key><integer>1</integer></dict></plist>
        """
      try Data(text.utf8).write(to: file)
      let stage = try stage(folder)
      stage.run { #expect(UserDefaults.standard.integer(forKey: "a") == 1) }
      try stage.advance(to: 1)
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }

  @Test func aBrokenFileIsNamedAndKept() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("program.plist")
      try Data("no list".utf8).write(to: file)
      #expect(
        throws: StageError.badDefaults("\(file.path): no property list of keys and values")
      ) { try stage(folder) }
      #expect(try Data(contentsOf: file) == Data("no list".utf8))
      #expect(throws: StageError.self) {
        try stage(URL(fileURLWithPath: "/dev/null/defaults"))
      }
    }
  }
}
