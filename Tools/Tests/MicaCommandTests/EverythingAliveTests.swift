// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program in which everything tells time: its film is the same on every machine, in every mood.

import Foundation
import Synchronization
import Testing

struct EverythingAliveTests {
  private static let program = TestMachine.home + "/Tests/Programs/EverythingAlive"

  private func mica(
    _ launcher: [String] = [], _ arguments: [String], _ environment: [String: String] = [:]
  ) throws {
    let process = Process()
    let line = launcher + [TestMachine.command.path] + arguments
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = line
    process.environment = TestMachine.environment(environment)
    let complaint = Pipe()
    process.standardError = complaint
    try process.run()
    let text = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
    #expect(text.isEmpty, "nothing is missing: \(String(decoding: text, as: UTF8.self))")
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func film(
    in folder: String, _ name: String, launcher: [String] = [], threads: Int,
    _ environment: [String: String] = [:]
  ) throws -> [Data] {
    let place = "\(folder)/\(name)/"
    try mica(
      launcher, ["record", Self.program, "--fps", "20", "--threads", "\(threads)", "-o", place],
      environment)
    return try FileManager.default.contentsOfDirectory(atPath: place).sorted().map {
      try Data(contentsOf: URL(fileURLWithPath: place + $0))
    }
  }

  @Test func theFilmIsTheSameWhateverTheMachineDoes() throws {
    try inFolder { folder in
      let expected = try film(in: folder, "a", threads: 1)
      #expect(expected.count == 60 && Set(expected).count > 40)
      #expect(try film(in: folder, "b", threads: 2) == expected)
      let elsewhere = ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]
      #expect(try film(in: folder, "c", threads: 2, elsewhere) == expected)
      let isOver = Atomic<Bool>(false)
      for _ in 0..<3 {
        Thread.detachNewThread { while !isOver.load(ordering: .relaxed) {} }
      }
      defer { isOver.store(true, ordering: .relaxed) }
      #expect(
        try film(in: folder, "d", launcher: ["nice", "-n", "15"], threads: 2) == expected)
    }
  }

  /// Timers, links, tasks, queues, notifications, keys and the date have all arrived after 2 s.
  @Test func everythingHasComeSoFarAfterTwoSeconds() throws {
    try inFolder { folder in
      let picture = URL(fileURLWithPath: folder + "/a.png")
      try mica([], ["render", Self.program, "--at", "2", "--scale", "1", "-o", picture.path])
      let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens/everything-alive.png")
      #expect(try Data(contentsOf: picture) == Data(contentsOf: golden))
    }
  }
}
