// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The line that long work shows on a terminal, and only there.

internal import Glibc

/// "label 12/150" on standard error, rewritten in place; nothing when that is not a terminal.
public struct ProgressLine {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private var lastPercent = -1

  /// A line that begins with a label and counts up to `total`.
  public init(_ label: String, total: Int) {
    self.label = label
    self.total = total
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Shows how much is done; redraws only when the percentage changes.
  public mutating func show(_ done: Int) {
    let percent = done * 100 / max(1, total)
    guard isShown, percent != lastPercent else { return }
    lastPercent = percent
    Terminal.print("\r\(label) \(done)/\(total)", terminator: "")
  }

  /// Clears the line.
  public func end() {
    if isShown { Terminal.print("\r\u{1B}[K", terminator: "") }
  }
}
