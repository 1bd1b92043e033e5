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

  /// One film of 0.2 s in each format, by the names that ask for them.
  nonisolated static let names = ["a.mp4", "a.gif", "a.png", "a.webp"]

  @Test(arguments: names) func aFilmThatBreaksOffOrGoesOnIsSeen(name: String) throws {
    try TemporaryFolder.with { folder in
      let place = folder.appendingPathComponent(name)
      let film = try Film(format: FilmFormat(for: place), duration: 0.2, framesPerSecond: 20)
      try makeStage().record(film, to: place)
      try FilmFile.check(place.path, holds: film)

      let longer = try Film(format: film.format, duration: 0.25, framesPerSecond: 20)
      #expect(throws: FilmError.brokenFilm(reason: "it holds 4 of 5 frames")) {
        try FilmFile.check(place.path, holds: longer)
      }
      let whole = try Data(contentsOf: place)
      for length in [0, 1, 3, 11, 40] + (1..<8).map({ whole.count - $0 * $0 }) {
        try whole.prefix(length).write(to: place)
        #expect(throws: FilmError.self, "\(length) of \(whole.count) bytes") {
          try FilmFile.check(place.path, holds: film)
        }
      }
      try (whole + [0]).write(to: place)
      #expect(throws: FilmError.self) { try FilmFile.check(place.path, holds: film) }
    }
  }

  @Test(arguments: names) func filmsOfOneFrameAndOfEqualFramesAreWhole(name: String) throws {
    try TemporaryFolder.with { folder in
      for duration in [0.02, 1.5] {
        let stage = Stage(size: CGSize(width: 16, height: 16), scale: 1)
        try stage.record(
          duration: duration, framesPerSecond: 50, to: folder.appendingPathComponent(name))
      }
    }
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
