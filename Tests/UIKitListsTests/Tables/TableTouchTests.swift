// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers on tables: selection in Apple's order, swipes, edits and moves.

import Foundation
import Mica
import Testing

import UIKit

@testable import UIKitControls
@testable import UIKitLists

@Suite @MainActor struct TableTouchTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// The delegate's calls for a tap, and for one on another row (Apple's documentation of the calls).
  @Test func aTapSelectsInOrder() throws {
    let bench = try TableBench([TableBench.names(8)])
    bench.tap(CGPoint(x: 100, y: 60), at: 0.1)
    try bench.stage.advance(to: 0.5)
    #expect(bench.data.log == ["should 1", "high 1", "unhigh 1", "will 1", "did 1"])
    #expect(bench.table.visibleCells[1].isSelected)
    bench.data.log = []
    bench.tap(CGPoint(x: 100, y: 110), at: 1)
    try bench.stage.advance(to: 1.5)
    #expect(bench.data.log == ["should 2", "high 2", "unhigh 2", "will 2", "un 1", "did 2"])
    #expect(bench.table.indexPathsForSelectedRows == [path(2)])
    #expect(!bench.table.visibleCells[1].isSelected)
  }

  @Test func aDelegateMayRefuse() throws {
    let bench = try TableBench([TableBench.names(8)])
    bench.tap(CGPoint(x: 100, y: 44 * 4 + 10), at: 0.1)
    try bench.stage.advance(to: 0.5)
    #expect(bench.table.indexPathForSelectedRow == nil)
    #expect(!bench.data.log.contains("did 4"))
  }

  @Test func severalRowsAreSelectedAndDeselected() throws {
    let bench = try TableBench([TableBench.names(8)]) { $0.allowsMultipleSelection = true }
    bench.tap(CGPoint(x: 100, y: 110), at: 0.1)
    bench.tap(CGPoint(x: 100, y: 10), at: 1)
    bench.tap(CGPoint(x: 100, y: 110), at: 2)
    try bench.stage.advance(to: 1.5)
    #expect(bench.table.indexPathsForSelectedRows == [path(2), path(0)])
    try bench.stage.advance(to: 2.5)
    #expect(bench.table.indexPathsForSelectedRows == [path(0)])
  }

  @Test func aDragScrollsAndSelectsNothing() throws {
    let bench = try TableBench([TableBench.names(80)])
    bench.drag(CGPoint(x: 100, y: 500), by: CGPoint(x: 0, y: -100), at: 0.1, for: 0.3)
    try bench.stage.advance(to: 2)
    #expect(bench.table.contentOffset.y > 80)
    #expect(bench.table.indexPathForSelectedRow == nil)
    #expect(!bench.data.log.contains { $0.hasPrefix("will") })
  }

  /// Lines beside a selected row vanish, and it is grey (FACTS_UIKIT d.15).
  @Test func aSelectedRowIsGreyWithoutLines() throws {
    let bench = try TableBench([TableBench.names(8)])
    bench.stage.run {
      bench.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    }
    try bench.stage.advance(to: 0.1)
    let cells = bench.table.visibleCells
    #expect(cells[2].core.selectionFill?.backgroundColor == .systemGray4)
    #expect(
      cells.map(\.core.separator.isHidden) == [false, true, true, false]
        + Array(repeating: false, count: 4))
    #expect(bench.data.log.isEmpty)
  }

  @Test func aSwipeShowsTheButtonThatDeletes() throws {
    let bench = try TableBench([TableBench.names(8)])
    let (data, table) = (bench.data, bench.table)
    data.commits = { path in
      data.sections[0].remove(at: path.row)
      table.deleteRows(at: [path], with: .automatic)
    }
    bench.drag(CGPoint(x: 300, y: 60), by: CGPoint(x: -120, y: 0), at: 0.1, for: 0.3)
    try bench.stage.advance(to: 1.5)
    let cell = table.visibleCells[1]
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.frame.minX == -(table.table.swipes.row?.width ?? 0))
    #expect(cell.frame.minX <= -74)
    bench.tap(CGPoint(x: 380, y: 60), at: 2)
    try bench.stage.advance(to: 3)
    #expect(data.log.contains("commit 1"))
    #expect(table.visibleCells.map(\.textLabel!.text) == ["Row 0"] + (2..<8).map { "Row \($0)" })
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
    #expect(table.visibleCells.map(\.frame.minY) == (0..<7).map { CGFloat($0 * 44) })
  }

  @Test func aSwipeOverTheWholeRowDeletesAtOnce() throws {
    let bench = try TableBench([TableBench.names(8)])
    bench.drag(CGPoint(x: 380, y: 60), by: CGPoint(x: -350, y: 0), at: 0.1, for: 0.4)
    try bench.stage.advance(to: 2)
    #expect(bench.data.log.filter { $0.hasPrefix("commit") } == ["commit 1"])
  }

  @Test func aTapElsewhereClosesTheButtons() throws {
    let bench = try TableBench([TableBench.names(8)])
    bench.drag(CGPoint(x: 300, y: 60), by: CGPoint(x: -120, y: 0), at: 0.1, for: 0.3)
    bench.tap(CGPoint(x: 100, y: 200), at: 1.5)
    try bench.stage.advance(to: 2.5)
    #expect(bench.table.visibleCells[1].frame.minX == 0)
    #expect(bench.table.indexPathForSelectedRow == nil)
  }

  @Test func editedRowsShowTheirControls() throws {
    let bench = try TableBench([TableBench.names(8)])
    bench.data.movable = true
    bench.stage.run { bench.table.setEditing(true, animated: false) }
    try bench.stage.advance(to: 0.5)
    let cell = bench.table.visibleCells[0]
    #expect(cell.isEditing)
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 400 - 38 - 48, height: 43.5))
    #expect(cell.editingStyle == .delete)
    // The control shows the button that deletes.
    bench.tap(CGPoint(x: 27, y: 22), at: 1)
    try bench.stage.advance(to: 2)
    #expect(cell.showingDeleteConfirmation)
    bench.tap(CGPoint(x: 380, y: 22), at: 2.5)
    try bench.stage.advance(to: 3)
    #expect(bench.data.log.contains("commit 0"))
  }

  @Test func aRowIsMovedByItsLines() throws {
    let bench = try TableBench([TableBench.names(6)])
    bench.data.movable = true
    bench.stage.run { bench.table.setEditing(true, animated: false) }
    bench.drag(CGPoint(x: 375, y: 22), by: CGPoint(x: 0, y: 100), at: 0.5, for: 0.5)
    try bench.stage.advance(to: 3)
    #expect(bench.data.log.contains("move 0>2"))
    let names = ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4", "Row 5"]
    #expect(bench.table.visibleCells.map(\.textLabel!.text) == names)
    #expect(bench.table.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0 * 44) })
  }

  @Test func theIndexLeadsToSections() throws {
    final class Indexed: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 26 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
      }
    }
    let bench = try TableBench([[]])
    let source = Indexed()
    bench.stage.run { bench.table.dataSource = source }
    try bench.stage.advance(to: 0.5)
    let bar = try #require(bench.table.table.indexBar)
    #expect(bar.frame == CGRect(x: 385, y: 0, width: 15, height: 600))
    // The titles stand in the middle, 14.5 points apart: the 14th begins 7 points above it.
    bench.tap(CGPoint(x: 392, y: 300), at: 1)
    try bench.stage.advance(to: 2)
    #expect(bench.table.contentOffset.y == bench.table.rect(forSection: 13).minY)
  }
}
