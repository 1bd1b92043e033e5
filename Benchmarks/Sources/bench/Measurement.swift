// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The timer, the same as the rivals': a warm-up, then the median of nine runs of many passes.

import WorkloadData

/// Operations per second over several runs.
struct Measurement {
  let median: Double
  let least: Double
  let greatest: Double

  private static let warmUp = 0.15
  private static let leastRun = 0.06
  private static let runCount = 9

  /// Times passes over `rows`; the surface is cleared before each run, outside the timer.
  init(of pass: Workload.Pass, _ rows: [Row], operations: Int, on surface: Surface) {
    func time(_ body: () -> Void) -> Double {
      let duration = SuspendingClock().measure(body)
      return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }

    surface.clear()
    var elapsed = 0.0
    var passes = 0
    while elapsed < Self.warmUp {
      elapsed += time { surface.draw(pass, rows) }
      passes += 1
    }
    let repetitions = max(1, Int((Self.leastRun * Double(passes) / elapsed).rounded(.up)))
    let rates = (0..<Self.runCount).map { _ in
      surface.clear()
      let seconds = time { for _ in 0..<repetitions { surface.draw(pass, rows) } }
      return Double(operations * repetitions) / seconds
    }
    .sorted()
    median = rates[Self.runCount / 2]
    least = rates[0]
    greatest = rates[Self.runCount - 1]
  }
}
