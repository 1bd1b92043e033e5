// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Every program's frames have the same bytes for one worker and two, and in whatever order they are
// asked for. MICA_DETERMINISM_FRAMES asks for more of them, MICA_DETERMINISM_HASHES names a file
// that their hashes are added to (Scripts/determinism compares those of two builds).

import Foundation
import Mica
import MicaHost
import MicaJob
import Testing

@MainActor
@Suite(.serialized) struct DeterminismTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let programs = Examples.all.map(\.name)

  /// At least one.
  private static var frameCount: Int {
    max(1, environment["MICA_DETERMINISM_FRAMES"].flatMap { Int($0) } ?? 5)
  }

  /// Ten seconds at 60 frames a second, or as few of these frames as wanted.
  private static func time(_ frame: Int) -> Double {
    Double(frame * max(1, 600 / frameCount)) / 60
  }

  /// FNV-1a over a picture's bytes, by words of eight.
  private static func hash(_ image: CGImage) throws -> UInt64 {
    let data = try #require(image.dataProvider?.data) as Data
    return data.withUnsafeBytes { bytes in
      var value: UInt64 = 0xcbf2_9ce4_8422_2325
      for place in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        withUnsafeMutableBytes(of: &word) {
          $0.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[place..<min(place + 8, bytes.count)]))
        }
        value = (value ^ word) &* 0x0000_0100_0000_01b3
        value ^= value >> 32
      }
      return value
    }
  }

  /// The frames' hashes by their numbers, asked for in the given order on a stage of their own.
  private static func hashes(
    of name: String, threads: Int, order: [Int]
  ) throws -> [UInt64] {
    var showing = Showing(try Examples.named(name))
    showing.scale = 1
    showing.threads = threads
    let plan = try StagePlan(showing)
    let stage = try plan.makeStage()
    var result = [UInt64](repeating: 0, count: order.count)
    for frame in order { result[frame] = try hash(stage.snapshot(at: time(frame))) }
    return result
  }

  @Test(arguments: programs)
  func framesDependOnTheirTimeOnly(program: String) throws {
    let forward = Array(0..<Self.frameCount)
    // Each frame once, in an order without a pattern; 7919 is a prime.
    let shuffled = forward.sorted { ($0 * 7919 % 613, $0) < ($1 * 7919 % 613, $1) }
    let expected = try Self.hashes(of: program, threads: 1, order: forward)
    #expect(try Self.hashes(of: program, threads: 2, order: forward) == expected, "two workers")
    #expect(
      try Self.hashes(of: program, threads: 1, order: forward.reversed()) == expected, "backward")
    #expect(try Self.hashes(of: program, threads: 2, order: shuffled) == expected, "shuffled")
    if let file = Self.environment["MICA_DETERMINISM_HASHES"] {
      let lines = expected.enumerated().map { "\(program) \($0) \(String($1, radix: 16))\n" }
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(lines.joined().utf8))
      try handle.close()
    }
  }
}
