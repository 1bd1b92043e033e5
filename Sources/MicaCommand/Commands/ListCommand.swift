// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica list`.

import ArgumentParser
import MicaJob

/// Prints the table of programs.
package struct ListCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the programs: name, default size in points, whether it moves, what it shows.")

  package init() {}

  package func run() {
    for line in Self.lines(for: ProgramTable.all) { print(line) }
  }

  /// One line for each program, in columns.
  package static func lines(for programs: [Program]) -> [String] {
    let rows = programs.map { program in
      let motion = program.motion.map { "moves \(PlainNumber.text($0)) s" } ?? "still"
      return [program.name, program.defaultSize.text, motion, program.summary]
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
