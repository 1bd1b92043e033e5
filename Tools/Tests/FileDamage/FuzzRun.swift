// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Runs of damaged files: a short seeded one as a test, a long one by Scripts/fuzz.

import Foundation
import Testing

/// Damaged copies of small valid files, each made from its own seed.
///
/// `MICA_FUZZ` sets the number of inputs, `MICA_FUZZ_SEED` the first seed. `MICA_FUZZ_TRACE` names a file that holds the
/// seed of the input that is being read, so that the input of a trap is known.
package struct FuzzRun {
  /// What is read, for the report.
  package let kind: String
  private let samples: [[UInt8]]
  private let pieces: [String]

  /// Inputs of a kind, made from `samples` with `pieces` put in.
  package init(_ kind: String, samples: [[UInt8]], pieces: [String]) {
    (self.kind, self.samples, self.pieces) = (kind, samples, pieces)
  }

  /// The same for texts.
  package init(_ kind: String, texts: [String], pieces: [String]) {
    self.init(kind, samples: texts.map { Array($0.utf8) }, pieces: pieces)
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// The input of a seed, and the number of its sample.
  package func input(_ seed: Int) -> (bytes: [UInt8], sample: Int) {
    var damage = Damage(
      seed: UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95, pieces: pieces)
    let sample = seed % samples.count
    return (damage.of(samples[sample]), sample)
  }

  /// Has `body` read each input. It returns whether the input was accepted.
  ///
  /// An error that it throws, and more than a second for one input, are recorded with the seed.
  package func run(_ body: (_ bytes: [UInt8], _ sample: Int) throws -> Bool) {
    let first = Self.number("MICA_FUZZ_SEED") ?? 1
    let trace = ProcessInfo.processInfo.environment["MICA_FUZZ_TRACE"]
      .map { open("\($0).\(kind)", O_WRONLY | O_CREAT, 0o644) }
    defer { if let trace { close(trace) } }
    var (accepted, failures) = (0, 0)
    var slowest = Duration.zero
    for seed in first..<first + Damage.count {
      if let trace {
        let text = "\(kind) \(seed)              \n"
        _ = text.withCString { pwrite(trace, $0, strlen($0), 0) }
      }
      let (bytes, sample) = input(seed)
      let start = ContinuousClock.now
      do {
        if try body(bytes, sample) { accepted += 1 }
      } catch {
        failures += 1
        if failures < 20 { Issue.record("\(kind), seed \(seed): \(error)") }
      }
      let spent = ContinuousClock.now - start
      slowest = max(slowest, spent)
      if spent > .seconds(1) {
        failures += 1
        if failures < 20 { Issue.record("\(kind), seed \(seed): \(spent)") }
      }
    }
    if Self.number("MICA_FUZZ") != nil {
      print(
        "\(kind): \(Damage.count) inputs from seed \(first), \(accepted) accepted, \(failures) failures, slowest \(slowest)"
      )
    }
    // Damage that leaves nothing to read tests nothing.
    #expect(accepted > 0, "\(kind): no input was accepted")
  }
}
