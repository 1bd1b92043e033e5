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

  /// The number of a process that has ended.
  private func deadProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func whatKilledRunsLeftIsRemovedByTheNextOne() throws {
    try TemporaryFolder.with { folder in
      let dead = try deadProcess()
      for name in [".a.png.\(dead).part", ".a.png.\(dead).part.gone", ".a.png.\(getpid()).part"] {
        try Data([1]).write(to: folder.appendingPathComponent(name))
      }
      let frames = folder.appendingPathComponent(".a.png.99999999.part")
      try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: false)
      try Data([1]).write(to: frames.appendingPathComponent("000000.png"))

      _ = try PartialOutput(.file, at: folder.appendingPathComponent("a.png"))
      #expect(try names(in: folder) == [])
    }
  }

  @Test func whatLivingProcessesWriteStays() throws {
    try TemporaryFolder.with { folder in
      let dead = try deadProcess()
      let kept = [
        ".a.png.1.part", ".a.png.\(getppid()).part", ".b.png.\(dead).part", ".a.png.\(dead).txt",
        ".a.png.x\(dead).part", ".a.png.part", "a.png.\(dead).part", ".a.png.-1.part",
      ]
      for name in kept { try Data([1]).write(to: folder.appendingPathComponent(name)) }
      // As a process of another container does, whose number means nothing here.
      let locked = folder.appendingPathComponent(".a.png.\(dead).part")
      try Data([1]).write(to: locked)
      let descriptor = open(locked.path, O_RDONLY)
      defer { close(descriptor) }
      #expect(flock(descriptor, LOCK_EX) == 0)

      _ = try PartialOutput(.file, at: folder.appendingPathComponent("a.png"))
      #expect(try Set(names(in: folder)) == Set(kept + [locked.lastPathComponent]))
    }
  }

  @Test func twoOutputsOfOneNameInOneProcessDontMeet() throws {
    try TemporaryFolder.with { folder in
      for kind in [PartialOutput.Kind.file, .folder] {
        let place = folder.appendingPathComponent("a")
        let first = try PartialOutput(kind, at: place)
        #expect(throws: OutputError.self) { try PartialOutput(kind, at: place) }
        #expect(FileManager.default.fileExists(atPath: first.temporary.path))
      }
    }
  }

  @Test(arguments: ["é", "e\u{301}", "a b%20:?#.png", String(repeating: "ä", count: 127)])
  func namesKeepTheirBytes(name: String) throws {
    try TemporaryFolder.with { folder in
      let output = try PartialOutput(.file, at: folder.appendingPathComponent(name))
      try output.write(Data([1]))
      try output.commit()
      #expect(try names(in: folder).map { Array($0.utf8) } == [Array(name.utf8)])
    }
  }

  @Test func foldersAreMadeWithThoseAbove() throws {
    try TemporaryFolder.with { folder in
      let inner = folder.appendingPathComponent("a/b/c", isDirectory: true)
      for _ in 0..<2 { try FolderContent.make(at: inner) }
      #expect(try names(in: folder) == ["a"])
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      #expect(throws: OutputError.isNoFolder(file)) { try FolderContent.make(at: file) }
      let below = file.appendingPathComponent("c")
      #expect(throws: OutputError.unwritable(below, reason: "Not a directory")) {
        try FolderContent.make(at: below)
      }
    }
  }
}
