// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A report's folder: what lies in it, what it refuses, and the merge of several.

import Foundation
import Testing

@testable import MicaReport

struct ReportFolderTests {
  private static let page =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/ReportPage"

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "mica-report-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Results with a failed snapshot whose files lie in a folder.
  private func results(in folder: String) throws -> TestResults {
    var results = sampleResults()
    try png(40, 30) { _, _ in [255, 255, 255, 255] }.write(
      to: URL(fileURLWithPath: folder + "/a.png"))
    try png(40, 30) { x, _ in x < 4 ? [0, 0, 0, 255] : [255, 255, 255, 255] }.write(
      to: URL(fileURLWithPath: folder + "/b.png"))
    var snapshot = TestSnapshot(name: "card", .failed)
    (snapshot.reference, snapshot.actual) = (folder + "/a.png", folder + "/b.png")
    snapshot.origin = "/p/App/Tests/__Snapshots__/CardTests/card.png"
    snapshot.message = "</script><script>alert(1)</script>"
    results.targets[0].tests[1].snapshots = [snapshot]
    results.targets[0].tests[1].attachments = [
      TestAttachment(name: "a/../b", path: folder + "/a.png")
    ]
    return results
  }

  @Test func `all files are copied, and the results read back`() throws {
    try inFolder { folder in
      let written = try ReportFolder(path: folder + "/r", page: Self.page).write(
        results(in: folder))
      let read = try TestResults(at: folder + "/r")
      #expect(read == written)
      let snapshot = try #require(read.targets[0].tests[1].snapshots.first)
      for path in [snapshot.reference, snapshot.actual] {
        let path = try #require(path)
        #expect(path.hasPrefix("files/"))
        #expect(FileManager.default.fileExists(atPath: "\(folder)/r/\(path)"))
      }
      // A second report takes the place of the first.
      try ReportFolder(path: folder + "/r", page: Self.page).write(sampleResults())
      let left = try FileManager.default.contentsOfDirectory(atPath: folder + "/r/files")
      #expect(left.isEmpty)
    }
  }

  @Test func `the page is one file that asks for nothing else`() throws {
    try inFolder { folder in
      try ReportFolder(path: folder + "/r", page: Self.page).write(results(in: folder))
      let page = try String(contentsOfFile: folder + "/r/index.html", encoding: .utf8)
      #expect(!page.contains("http://") && !page.contains("https://"))
      #expect(
        !page.contains("/*DATA*/") && !page.contains("/*CODE*/") && !page.contains("/*STYLE*/"))
      #expect(page.components(separatedBy: "</script>").count == 3)
      #expect(page.contains("\"boxes\":[[0,0,4,30]]"))
    }
  }

  @Test func `a folder that can't be written is refused`() throws {
    try inFolder { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "/file"))
      #expect(throws: ReportError.self) {
        try ReportFolder(path: folder + "/file/r", page: Self.page).write(sampleResults())
      }
      #expect(throws: ReportError.self) { try ReportFile.write("a", to: folder + "/file/a.json") }
      #expect(throws: ReportError.self) { try ReportFile.write("a", to: "/proc/mica/a.json") }
      #expect(throws: ReportError.self) { try ReportFile.write("a", to: folder) }
    }
  }

  @Test func `files that are no results are refused`() throws {
    try inFolder { folder in
      #expect(throws: ReportError.self) { try TestResults(at: folder + "/none") }
      for text in ["", "{}", "[]", "{\"version\":2}", "{\"version\":1}"] {
        try text.write(toFile: folder + "/results.json", atomically: true, encoding: .utf8)
        #expect(throws: ReportError.self) { try TestResults(at: folder) }
      }
    }
  }

  @Test func `parts merge into one, and a missing part is told`() throws {
    try inFolder { folder in
      for part in 1...2 {
        var results = TestResults(folder: "/p/App")
        results.shard = "\(part)/3"
        results.targets = [TargetResult(name: "AppTests")]
        results.targets[0].tests = [
          TestResult("A/test\(part)", .xctest, .passed),
          TestResult("A/both", .xctest, part == 2 ? .failed : .passed),
        ]
        try ReportFolder(path: "\(folder)/\(part)", page: Self.page).write(results)
      }
      let merged = try ReportMerge.results(of: [folder + "/1", folder + "/2"])
      #expect(merged.targets[0].tests.map(\.name) == ["A/test1", "A/both", "A/test2"])
      #expect(merged.targets[0].tests[1].outcome == .failed)
      #expect(merged.shard == "without 3/3")
      #expect(!merged.hasPassed)
    }
  }

  /// A part that isn't there must not look like a whole run.
  @Test(
    arguments: [
      (["1/2", "2/2"], nil), (["1/2"], "without 2/2"), (["1/4", "1/3"], "without some parts"),
      (["without 3/4", "4/4"], "without some parts"),
      (["1/9223372036854775807"], "without some parts"), (["2/1"], "without some parts"),
    ] as [([String], String?)])
  func `parts that aren't whole are told`(shards: [String], text: String?) throws {
    try inFolder { folder in
      for (index, shard) in shards.enumerated() {
        var results = TestResults(folder: "/p/App")
        results.shard = shard
        try ReportFolder(path: "\(folder)/\(index)", page: Self.page).write(results)
      }
      let merged = try ReportMerge.results(of: shards.indices.map { "\(folder)/\($0)" })
      #expect(merged.shard == text)
    }
  }

  @Test func `a folder of somebody's own isn't written over`() throws {
    try inFolder { folder in
      let own = folder + "/files/own.txt"
      try FileManager.default.createDirectory(
        atPath: folder + "/files", withIntermediateDirectories: true)
      try Data("a".utf8).write(to: URL(fileURLWithPath: own))
      #expect(throws: ReportError.self) {
        try ReportFolder(path: folder, page: Self.page).write(TestResults(folder: "/p/App"))
      }
      #expect(FileManager.default.fileExists(atPath: own))
    }
  }

  /// Some scalars join with the one that follows them to a character.
  @Test func `every scalar is escaped`() {
    #expect(ScalarText.replacing(["<": "&lt;"], in: "\u{600}</script>") == "\u{600}&lt;/script>")
    #expect(ScalarText.replacing(["\r": "%0D", "\n": "%0A"], in: "a\r\n::b") == "a%0D%0A::b")
  }

  /// A block without compression behind a compressed one, as `Z_FULL_FLUSH` writes it.
  @Test func `stored blocks follow compressed ones`() {
    let stream: [UInt8] = [
      0x78, 0x01, 0x4a, 0x4c, 0x4a, 0x4e, 0x04, 0x23, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x63,
      0x60,
      0x64, 0x62, 0x66, 0x61, 0x65, 0x63, 0xe7, 0xe0, 0xe4, 0xe2, 0xe6, 0xe1, 0xe5, 0xe3, 0x17,
      0x10,
      0x14, 0x12, 0x06, 0x00, 0x5b, 0x6b, 0x04, 0x31,
    ]
    #expect(Inflate.unpack(stream, most: 100) == Array("abcabcabc".utf8) + Array(0..<20))
  }
}
