// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica list`: the named programs in columns.

/// The table of programs as text.
public enum ProgramList {
  /// One line for each program: name, size in points, whether it moves, what it shows. The last
  /// column's lines don't end in spaces.
  public static func lines(for programs: [ProgramDescription]) -> [String] {
    TextColumns.lines(
      programs.map { program in
        let motion = program.motion.map { "moves \(PlainNumber.text($0)) s" } ?? "still"
        return [program.name, program.size?.text ?? "", motion, program.summary]
      })
  }

  /// The same, each with a line for each of its settings below it.
  public static func detailedLines(for programs: [ProgramDescription]) -> [String] {
    zip(programs, lines(for: programs)).flatMap { program, line in
      let settings = program.settings.map {
        ["", $0.name, [$0.key, $0.help].compactMap(\.self).joined(separator: "; ")]
      }
      return [line] + TextColumns.lines(settings)
    }
  }
}
