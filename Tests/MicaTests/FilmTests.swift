// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a film is before it's drawn: formats, rates, counts, refusals.

import Foundation
import Mica
import Testing

struct FilmTests {
  private func format(_ name: String) throws -> FilmFormat {
    try FilmFormat(for: URL(fileURLWithPath: name))
  }

  @Test func theNameSaysTheFormat() throws {
    #expect(try format("a.mp4") == .mp4)
    #expect(try format("a.GIF") == .gif)
    #expect(try format("a.png") == .apng)
    #expect(try format("a.webp") == .webp)
    #expect(try format("a/") == .frames)
    #expect(try format(NSTemporaryDirectory()) == .frames)
    #expect(throws: FilmError.unknownExtension("a.avi")) { try format("a.avi") }
    #expect(throws: FilmError.unknownExtension("a")) { try format("a") }
  }

  @Test func aFolderThatIsCalledLikeAFilmIsNotFilled() throws {
    try TemporaryFolder.with { folder in
      let place = folder.appendingPathComponent("d.mp4", isDirectory: true)
      #expect(try FilmFormat(for: place) == .frames, "a new folder, by the slash at its end")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      #expect(try FilmFormat(for: URL(fileURLWithPath: place.path)) == .mp4)
      let frames = folder.appendingPathComponent("frames")
      try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: false)
      #expect(try FilmFormat(for: frames) == .frames)
    }
  }

  @Test func framesAreDurationTimesRateRounded() throws {
    let film = try Film(format: .mp4, duration: 2.5, framesPerSecond: 60)
    #expect(film.frameCount == 150)
    #expect(film.time(ofFrame: 30) == 0.5)
    #expect(film.note == nil)
    #expect(try Film(format: .apng, duration: 0.99, framesPerSecond: 24).frameCount == 24)
  }

  @Test func aGIFHasAtMostFiftyFramesASecondAndSaysSo() throws {
    let film = try Film(format: .gif, duration: 2.5, framesPerSecond: 60)
    #expect(film.framesPerSecond == 50)
    #expect(film.frameCount == 125)
    #expect(film.note?.contains("50 frames per second instead of 60") == true)
    #expect(try Film(format: .gif, duration: 1, framesPerSecond: 25).note == nil)
    let note = try Film(format: .gif, duration: 1, framesPerSecond: 30).note
    #expect(note?.contains("3 or 4") == true)
  }

  @Test func durationsAndRatesOutOfRangeAreRefused() {
    for duration in [0, -1, 3601, .nan, .infinity] {
      #expect(throws: FilmError.self, "\(duration) s") {
        try Film(format: .mp4, duration: duration, framesPerSecond: 60)
      }
    }
    for rate in [0, 0.5, -30, 241, .nan, .infinity] {
      #expect(throws: FilmError.self, "\(rate) fps") {
        try Film(format: .mp4, duration: 1, framesPerSecond: rate)
      }
    }
    #expect(throws: FilmError.noFrames(duration: 0.01, framesPerSecond: 30)) {
      try Film(format: .mp4, duration: 0.01, framesPerSecond: 30)
    }
  }

  @Test func anOddSizeIsRefusedForMP4WithTheNearestEvenOne() throws {
    let film = try Film(format: .mp4, duration: 1, framesPerSecond: 60)
    let refusal = FilmError.oddSize(width: 343, height: 72, nearestWidth: 344, nearestHeight: 72)
    #expect(throws: refusal) { try film.checkSize(width: 343, height: 72) }
    #expect(refusal.description.contains("344x72"))
    try film.checkSize(width: 344, height: 72)
    try Film(format: .gif, duration: 1, framesPerSecond: 60).checkSize(width: 343, height: 71)
  }

  @Test func aSideTooLongForTheFormatIsRefused() throws {
    let film = try Film(format: .webp, duration: 1, framesPerSecond: 60)
    #expect(throws: FilmError.self) { try film.checkSize(width: 16_384, height: 10) }
  }
}
