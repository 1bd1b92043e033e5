// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Films as files, read back by programs that aren't ours: ffprobe, and libwebp's webpinfo.

import Foundation
import Mica
import Testing

@MainActor struct FilmFileTests {
  /// A screen of 12 × 8 pixels that turns from red to blue at 0.1 s and then stays.
  private func makeStage() -> Stage {
    let stage = Stage(size: CGSize(width: 6, height: 4), scale: 2)
    let root = UIViewController()
    root.view.backgroundColor = .red
    stage.root = root
    stage.perform(at: 0.1) { root.view.backgroundColor = .blue }
    return stage
  }

  @Test(arguments: [("a.mp4", 60.0, 30), ("a.gif", 50.0, 25), ("a.png", 60.0, 30)])
  func ffprobeFindsSizeRateAndEveryFrame(name: String, rate: Double, count: Int) throws {
    try TemporaryFolder.with { folder in
      let film = folder.appendingPathComponent(name)
      try makeStage().record(duration: 0.5, framesPerSecond: 60, to: film)

      let entries = "stream=width,height,avg_frame_rate,nb_read_frames"
      let report = try run(
        "ffprobe",
        ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0", film.path])
      #expect(report == "12,8,\(Int(rate))/1,\(count)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    }
  }

  @Test(.enabled(if: Programs.find("webpinfo") != nil, "webpinfo (package webp) is not installed"))
  func libwebpReadsEveryFrameOfAnAnimatedWebP() throws {
    try TemporaryFolder.with { folder in
      let film = folder.appendingPathComponent("a.webp")
      try makeStage().record(duration: 0.5, framesPerSecond: 20, to: film)

      let report = try run("webpinfo", [film.path])
      let lines = report.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.filter { $0.hasPrefix("Chunk ANMF") }.count == 10)
      #expect(lines.filter { $0 == "Duration: 50" }.count == 10)
      #expect(lines.contains { $0.hasPrefix("Loop count") && $0.hasSuffix(": 0") }, "for ever")
      #expect(lines.contains("No error detected."))
      #expect(report.contains("12 x 8"))
    }
  }

  @Test func aFolderHoldsTheSameFilesAsPicturesOfTheSameTimes() throws {
    try TemporaryFolder.with { folder in
      let frames = folder.appendingPathComponent("frames", isDirectory: true)
      try makeStage().record(duration: 0.2, framesPerSecond: 20, to: frames)
      let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
      #expect(names == ["000000.png", "000001.png", "000002.png", "000003.png"])

      let picture = folder.appendingPathComponent("picture.png")
      try makeStage().snapshot(at: 0.1).writePNG(to: picture)
      #expect(
        try Data(contentsOf: picture) == Data(contentsOf: frames.appendingPathComponent(names[2])))
    }
  }

  @Test func aFilmLiesOverBlackUnlessTheStageHasABackground() throws {
    try TemporaryFolder.with { folder in
      let stage = Stage(size: CGSize(width: 2, height: 2), scale: 1)
      let film = folder.appendingPathComponent("a.png")
      try stage.record(duration: 0.1, framesPerSecond: 10, to: film)
      #expect(try firstPixel(of: film) == [0, 0, 0, 255])

      stage.background = UIColor.clear.cgColor
      try stage.record(duration: 0.1, framesPerSecond: 10, to: film)
      #expect(try firstPixel(of: film) == [0, 0, 0, 0])

      stage.background = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
      try stage.record(duration: 0.1, framesPerSecond: 10, to: film)
      #expect(try firstPixel(of: film) == [255, 0, 0, 128], "straight, not premultiplied")
    }
  }

  @Test func anEncoderThatDiesHalfWaySaysWhy() throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let words = ["-c", "head -c 100000 >/dev/null; echo no room left >&2; exit 3"]
    let encoder = try EncoderProcess(program: shell, arguments: words)
    let frame = [UInt8](repeating: 0, count: 1 << 22)
    #expect(throws: FilmError.encoderFailed(lines: ["no room left"])) {
      try frame.withUnsafeBytes { try encoder.write($0) }
    }
  }

  @Test func anEncoderThatFailsAtTheEndSaysWhy() throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let encoder = try EncoderProcess(
      program: shell, arguments: ["-c", "cat >/dev/null; echo broken >&2; exit 1"])
    #expect(throws: FilmError.encoderFailed(lines: ["broken"])) { try encoder.finish() }
  }

  @Test func aMissingEncoderNamesItsPackage() throws {
    #expect(throws: FilmError.encoderMissing) { try EncoderProcess.findEncoder(in: "/nowhere") }
    #expect(FilmError.encoderMissing.description.contains("apt-get install ffmpeg"))
  }

  private func firstPixel(of film: URL) throws -> [UInt8] {
    let frame = film.deletingLastPathComponent().appendingPathComponent("frame.rgba")
    defer { try? FileManager.default.removeItem(at: frame) }
    let raw = ["-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgba", frame.path]
    _ = try run("ffmpeg", ["-v", "error", "-y", "-i", film.path] + raw)
    return try Array(Data(contentsOf: frame).prefix(4))
  }

  private func run(_ name: String, _ arguments: [String]) throws -> String {
    try Programs.run(try #require(Programs.find(name), "\(name) is not installed"), arguments)
  }
}
