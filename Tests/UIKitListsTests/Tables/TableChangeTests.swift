// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows and sections that come, go and move: in the end a table shows what one shows that was made from the
// changed data.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@testable import UIKitLists

@Suite @MainActor struct TableChangeTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func anInsertedRowFadesInWhileOthersMoveDown() throws {
    let bench = try TableBench([TableBench.names(4)])
    bench.stage.run {
      bench.data.sections[0].insert("new", at: 1)
      bench.table.insertRows(at: [path(1)], with: .fade)
    }
    let cells = bench.table.visibleCells
    #expect(cells.map(\.textLabel!.text) == ["Row 0", "new", "Row 1", "Row 2", "Row 3"])
    try bench.stage.advance(to: 0.15)
    let moving = try #require(cells[2].layer.presentation())
    #expect(moving.position.y > 66 && moving.position.y < 110)
    let coming = try #require(cells[1].layer.presentation())
    #expect(coming.opacity > 0.1 && coming.opacity < 0.9)
    try bench.stage.advance(to: 1)
    #expect(cells.map(\.frame.minY) == [0, 44, 88, 132, 176])
  }

  @Test func changesOfAGroupAreMadeTogether() throws {
    let bench = try TableBench([TableBench.names(6)])
    var finished: [Bool] = []
    bench.stage.run {
      bench.table.performBatchUpdates {
        bench.data.sections[0] = ["Row 5", "Row 0", "x", "Row 2", "y", "Row 4"]
        bench.table.deleteRows(at: [path(1), path(3)], with: .left)
        bench.table.insertRows(at: [path(2), path(4)], with: .right)
        bench.table.moveRow(at: path(5), to: path(0))
      } completion: {
        finished.append($0)
      }
    }
    try bench.stage.advance(to: 1)
    #expect(finished == [true])
    let texts = bench.table.visibleCells.map(\.textLabel!.text)
    #expect(texts == ["Row 5", "Row 0", "x", "Row 2", "y", "Row 4"])
    #expect(bench.table.visibleCells.map(\.frame.minY) == (0..<6).map { CGFloat($0 * 44) })
    #expect(bench.table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
  }

  @Test("Rows are asked for their heights again, in the time of the animation around")
  func anEmptyGroupOfChangesTakesNewHeights() throws {
    let bench = try TableBench([TableBench.names(4)])
    bench.table.estimatedRowHeight = 44
    bench.stage.run {
      bench.data.height = { $0.row == 1 ? 100 : 44 }
      UIView.animate(withDuration: 2) {
        bench.table.beginUpdates()
        bench.table.endUpdates()
      }
    }
    let cells = bench.table.visibleCells
    #expect(cells.map(\.frame.minY) == [0, 44, 144, 188])
    #expect(bench.table.contentSize.height == 232)
    try bench.stage.advance(to: 1)
    let moving = try #require(cells[2].layer.presentation())
    #expect(moving.position.y > 115 && moving.position.y < 160)
  }

  @Test("A reconfigured row keeps its cell, which is not prepared for reuse")
  func aReconfiguredRowIsFilledAgain() throws {
    final class Cell: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    let bench = try TableBench([TableBench.names(4)]) {
      $0.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    let cell = try #require(bench.table.visibleCells[1] as? Cell)
    bench.stage.run {
      bench.data.sections[0][1] = "other"
      bench.table.reconfigureRows(at: [path(1)])
    }
    #expect(bench.table.visibleCells[1] === cell)
    #expect(cell.textLabel?.text == "other")
    #expect(cell.prepared == 0)
    bench.stage.run { bench.table.reloadData() }
    try bench.stage.advance(to: 1)
    #expect(cell.prepared == 1)
  }

  @Test(
    "Prefetching names the next screen in the direction of scrolling, and takes back what is neither ahead nor seen"
  )
  func rowsAheadArePrefetched() throws {
    final class Source: NSObject, UITableViewDataSourcePrefetching {
      var log: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
        log.append("+\(paths.map(\.row))")
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
        log.append("-\(paths.map(\.row))")
      }
    }
    let source = Source()
    let bench = try TableBench([TableBench.names(60)]) {
      $0.rowHeight = 100
      $0.prefetchDataSource = source
    }
    #expect(source.log == ["+[6, 7, 8, 9, 10, 11]"])
    bench.stage.run { bench.table.contentOffset.y = 200 }
    try bench.stage.advance(to: 1)
    #expect(source.log.dropFirst() == ["+[12, 13]"])
    bench.stage.run { bench.table.contentOffset.y = 1000 }
    try bench.stage.advance(to: 2)
    #expect(source.log.last == "+[16, 17, 18, 19, 20, 21]")
    bench.stage.run { bench.table.contentOffset.y = 900 }
    try bench.stage.advance(to: 3)
    #expect(source.log.suffix(2) == ["-[16, 17, 18, 19, 20, 21]", "+[3, 4, 5, 6, 7, 8]"])
  }

  @Test func numbersThatDisagreeAreTold() {
    var changes = ListChanges()
    func complaint(old: [Int], new: [Int]) -> String? {
      do {
        _ = try ListUpdate(changes, old: old, new: new, in: .table)
        return nil
      } catch { return error.message }
    }
    changes.insertedItems = [path(0)]
    let wrong = complaint(old: [3], new: [3])
    #expect(wrong?.contains("invalid number of rows in section 0") == true)
    #expect(wrong?.contains("(1 inserted, 0 deleted)") == true)
    #expect(complaint(old: [3], new: [4]) == nil)
    #expect(complaint(old: [3], new: [4, 1])?.contains("number of sections") == true)
    changes.deletedItems = [path(7)]
    #expect(complaint(old: [3], new: [3])?.contains("attempt to delete row 7") == true)
  }

  @Test func selectionFollowsItsRows() throws {
    let bench = try TableBench([TableBench.names(6)])
    bench.stage.run {
      bench.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      bench.data.sections[0].remove(at: 0)
      bench.table.deleteRows(at: [path(0)], with: .fade)
    }
    #expect(bench.table.indexPathForSelectedRow == path(2))
    bench.stage.run { bench.table.reloadData() }
    #expect(bench.table.indexPathForSelectedRow == nil)
  }

  @Test func aChangeBeforeTheFirstLookShowsTheChangedData() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    let data = TableData([["a"]])
    let table = stage.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      table.dataSource = data
      data.sections[0].append("b")
      table.insertRows(at: [path(1)], with: .fade)
      let controller = UIViewController()
      controller.view = table
      stage.root = controller
      return table
    }
    try stage.advance(to: 0)
    #expect(table.visibleCells.map(\.textLabel!.text) == ["a", "b"])
  }

  /// Random groups of changes; the outcome is compared with a table made from the new data.
  @Test func randomChangesEndAsIfMadeAnew() throws {
    for seed in 0..<60 {
      var random = SystemlessRandom(seed: UInt64(seed))
      func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
      let bench = try TableBench(
        (0..<3).map { section in
          (0..<number(9)).map { "s\(section) r\($0)" }
        })
      var time = 0.0
      for round in 0..<6 {
        let old = bench.data.sections
        bench.stage.run {
          bench.table.performBatchUpdates {
            var new = old
            for section in new.indices {
              var rows: [String] = []
              var deleted: [IndexPath] = []
              for (row, name) in old[section].enumerated() {
                if number(4) == 0 { deleted.append(path(row, section)) } else { rows.append(name) }
              }
              var inserted: [IndexPath] = []
              for _ in 0..<number(3) {
                let place = number(rows.count + 1)
                rows.insert("new \(round)", at: place)
                inserted = inserted.map { $0.row >= place ? path($0.row + 1, section) : $0 }
                inserted.append(path(place, section))
              }
              new[section] = rows
              let kinds: [UITableView.RowAnimation] = [.fade, .left, .top, .none, .automatic]
              bench.table.deleteRows(at: deleted, with: kinds[number(5)])
              bench.table.insertRows(at: inserted, with: kinds[number(5)])
            }
            bench.data.sections = new
          }
          if number(2) == 0 { bench.table.contentOffset.y = CGFloat(number(200)) }
        }
        time += number(2) == 0 ? 0.1 : 1
        try bench.stage.advance(to: time)
      }
      try bench.stage.advance(to: time + 2)
      let shown = bench.shown
      bench.stage.run { bench.table.reloadData() }
      try bench.stage.advance(to: time + 3)
      #expect(shown == bench.shown, "seed \(seed)")
      #expect(bench.table.subviews.filter { $0 is UITableViewCell }.count == bench.shown.count)
    }
  }
}
