// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a process takes.

import Foundation

/// What of the process's memory is there now.
func residentMegabytes() -> Int {
  let file = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = (file?.split(separator: " ")).flatMap { Int($0[1]) }
  return (pages ?? 0) / 256
}
