// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a frame cost, for whoever looks on.

internal import Foundation
internal import MicaContext
internal import MicaJob

extension PerformanceReport {
  /// The frame that was measured last.
  init(_ times: FrameTimes, at time: Double) {
    let stages = FrameTimes.Part.allCases.map { part in
      Stage(name: "\(part)", seconds: times.seconds[part.rawValue])
    }
    self.init(stages: stages, time: time, memory: Self.residentBytes)
  }

  /// Pages of the process that are in memory.
  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ")
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
