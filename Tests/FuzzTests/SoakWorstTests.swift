// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The soak's worst scene: whatever a scene of at most 300 pixels asks for, it takes neither long nor much.

import CTestFonts
import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import TestWork
import Testing

@Suite struct SoakWorstTests {
  /// What one scene took by a renderer of its own.
  struct Cost {
    var seed: UInt64
    var seconds: Double
    var megabytes: Int
  }

  /// The promise, for a release build on a quiet core.
  private static let (mostSeconds, mostMegabytes) = (1.0, 200)

  @Test(.enabled(if: memoryIsMeasurable))
  func noSceneTakesLongOrMuch() async {
    await #expect(processExitsWith: .success) {
      for cost in Self.worst(400, from: 1) {
        // Builds without optimisation are slower.
        #expect(cost.seconds < 30 * Self.mostSeconds, "scene \(cost.seed): \(cost.seconds) s")
        #expect(cost.megabytes < 2 * Self.mostMegabytes, "scene \(cost.seed): \(cost.megabytes) MB")
      }
    }
  }

  /// MICA_SOAK_WORST scenes from seed MICA_SOAK_SEED on; tells which were the worst.
  @Test(.enabled(if: variable("MICA_SOAK_WORST") != nil))
  func worstOfALongRun() {
    let costs = Self.worst(
      variable("MICA_SOAK_WORST") ?? 0, from: UInt64(variable("MICA_SOAK_SEED") ?? 1))
    for cost in costs {
      print("scene \(cost.seed): \(Int(cost.seconds * 1000)) ms, \(cost.megabytes) MB")
    }
    #expect(costs.allSatisfy { $0.seconds < Self.mostSeconds })
    #expect(costs.allSatisfy { $0.megabytes < Self.mostMegabytes })
  }

  /// The five that took longest, and the five that took most.
  private static func worst(_ count: Int, from first: UInt64) -> [Cost] {
    _ = mica_test_fonts()
    var (slow, large) = ([Cost](), [Cost]())
    for seed in first..<first + UInt64(count) {
      let cost = cost(of: RandomScene(seed: seed))
      slow = Array((slow + [cost]).sorted { $0.seconds > $1.seconds }.prefix(5))
      large = Array((large + [cost]).sorted { $0.megabytes > $1.megabytes }.prefix(5))
    }
    return slow + large
  }

  private static func cost(of scene: RandomScene) -> Cost {
    let before = residentMegabytes()
    forgetPeak()
    let seconds = work(of: .process) {
      let list = DisplayList(width: scene.width, height: scene.height)
      scene.draw(in: CGContext(recordingInto: list, baseTransform: .identity))
      FrameRenderer(threads: 1)
        .render(list, into: Pixmap(width: scene.width, height: scene.height))
    }
    return Cost(
      seed: scene.seed, seconds: seconds, megabytes: max(0, peakMegabytes() - before))
  }
}

private func variable(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}
