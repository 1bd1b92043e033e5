// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The built command, run as people run it: output, exit code, what is left behind.

import Foundation
import Testing

struct CommandRunTests {
  private struct Outcome {
    let code: Int32
    let bySignal: Bool
    let output: String
    let complaint: String
  }

  private func start(_ arguments: [String], _ environment: [String: String]) throws -> (
    Process, Pipe, Pipe
  ) {
    let process = Process()
    let (output, complaint) = (Pipe(), Pipe())
    process.executableURL = TestMachine.command
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = complaint
    process.environment = TestMachine.environment(environment)
    _ = TestMachine.compiledPrograms
    try process.run()
    return (process, output, complaint)
  }

  private func mica(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    let (process, output, complaint) = try start(arguments, environment)
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, bySignal: process.terminationReason == .uncaughtSignal,
      output: String(decoding: text, as: UTF8.self),
      complaint: String(decoding: errors, as: UTF8.self))
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// A folder for PATH in which there is a compiler and nothing else.
  private func linkCompiler(into folder: URL) throws {
    for place in TestMachine.path.split(separator: ":") {
      let compiler = "\(place)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/swiftc", withDestinationPath: compiler)
      return
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aPictureIsWrittenInSilence() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.png")
      let outcome = try mica(["render", "stick-figure", "-o", file.path])
      #expect(outcome.code == 0)
      #expect(outcome.output == "" && outcome.complaint == "")
      #expect(try Data(contentsOf: file).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func aPictureEqualsTheFilmsFrameOfItsTime() throws {
    try inFolder { folder in
      let frames = folder.appendingPathComponent("frames").path + "/"
      let picture = folder.appendingPathComponent("a.png").path
      let film = try mica(["record", "vote-buttons", "--duration", "0.55", "-o", frames])
      let still = try mica(["render", "vote-buttons", "--at", "0.5", "-o", picture])
      #expect(film.code == 0 && still.code == 0)
      let frame = URL(fileURLWithPath: frames + "000030.png")
      #expect(try Data(contentsOf: frame) == Data(contentsOf: URL(fileURLWithPath: picture)))
      #expect(try names(in: URL(fileURLWithPath: frames)).count == 33)
    }
  }

  @Test(arguments: [
    (["render", "gradient", "-o", "a.png"], "gradient-view"),
    (["render", "no/such/folder", "-o", "a.png"], "there is no folder 'no/such/folder'"),
    (["render", "gradient-view", "--show", "GradientVew", "-o", "a.png"], "GradientView"),
    (
      ["render", "gradient-view", "--show", "GradientView", "--set", "x.y=1", "-o", "a.png"], "'x'"
    ),
    (
      ["render", "gradient-view", "--set", "colour=1", "-o", "a.png"], "angle, startColor, endColor"
    ),
    (["render", "gradient-view", "--set", "angle=x", "-o", "a.png"], "a number"),
    (["render", "gradient-view", "--size", "0x1", "-o", "a.png"], "--size"),
    (["render", "gradient-view", "--scale", "-1", "-o", "a.png"], "--scale"),
    (["render", "gradient-view", "--size", "99999x99999", "-o", "a.png"], "2^28"),
    (["render", "gradient-view", "-o", "a.jpg"], ".png"),
    (["render", "gradient-view", "-o", "nowhere/a.png"], "nowhere/a.png"),
    (["render", "gradient-view", "--at", "-1", "-o", "a.png"], "seconds"),
    (["record", "vote-buttons", "-o", "a.avi"], ".mp4, .gif, .png"),
    (["record", "vote-buttons", "--scale", "1", "-o", "a.mp4"], "--size 344x72"),
    (["record", "vote-buttons", "--duration", "0", "-o", "a.mp4"], "duration"),
    (["record", "vote-buttons", "--fps", "1000", "-o", "a.mp4"], "1 to 240"),
    (["record", "vote-buttons", "-o", "nowhere/a.mp4"], "nowhere/a.mp4"),
  ])
  func badInputIsAnsweredAndLeavesNothing(arguments: [String], answer: String) throws {
    try inFolder { folder in
      var arguments = arguments
      arguments[arguments.count - 1] = folder.path + "/" + arguments[arguments.count - 1]
      let outcome = try mica(arguments)
      #expect(outcome.code != 0 && !outcome.bySignal)
      #expect(outcome.complaint.contains(answer), "\(outcome.complaint)")
      #expect(try names(in: folder) == [])
    }
  }

  @Test func aMissingEncoderIsNamedWithItsPackage() throws {
    try inFolder { folder in
      let film = folder.appendingPathComponent("a.mp4").path
      let path = folder.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: path) }
      try linkCompiler(into: path)
      let outcome = try mica(
        ["record", "stick-figure", "-o", film], environment: ["PATH": path.path])
      #expect(outcome.code != 0)
      #expect(outcome.complaint.contains("apt-get install ffmpeg"))
      #expect(try names(in: folder) == [])
    }
  }

  @Test func anEncoderThatDiesHalfWayIsReported() throws {
    try inFolder { folder in
      let fake = folder.appendingPathComponent("ffmpeg")
      try Data("#!/bin/sh\nhead -c 99 >/dev/null; echo disk on fire >&2; exit 9\n".utf8).write(
        to: fake)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
      let outcome = try mica(
        ["record", "stick-figure", "-o", folder.appendingPathComponent("a.mp4").path],
        environment: ["PATH": "\(folder.path):\(TestMachine.path)"])
      #expect(outcome.code != 0 && !outcome.bySignal)
      #expect(outcome.complaint.contains("disk on fire"))
      #expect(try names(in: folder) == ["ffmpeg"])
    }
  }

  @Test(arguments: ["a.mp4", "frames/"]) func anInterruptedRunLeavesNothing(name: String) throws {
    try inFolder { folder in
      let (process, _, _) = try start(
        ["record", "stick-figure", "--duration", "3600", "-o", folder.path + "/" + name], [:])
      for _ in 0..<1000 where try names(in: folder).isEmpty { usleep(10_000) }
      #expect(try names(in: folder).count == 1, "it's being written under another name")
      process.terminate()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGTERM)
      #expect(try names(in: folder) == [])
    }
  }
}
