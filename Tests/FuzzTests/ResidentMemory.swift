// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a process takes.

import Foundation

/// The address sanitizer (`Scripts/sanitize`) keeps what was freed for a while, so nothing is measured there.
let memoryIsMeasurable = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil

/// What of the process's memory is there now.
func residentMegabytes() -> Int {
  let file = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = (file?.split(separator: " ")).flatMap { Int($0[1]) }
  return (pages ?? 0) / 256
}

/// The most that the process had since `forgetPeak()`.
func peakMegabytes() -> Int {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
}

func forgetPeak() {
  try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
}
