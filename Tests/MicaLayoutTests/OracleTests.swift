// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The solver beside a lexicographic linear program that HiGHS solves.

import Foundation
import MicaLayout
import Testing

/// A program that knows the right answer: `lexicographic.py` with SciPy.
enum Oracle {
  /// What it says of systems, one JSON object each.
  static func check(_ systems: [String]) throws -> [String] {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "lexicographic.py")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data((systems.joined(separator: "\n") + "\n").utf8).write(to: input)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      for python in python3 /usr/bin/python3; do
        if $python -c 'import scipy.optimize' 2>/dev/null; then exec $python "$0" <"$1" >"$2"; fi
      done
      echo "SciPy is missing: apt-get install python3-scipy" >"$2"
      """, script.path, input.path, output.path,
    ]
    try shell.run()
    shell.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// How many systems to hold against it: some hundreds, or MICA_SOAK_LAYOUTS.
  static let count =
    ProcessInfo.processInfo.environment["MICA_SOAK_LAYOUTS"].flatMap(Int.init) ?? 300
  static let firstSeed =
    ProcessInfo.processInfo.environment["MICA_SOAK_SEED"].flatMap(Int.init) ?? 1
}

@Suite struct OracleTests {
  private func expectBest(_ systems: [String]) {
    #expect(throws: Never.self) {
      let says = try Oracle.check(systems)
      #expect(says == ["\(systems.count) checked"], "\(says.prefix(20).joined(separator: "\n"))")
    }
  }

  /// FACTS_UIKIT e.2: strictly lexicographic by priority.
  @Test func everyLevelOfARandomSystemIsAsGoodAsItCanBe() throws {
    var lines: [String] = []
    for seed in Oracle.firstSeed..<Oracle.firstSeed + Oracle.count {
      var system = PlainSystem.random(seed: seed)
      let isSettled = system.solver.solve().isSettled
      #expect(isSettled, "seed \(seed)")
      lines.append(system.json("seed \(seed)"))
    }
    expectBest(lines)
  }

  @Test func soItIsAfterEachOfAHundredEdits() throws {
    var lines: [String] = []
    for seed in Oracle.firstSeed..<Oracle.firstSeed + max(6, Oracle.count / 50) {
      var system = PlainSystem.random(seed: seed)
      for edit in 0..<100 {
        system.edit()
        let isSettled = system.solver.solve().isSettled
        #expect(isSettled, "seed \(seed), edit \(edit)")
        lines.append(system.json("seed \(seed), edit \(edit)"))
      }
    }
    expectBest(lines)
  }

  /// One row after the other gives what all at once give, level by level.
  @Test func rowsAddedOneByOneGiveTheSame() {
    for seed in Oracle.firstSeed..<Oracle.firstSeed + Oracle.count {
      var whole = PlainSystem.random(seed: seed)
      whole.solver.solve()
      if !whole.solver.standingConflicts.isEmpty { continue }
      var single = PlainSystem(seed: 0)
      for rest in whole.rests { single.addVariable(rest) }
      for row in whole.rows.reversed() {
        single.add(
          row.terms.map { ($0.variable, $0.coefficient) }, row.relation, row.constant, row.priority)
        single.solver.solve()
      }
      for (one, other) in zip(whole.sums(), single.sums()) {
        #expect(abs(one - other) < 1e-6 * max(1, one), "seed \(seed)")
      }
    }
  }
}
