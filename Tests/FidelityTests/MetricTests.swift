// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The metric itself: equal to the reference implementation (metric.py beside Apple's pictures) on
// seeded pictures, and able to see what it is there to see.

import MicaCompare
import Testing

@Suite struct MetricTests {
  /// Two pictures of the reference's generator: bytes of a linear congruential generator, the
  /// second one brighter by up to `spread` levels.
  private func pair(seed: UInt32, spread: Int) -> (Picture, Picture) {
    var state = seed
    func next() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 24)
    }
    var a: [UInt8] = []
    var b: [UInt8] = []
    for _ in 0..<256 {
      let alpha = next()
      let base = (0..<3).map { _ in next() * alpha / 255 } + [alpha]
      a += base.map { UInt8($0) }
      b += base.map { UInt8(min(255, $0 + next() * spread / 256)) }
    }
    return (
      Picture(width: 16, height: 16, bytes: a), Picture(width: 16, height: 16, bytes: b)
    )
  }

  @Test(arguments: [
    (1, 256, 0.0, 134.52590662608034, 62.23557536859161),
    (2, 12, 0.34765625, 8.02671562898104, 3.418635185091773),
  ])
  func agreesWithTheReference(
    _ seed: UInt32, _ spread: Int, _ match: Double, _ greatest: Double, _ mean: Double
  ) throws {
    let (a, b) = pair(seed: seed, spread: spread)
    let result = try #require(PictureScore(reference: a.pixmap, actual: b.pixmap))
    #expect(result.perceptual == match)
    #expect(abs(result.greatestDifference - greatest) < 1e-9)
    #expect(abs(result.meanDifference - mean) < 1e-9)
  }

  @Test func equalPicturesScoreFull() throws {
    let (a, _) = pair(seed: 3, spread: 1)
    #expect(try #require(PictureScore(reference: a.pixmap, actual: a.pixmap)) == PictureScore())
  }

  @Test func otherSizesHaveNoScore() {
    let small = Picture(width: 1, height: 1, bytes: [0, 0, 0, 0])
    let wide = Picture(width: 2, height: 1, bytes: [UInt8](repeating: 0, count: 8))
    #expect(PictureScore(reference: small.pixmap, actual: wide.pixmap) == nil)
  }

  @Test func flatBackgroundDoesNotHideAMissingShape() throws {
    // One opaque pixel of 400: T1 hardly sees that it is missing, T2 does.
    let empty = Picture(width: 20, height: 20, bytes: [UInt8](repeating: 0, count: 1600))
    var dotted = empty
    for c in 0..<4 { dotted.bytes[(10 * 20 + 10) * 4 + c] = 255 }
    let result = try #require(PictureScore(reference: dotted.pixmap, actual: empty.pixmap))
    #expect(result.perceptual == 399.0 / 400)
    #expect(result.edges == 8.0 / 9)
    #expect(result.greatest == 255 && !result.isFaithful)
    #expect(result.boxes == 255.0 / 16)
  }

  @Test func aRowSurvivesItsPrinting() throws {
    let row = FidelityRow(
      picture: "a/b.png", kind: "geometry",
      scores: .init(within2: 100_000, greatest: 7, perceptual: 99_999, edges: 5, boxes: 103),
      reached: "yes", remark: "as told")
    #expect(try #require(FidelityRow(line: row.line)) == row)
    var worse = row
    worse.scores?.edges = 4
    #expect(worse.falls(below: row) == ["T2"] && row.falls(below: worse).isEmpty)
  }
}
