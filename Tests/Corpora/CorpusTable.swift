// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is told of a run: a row for each collection and kind, and every file that breaks a law.

import Foundation
import Synchronization

/// What a comparison with the reference decoder says.
enum Comparison {
  case equal
  /// The same picture within what the format leaves open.
  case close(largest: Int, mean: Double)
  case different(String)
  /// The reference refuses the file, or there is none for it.
  case none
}

final class CorpusTable: Sendable {
  private struct Row {
    var (files, read, refused, compared, equal, close) = (0, 0, 0, 0, 0, 0)
    var (cases, passed) = (0, 0)
    var (slowestRefusal, largestRefusal, slowest, largest) = (0.0, 0.0, 0.0, 0.0)
    var slowestName = ""

    mutating func add(_ reading: Reading, _ name: String, isPage: Bool) {
      files += 1
      if reading.crash != nil { return }
      let time = reading.opening + reading.drawing
      largest = max(largest, reading.memory)
      if time > slowest { (slowest, slowestName) = (time, name) }
      if isPage {
        cases += reading.count
        passed += reading.count - reading.failures.count
      } else if reading.count > 0 {
        read += 1
      } else {
        refused += 1
        slowestRefusal = max(slowestRefusal, reading.opening)
        largestRefusal = max(largestRefusal, reading.memory)
      }
    }
  }

  private struct State {
    var rows: [String: Row] = [:]
    var broken: [String] = []
    var remarks: [String] = []
  }

  private let state = Mutex(State())

  var isGood: Bool { state.withLock { $0.broken.isEmpty } }

  func add(_ reading: Reading, _ name: String, to row: String, isPage: Bool = false) {
    state.withLock { state in
      state.rows[row, default: Row()].add(reading, name, isPage: isPage)
      state.remarks += reading.failures
      if let crash = reading.crash { state.broken.append("\(name): \(crash)") }
      guard !isPage, reading.crash == nil, reading.count == 0 else { return }
      if reading.opening > CorpusRun.mostSeconds {
        state.broken.append("\(name): refused after \(milliseconds(reading.opening))")
      }
      if reading.memory > CorpusRun.mostMemory {
        state.broken.append("\(name): refused with \(Int(reading.memory)) MB")
      }
    }
  }

  func add(_ comparison: Comparison, _ name: String, to row: String) {
    state.withLock { state in
      if case .none = comparison { return }
      state.rows[row]?.compared += 1
      switch comparison {
      case .none: break
      case .equal: state.rows[row]?.equal += 1
      case .close(let largest, let mean):
        state.rows[row]?.close += 1
        state.remarks.append(
          String(format: "%@: differs by %d, on average %.3f", name, largest, mean))
      case .different(let why): state.broken.append("\(name): \(why)")
      }
    }
  }

  private func milliseconds(_ seconds: Double) -> String {
    String(format: "%.1f ms", seconds * 1000)
  }

  /// Markdown, then what is to be told of single files.
  var text: String {
    state.withLock { state in
      var lines = [
        "| files | number | read | compared | equal | close | refused | slowest refusal | largest refusal "
          + "| slowest | largest |", "|---|---|---|---|---|---|---|---|---|---|---|",
      ]
      for (name, row) in state.rows.sorted(by: { $0.key < $1.key }) {
        let isPage = row.cases > 0
        let cells: [Any] = [
          name, row.files, isPage ? "\(row.passed) of \(row.cases) cases" : "\(row.read)",
          row.compared, row.equal, row.close, row.refused, milliseconds(row.slowestRefusal),
          String(format: "%.1f MB", row.largestRefusal), milliseconds(row.slowest),
          String(format: "%.1f MB", row.largest),
        ]
        lines.append("| " + cells.map { "\($0)" }.joined(separator: " | ") + " |")
      }
      lines.append("")
      for (name, row) in state.rows.sorted(by: { $0.key < $1.key }) {
        lines.append("slowest of \(name): \(row.slowestName)")
      }
      lines += ["", "broken laws: \(state.broken.count)"] + state.broken.sorted()
      lines += ["", "remarks: \(state.remarks.count)"] + state.remarks.sorted()
      return lines.joined(separator: "\n")
    }
  }
}
