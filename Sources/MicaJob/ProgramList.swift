// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica list`: the named programs in columns.

/// The table of programs as text.
public enum ProgramList {
  /// One line for each program: name, size in points, whether it moves, what it shows. The last
  /// column's lines don't end in spaces.
  public static func lines(for programs: [ProgramDescription]) -> [String] {
    let rows = programs.map { program in
      let motion = program.motion.map { "moves \(PlainNumber.text($0)) s" } ?? "still"
      return [program.name, program.size?.text ?? "", motion, program.summary]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let columns = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (columns + [row[3]]).joined(separator: "  ")
    }
  }
}
