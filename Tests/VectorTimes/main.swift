// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads vector files and prints how long each took and how much memory the process has taken at most: Scripts/fuzz-vectors.

import CoreGraphics
import Foundation
import MicaVectors

/// The greatest resident size of the process so far, in MB.
func peak() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
  return (line.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0) / 1024
}

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("\(path): cannot be read")
    continue
  }
  let before = peak()
  let start = ContinuousClock.now
  let image =
    path.hasSuffix(".svg")
    ? SVGFile(data)?.pixels(scale: 1) : PDFFile(data)?.pixels(scale: 1)
  let spent = ContinuousClock.now - start
  let shown = image.map { "\($0.width) x \($0.height)" } ?? "refused"
  let name = path.split(separator: "/").last ?? ""
  print(
    "\(name): \(spent.formatted(.units(allowed: [.milliseconds]))), \(shown), \(before) -> \(peak()) MB"
  )
}
