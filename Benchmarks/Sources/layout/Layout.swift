// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: prints a line for each kind of layout: name, milliseconds to build and solve it, milliseconds for
// an edit with its solution (medians), and the sum of all values after it, separated by tabs.

import MicaLayout

@main
enum Layout {
  static func main() {
    for kind in LayoutSystem.Kind.allCases {
      var builds: [Double] = []
      var edits: [Double] = []
      var sum = 0.0
      for _ in 0..<(kind == .screen ? 101 : 5) {
        let start = ContinuousClock.now
        var system = LayoutSystem(kind, views: kind == .screen ? 0 : 1000)
        sum = system.sum
        builds.append(milliseconds(since: start))
        for edit in 0..<41 {
          let start = ContinuousClock.now
          let base = kind == .nested ? 4000.0 : kind == .screen ? 375 : 40
          system.edit(base + Double(edit % 7))
          sum = system.sum
          edits.append(milliseconds(since: start))
        }
      }
      print(kind.rawValue, median(builds), median(edits), sum, separator: "\t")
    }
  }

  private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let duration = start.duration(to: .now)
    return Double(duration.components.attoseconds) * 1e-15
      + Double(duration.components.seconds) * 1e3
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
