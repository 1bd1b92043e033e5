// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The built command where the machine is short of something: room, files, streams, fonts. It says so,
// has an exit code, and what was there before is still there.

import Foundation
import Testing

struct BadMachineTests {
  private struct Outcome {
    let code: Int32
    let bySignal: Bool
    let output: String
    let complaint: String
  }

  /// Runs a shell script in a folder; `$0` is the command.
  private func shell(
    _ script: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = try start(script, in: folder, environment: environment)
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      let file = folder.deletingLastPathComponent().appendingPathComponent(name)
      return try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }
    return Outcome(
      code: process.terminationStatus, bySignal: process.terminationReason == .uncaughtSignal,
      output: try text("output"), complaint: try text("complaint"))
  }

  private func start(
    _ script: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Process {
    _ = TestMachine.compiledPrograms
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, TestMachine.command.path]
    process.currentDirectoryURL = folder
    process.environment = TestMachine.environment(environment)
    func file(_ name: String) throws -> FileHandle {
      let file = folder.deletingLastPathComponent().appendingPathComponent(name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.standardOutput = try file("output")
    process.standardError = try file("complaint")
    try process.run()
    return process
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString)", isDirectory: true)
    let inner = folder.appendingPathComponent("run", isDirectory: true)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(inner)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static let filmNames = ["a.mp4", "a.gif", "a.png", "a.webp"]

  // MARK: Streams

  @Test(arguments: ["list", "--help", "help render", "--version"])
  func whatCannotBePrintedIsAFailure(arguments: String) throws {
    try inFolder { folder in
      let full = try shell("\"$0\" \(arguments) >/dev/full", in: folder)
      #expect(full.code == 1 && !full.bySignal)
      #expect(full.complaint.contains("No space left on device"))
      let closed = try shell("\"$0\" \(arguments) >&-", in: folder)
      #expect(closed.code == 1 && !closed.bySignal)
    }
  }

  @Test(arguments: ["2>/dev/full", "2>&-", "<&- >&- 2>&-"])
  func notesNeedNoStream(redirection: String) throws {
    try inFolder { folder in
      let film = try shell(
        "\"$0\" record stick-figure --duration 0.1 -o a.gif \(redirection)", in: folder)
      #expect(film.code == 0 && !film.bySignal, "\(film.complaint)")
      let refusal = try shell("\"$0\" render nothing -o b.png \(redirection)", in: folder)
      #expect(refusal.code == 1 && !refusal.bySignal)
      #expect(try names(in: folder) == ["a.gif"])
      let content = try Data(contentsOf: folder.appendingPathComponent("a.gif"))
      #expect(content.starts(with: Data("GIF89a".utf8)), "the note did not go into the film")
    }
  }

  @Test func whatIsIgnoredDoesNotEndARun() throws {
    try inFolder { folder in
      let process = try start(
        "trap '' HUP; exec \"$0\" record stick-figure --duration 3600 -o frames/", in: folder)
      for _ in 0..<1000 where try names(in: folder).isEmpty { usleep(10_000) }
      kill(process.processIdentifier, SIGHUP)
      usleep(100_000)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
      #expect(try names(in: folder) == [])
    }
  }

  // MARK: Room

  @Test(arguments: filmNames) func aFilmThatHasNoRoomLeavesTheOldOne(name: String) throws {
    try inFolder { folder in
      let place = folder.appendingPathComponent(name)
      try Data("old".utf8).write(to: place)
      let outcome = try shell(
        "ulimit -f 1; \"$0\" record vote-buttons --duration 0.2 -o \(name)", in: folder)
      #expect(outcome.code == 1 && !outcome.bySignal)
      #expect(outcome.complaint.contains("File too large"), "\(outcome.complaint)")
      #expect(try names(in: folder) == [name])
      #expect(try Data(contentsOf: place) == Data("old".utf8))
    }
  }

  @Test(arguments: [
    "render vote-buttons -o a.png", "record vote-buttons --duration 0.1 -o a/",
    "gallery $MICA_HOME/Examples/VoteButtons --out .",
  ])
  func picturesThatHaveNoRoomLeaveNothing(arguments: String) throws {
    try inFolder { folder in
      let outcome = try shell("ulimit -f 1; \"$0\" \(arguments)", in: folder)
      #expect(outcome.code == 1 && !outcome.bySignal)
      #expect(outcome.complaint.contains("File too large"), "\(outcome.complaint)")
      #expect(!outcome.complaint.contains("NSCocoa"))
      #expect(try names(in: folder) == [])
    }
  }

  @Test(arguments: filmNames) func anEncoderThatWritesNothingCostsNoFilm(name: String) throws {
    try inFolder { folder in
      let place = folder.appendingPathComponent(name)
      try Data("old".utf8).write(to: place)
      let programs = folder.deletingLastPathComponent()
      let fake = programs.appendingPathComponent("ffmpeg")
      try Data("#!/bin/sh\ncat >/dev/null\n".utf8).write(to: fake)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
      let outcome = try shell(
        "\"$0\" record stick-figure --duration 0.1 -o \(name)", in: folder,
        environment: ["PATH": "\(programs.path):\(TestMachine.path)"])
      #expect(outcome.code == 1 && outcome.complaint.contains("broken film: it is empty"))
      #expect(try names(in: folder) == [name])
      #expect(try Data(contentsOf: place) == Data("old".utf8))
    }
  }

  // MARK: Open files

  @Test(arguments: 4...14) func tooFewOpenFilesAreAFailure(limit: Int) throws {
    for (arguments, result) in [
      ("render text-layer -o a.png", "a.png"),
      ("record stick-figure --duration 0.1 -o a.mp4", "a.mp4"),
      ("record stick-figure --duration 0.1 -o a/", "a"),
    ] {
      try inFolder { folder in
        let outcome = try shell("ulimit -n \(limit); \"$0\" \(arguments)", in: folder)
        #expect(!outcome.bySignal && outcome.code < 2, "\(arguments): \(outcome.complaint)")
        #expect(try names(in: folder) == (outcome.code == 0 ? [result] : []))
        #expect(outcome.code == 0 || outcome.complaint.contains("Too many open files"))
        #expect(!outcome.complaint.contains("NSCocoa"))
      }
    }
  }

  // MARK: Names and folders

  @Test(arguments: [
    "render stick-figure -o $'\\xff.png'", "record stick-figure -o $'\\xc3('/",
    "gallery --out $'\\xff'", "render $'\\xff' -o a.png",
  ])
  func namesThatAreNoUTF8AreRefused(arguments: String) throws {
    try inFolder { folder in
      let outcome = try shell("\"$0\" \(arguments)", in: folder)
      #expect(outcome.code == 1 && outcome.complaint.contains("is not UTF-8"))
      #expect(try names(in: folder) == [])
    }
  }

  @Test func aFolderIsNoPlaceForAFilm() throws {
    try inFolder { folder in
      let place = folder.appendingPathComponent("d.mp4", isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let film = "\"$0\" record stick-figure --duration 0.1 -o d.mp4"
      let outcome = try shell(film, in: folder)
      #expect(outcome.code == 1 && outcome.complaint.contains("'d.mp4': it is a folder"))
      #expect(try names(in: place) == [])
      #expect(try shell(film + "/", in: folder).code == 0, "that asks for frames")
      #expect(try names(in: place).count == 6)
    }
  }

  @Test func aKilledRunTakesItsProgramAlong() throws {
    try inFolder { folder in
      let killed = try start(
        "exec \"$0\" record stick-figure --duration 3600 -o frames/", in: folder)
      for _ in 0..<1000 where try names(in: folder).isEmpty { usleep(10_000) }
      kill(killed.processIdentifier, SIGKILL)
      killed.waitUntilExit()
      for _ in 0..<1000 where try !names(in: folder).isEmpty { usleep(10_000) }
      #expect(try names(in: folder) == [], "the program tidies up")
    }
  }

  // MARK: Fonts

  @Test func aFolderWithoutFontsIsRefused() throws {
    try inFolder { folder in
      let place = folder.deletingLastPathComponent().path
      for (fonts, reason) in [
        ("/no/such/folder", "No such file or directory"), (place, "which has no fonts"),
        (place + "/output", "Not a directory"),
      ] {
        for arguments in [
          "render text-layer -o a.png", "gallery $MICA_HOME/Examples/VoteButtons --out .",
        ] {
          let outcome = try shell(
            "\"$0\" \(arguments)", in: folder, environment: ["MICA_FONTS": fonts])
          #expect(outcome.code == 1)
          #expect(outcome.complaint.contains("MICA_FONTS is \(fonts)"), "\(outcome.complaint)")
          #expect(outcome.complaint.contains(reason))
        }
        #expect(try names(in: folder) == [])
      }
    }
  }
}
