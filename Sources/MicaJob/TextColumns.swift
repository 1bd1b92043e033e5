// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables on standard output.

/// Rows of texts as lines.
public enum TextColumns {
  /// The rows with their columns below each other. The last column isn't padded.
  public static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.first?.count ?? 0
    let widths = (0..<max(0, count - 1)).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (padded + row.suffix(1)).joined(separator: "  ")
    }
  }
}
