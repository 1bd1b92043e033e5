// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is measured of lists. Everything goes through public calls, and every picture is finished.

import Foundation
import Mica
import UIKit

/// A figure of a table with 100 000 rows.
@MainActor
enum Measure: String, CaseIterable {
  /// Milliseconds from the data to the first picture of it.
  case first
  /// Frames a second while the table scrolls by 25 points a frame.
  case scroll
  /// Frames a second while it scrolls by 200 points a frame, as after a hard flick.
  case flick
  /// Cells that were made for each that is seen, after scrolling through 100 screens.
  case cells
  /// Megabytes that the process needs more after another 1000 screens, laid out but not drawn.
  case memory

  func value() throws -> Double {
    switch self {
    case .first: try Self.firstPicture()
    case .scroll: try Self.framesPerSecond(step: 25)
    case .flick: try Self.framesPerSecond(step: 200)
    case .cells: try Self.cellsForEachSeen()
    case .memory: try Self.growth()
    }
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try SuspendingClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func firstPicture() throws -> Double {
    let times = try (0..<5).map { _ in
      let (stage, screen) = try TableScreen.stage()
      return try seconds {
        stage.run { screen.load() }
        _ = try stage.snapshot(at: 0.1)
      }
    }
    return median(times) * 1e3
  }

  /// 120 frames after 20 of warm-up.
  private static func framesPerSecond(step: CGFloat) throws -> Double {
    let (stage, screen) = try TableScreen.stage()
    stage.run { screen.load() }
    for frame in 0..<140 {
      stage.perform(at: 0.1 + Double(frame) / 60) {
        screen.tableView.contentOffset.y = CGFloat(frame) * step
      }
    }
    func pictures(_ frames: Range<Int>) throws {
      for frame in frames { _ = try stage.snapshot(at: 0.1 + Double(frame) / 60) }
    }
    try pictures(0..<20)
    return 120 / (try seconds { try pictures(20..<140) })
  }

  private static func cellsForEachSeen() throws -> Double {
    let (stage, screen) = try TableScreen.stage()
    TextCell.made = 0
    stage.run { screen.load() }
    try scroll(stage, screen, 0..<100)
    return Double(TextCell.made) / Double(screen.tableView.visibleCells.count)
  }

  private static func scroll(
    _ stage: Stage, _ screen: TableScreen, _ screenfuls: Range<Int>
  ) throws {
    for screenful in screenfuls {
      stage.run { screen.tableView.contentOffset.y = CGFloat(screenful) * 700 }
      _ = try stage.snapshot(at: 1 + Double(screenful) / 60)
    }
  }

  /// Kilobytes that the process has in memory.
  private static func residentMemory() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let kilobytes = line?.split(separator: " ", omittingEmptySubsequences: true).dropFirst().first
    return kilobytes.flatMap { Double($0) } ?? .nan
  }

  /// Without pictures in between: a stage keeps what it has committed, so that any time can be shown again.
  private static func growth() throws -> Double {
    let (stage, screen) = try TableScreen.stage()
    stage.run { screen.load() }
    func layOut(_ screenfuls: Range<Int>) {
      for screenful in screenfuls {
        stage.run {
          screen.tableView.contentOffset.y = CGFloat(screenful) * 700
          screen.tableView.layoutIfNeeded()
        }
      }
    }
    layOut(0..<100)
    let before = try residentMemory()
    layOut(100..<1100)
    return (try residentMemory() - before) / 1024
  }
}
