// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What was recorded on iOS, against real touches here: the traces of FACTS C11. Times are seconds since the
// finger was lifted. The recordings began to move 0.5 to 1.1 ms after that, as they ran in real time; each
// names its own delay, and no other number is fitted here.

import Foundation
import Testing

import UIKit

@Suite @MainActor struct ScrollTraceTests {
  /// Times and offsets of a recording, and when it began.
  struct Trace {
    let delay: Double
    let samples: [(time: Double, offset: Double)]
  }

  /// 3000 points per second from 5326: C11 H.
  private static let deceleration = Trace(
    delay: 0.0009,
    samples: [
      (0.0023, 5330.33), (0.0190, 5379.33), (0.0690, 5516.67), (0.1023, 5601), (0.1690, 5753.67),
      (0.2690, 5947.67), (0.3690, 6106.33), (0.5190, 6292.33), (0.7190, 6467.33),
      (0.9190, 6584.67), (1.1190, 6663.33), (1.4190, 6735.33), (1.7190, 6775), (2.1190, 6801.33),
      (2.5190, 6813.33), (2.8357, 6818),
    ])

  /// 3125 points per second, 60 points before the end at 39148: C11 M.
  private static let impact = Trace(
    delay: 0.0011,
    samples: [
      (0.0075, 39108.33), (0.0241, 39158.33), (0.0408, 39196.67), (0.0575, 39222),
      (0.0741, 39237.33), (0.0908, 39245.33), (0.1075, 39248.33), (0.1241, 39247.67),
      (0.1408, 39244.33), (0.1575, 39239.33), (0.2075, 39220.33), (0.2575, 39201),
      (0.3075, 39185.33), (0.3575, 39173.33), (0.4075, 39165), (0.5075, 39155.33),
      (0.6075, 39151), (0.7075, 39149.33), (0.8075, 39148),
    ])

  /// From 235 points beyond the beginning: C11 M.
  private static let settling = Trace(
    delay: 0.0005,
    samples: [
      (0.0076, -223.33), (0.0243, -197), (0.0410, -173.33), (0.0576, -152), (0.0743, -133.33),
      (0.0909, -116.33), (0.1076, -101.33), (0.1243, -88.33), (0.1409, -76.67), (0.1576, -66.67),
      (0.1743, -57.67), (0.1910, -50), (0.2076, -43), (0.2243, -37.33), (0.2410, -32),
      (0.2743, -23.67), (0.3243, -15), (0.3743, -9.67), (0.4243, -6), (0.4743, -3.67),
      (0.5243, -2.33), (0.5743, -1.33), (0.6910, 0),
    ])

  /// A screen of the recordings' size: 393 x 852 at 3, content 40 000 high.
  private func makeBench() -> ScrollBench {
    ScrollBench(
      size: CGSize(width: 393, height: 852), content: CGSize(width: 393, height: 40_000), scale: 3)
  }

  /// The time at which a gesture of `length` has to begin so that the screen is refreshed when the
  /// recording was sampled.
  private func start(_ trace: Trace, length: Double) -> Double {
    2 - (trace.samples[0].time - trace.delay) - length
  }

  /// The greatest distance to a recording. `frame` is the refresh of the first sample.
  private func error(_ trace: Trace, _ bench: ScrollBench) throws -> Double {
    var worst = 0.0
    for (time, offset) in trace.samples {
      let frame = 2 + ((time - trace.samples[0].time) * 60).rounded() / 60
      worst = max(worst, abs(Double(try bench.offset(at: frame + 1e-6).y) - offset))
    }
    return worst
  }

  @Test func decelerationAt3000() throws {
    let bench = makeBench()
    bench.view.contentOffset.y = 5000
    let begin = start(Self.deceleration, length: 0.12)
    bench.touch(.down, CGPoint(x: 196.5, y: 792), at: begin)
    for step in 1...14 {
      let place = CGPoint(x: 196.5, y: 792 - 24 * CGFloat(step))
      bench.touch(.move, place, at: begin + 0.008 * Double(step))
    }
    bench.touch(.up, CGPoint(x: 196.5, y: 456), at: begin + 0.12)
    #expect(try bench.offset(at: begin + 0.0081).y == 5014)
    #expect(try bench.offset(at: begin + 0.121).y == 5326)
    #expect(abs(bench.log.velocity.y - 3) < 1e-9)
    let worst = try error(Self.deceleration, bench)
    print("scroll trace, deceleration at 3000: within \(worst) points")
    #expect(worst <= 1)
    #expect(try bench.offset(at: 8).y == 6818)
  }

  @Test func impactAtTheEnd() throws {
    let bench = makeBench()
    bench.view.contentOffset.y = 38_798
    let begin = start(Self.impact, length: 0.104)
    bench.touch(.down, CGPoint(x: 196.5, y: 792), at: begin)
    for step in 1...12 {
      let place = CGPoint(x: 196.5, y: 792 - 25 * CGFloat(step))
      bench.touch(.move, place, at: begin + 0.008 * Double(step))
    }
    bench.touch(.up, CGPoint(x: 196.5, y: 492), at: begin + 0.104)
    #expect(try bench.offset(at: begin + 0.105).y == 39_088)
    #expect(abs(bench.log.velocity.y - 3.125) < 1e-9 && bench.log.target.y == 39_148)
    let worst = try error(Self.impact, bench)
    print("scroll trace, impact at the end: within \(worst) points")
    #expect(worst <= 1)
    #expect(bench.log.entries.last == "endDecel")
  }

  /// The way beyond the edge is H, the return M.
  @Test func rubberBandAndReturn() throws {
    let bench = makeBench()
    let begin = start(Self.settling, length: 1.272)
    bench.touch(.down, CGPoint(x: 196.5, y: 120), at: begin)
    // The finger's place and the offset that was recorded.
    let drawn: [Int: Double] = [
      135: -2.67, 150: -11, 200: -37, 300: -84.33, 400: -126.33, 500: -164.33,
      600: -198.33, 700: -229.33, 720: -235,
    ]
    for step in 1...120 {
      let y = 120 + 5 * step
      let time = begin + 0.008 * Double(step)
      bench.touch(.move, CGPoint(x: 196.5, y: CGFloat(y)), at: time)
      guard let expected = drawn[y] else { continue }
      #expect(abs(Double(try bench.offset(at: time).y) - expected) <= 1, "\(y)")
    }
    bench.touch(.up, CGPoint(x: 196.5, y: 720), at: begin + 1.272)
    let worst = try error(Self.settling, bench)
    print("scroll trace, return from the rubber band: within \(worst) points")
    #expect(worst <= 1)
    #expect(bench.log.entries.last == "endDecel")
  }
}
