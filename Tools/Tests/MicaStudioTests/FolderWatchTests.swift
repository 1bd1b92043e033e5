// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that are saved while the studio looks on.

import Foundation
import Synchronization
import Testing

@testable import MicaStudio

struct FolderWatchTests {
  @Test func savedFilesAreTold() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/mica-watch-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/.git", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let count = Count()
    _ = try #require(FolderWatch(folder) { count.add() })
    usleep(100_000)
    func write(_ name: String) throws {
      try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try write("A.swift")
    #expect(count.waits(for: 1))
    try write(".git/index")
    try write(".hidden")
    usleep(300_000)
    #expect(count.value == 1)
    try FileManager.default.createDirectory(
      atPath: folder + "/New", withIntermediateDirectories: true)
    #expect(count.waits(for: 2))
    try write("New/B.swift")
    #expect(count.waits(for: 3))
  }

  private final class Count: Sendable {
    private let state = Mutex(0)
    var value: Int { state.withLock { $0 } }
    func add() { state.withLock { $0 += 1 } }
    func waits(for number: Int) -> Bool {
      for _ in 0..<200 where value < number { usleep(20_000) }
      return value >= number
    }
  }
}
