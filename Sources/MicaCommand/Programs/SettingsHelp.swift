// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The part of `--help` that comes from the table of programs.

import MicaJob

/// What `--set` can set.
enum SettingsHelp {
  /// One paragraph for each program that has something to set.
  static var text: String {
    let paragraphs = ProgramTable.all.filter { !$0.inspectables.isEmpty }.map { program in
      let width = program.inspectables.map(\.name.count).max() ?? 0
      let lines = program.inspectables.map { row in
        let name = row.name + String(repeating: " ", count: width - row.name.count)
        return "    \(name)  \(row.kind); \(row.help)"
      }
      return "  \(program.name)\n" + lines.joined(separator: "\n")
    }
    return "What --set can set:\n" + paragraphs.joined(separator: "\n")
      + "\n\nA colour is \(ColorText.syntax)."
  }
}
