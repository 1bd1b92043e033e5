// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What came of one comparison, and the line that is written of it.

import Foundation

/// What came of one comparison.
public struct SnapshotOutcome {
  /// Whether the tests' own tolerance is kept.
  var agrees: Bool
  /// The share of pixels that agree, alpha included.
  var share: Double
  /// The same by colours alone, as iOS compares them.
  var colors: Double
  /// The share that is asked for.
  var precision: Float
}

/// Kept for the tests, which set it: nothing is recorded.
nonisolated(unsafe) public var isRecording = false

/// Draws a value and writes a line into MICA_LOTTIE_OUT/results: what Apple's picture is named, and how near ours is. Ours is
/// kept in the folder `pictures` where a byte differs.
@MainActor
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, file: StaticString = #file, testName: String = #function,
  line: UInt = #line
) {
  let environment = ProcessInfo.processInfo.environment
  let root = URL(fileURLWithPath: environment["MICA_LOTTIE_TESTS"] ?? ".")
  let out = URL(fileURLWithPath: environment["MICA_LOTTIE_OUT"] ?? ".")
  let suite = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
  let picture = "\(plain(testName)).\(plain(name ?? "1")).\(snapshotting.pathExtension)"
  let reference = root.appendingPathComponent("__Snapshots__/\(suite)/\(picture)")
  do {
    let format = snapshotting.snapshot(try value())
    guard FileManager.default.fileExists(atPath: reference.path) else {
      return write(["none", suite, picture], to: out)
    }
    let outcome = try snapshotting.compare(format, reference)
    if outcome.share < 1 {
      try snapshotting.save(format, out.appendingPathComponent("pictures/\(picture)"))
    }
    write(
      [
        outcome.agrees ? "agrees" : "differs", suite, picture,
        String(format: "%.5f", outcome.share), String(format: "%.5f", outcome.colors),
        "\(outcome.precision)",
      ], to: out)
  } catch {
    write(["error", suite, picture, "\(error)"], to: out)
  }
}

/// A name as the files have it: whatever is no letter, digit or line becomes one dash, none at the ends.
private func plain(_ name: String) -> String {
  name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
}

private func write(_ cells: [String], to folder: URL) {
  let line = cells.joined(separator: "\t") + "\n"
  guard let file = fopen(folder.appendingPathComponent("results").path, "a") else { return }
  fputs(line, file)
  fclose(file)
}
