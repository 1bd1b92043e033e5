// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Outputs are whole at their place or not there.

import Foundation
import Mica
import Testing

struct PartialOutputTests {
  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aFileAppearsOnlyWhenCommitted() throws {
    try TemporaryFolder.with { folder in
      let place = folder.appendingPathComponent("a.txt")
      try Data("old".utf8).write(to: place)
      let output = try PartialOutput(.file, at: place)
      try Data("new".utf8).write(to: output.temporary)
      #expect(try Data(contentsOf: place) == Data("old".utf8))
      try output.commit()
      #expect(try Data(contentsOf: place) == Data("new".utf8))
      #expect(try names(in: folder) == ["a.txt"])
    }
  }

  @Test func anOutputThatIsDroppedLeavesNothing() throws {
    try TemporaryFolder.with { folder in
      for kind in [PartialOutput.Kind.file, .folder] {
        _ = try PartialOutput(kind, at: folder.appendingPathComponent("a"))
        #expect(try names(in: folder) == [])
      }
    }
  }

  /// As when a run is interrupted while its worker writes frames.
  @Test func aFolderGoesThoughAnotherThreadWritesIntoIt() throws {
    for _ in 0..<20 {
      try TemporaryFolder.with { folder in
        let frames = folder.appendingPathComponent(".frames.part")
        try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: false)
        let writer = DispatchGroup()
        let began = DispatchSemaphore(value: 0)
        DispatchQueue.global().async(group: writer) {
          var number = 0
          while (try? Data([1]).write(to: frames.appendingPathComponent("\(number).png"))) != nil {
            number += 1
            if number == 20 { began.signal() }
          }
        }
        began.wait()
        PartialOutput.remove(frames)
        writer.wait()
        #expect(try names(in: folder) == [])
      }
    }
  }

  @Test func aFolderReplacesOnlyAnEmptyOne() throws {
    try TemporaryFolder.with { folder in
      let place = folder.appendingPathComponent("frames", isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let output = try PartialOutput(.folder, at: place)
      try Data().write(to: output.temporary.appendingPathComponent("0"))
      try output.commit()
      #expect(try names(in: place) == ["0"])
      #expect(throws: OutputError.folderNotEmpty(place)) { try PartialOutput(.folder, at: place) }
      #expect(throws: OutputError.isFolder(place)) { try PartialOutput(.file, at: place) }
    }
  }

  @Test func devicesAndMissingFoldersAreRefused() throws {
    let device = URL(fileURLWithPath: "/dev/null")
    #expect(throws: OutputError.isNoRegularFile(device)) { try PartialOutput(.file, at: device) }
    let place = URL(fileURLWithPath: "/nowhere/at/all.png")
    #expect(throws: OutputError.unwritable(place, reason: "No such file or directory")) {
      try PartialOutput(.file, at: place)
    }
  }
}
