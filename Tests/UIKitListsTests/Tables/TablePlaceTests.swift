// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where rows, headers and lines of tables stand: FACTS_UIKIT d.15.

import Foundation
import Mica
import TestScenes
import Testing

import UIKit

@testable import UIKitLists

@Suite @MainActor struct TablePlaceTests {
  @Test func heightsAreSummedAsOneByOne() {
    var random = SystemlessRandom(seed: 11)
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
    for _ in 0..<200 {
      let count = number(40)
      var plain = (0..<count).map { _ in Double(number(4)) * 0.5 }
      var index = ExtentTree(plain)
      for _ in 0..<20 where count > 0 {
        let place = number(count)
        plain[place] = Double(number(9))
        index[place] = plain[place]
        let cut = number(count + 1)
        #expect(index.start(of: cut) == plain[..<cut].reduce(0, +))
        #expect(index.total == plain.reduce(0, +))
        let distance = Double(number(200)) * 0.25
        var expected = 0
        for place in 0..<count where plain[..<place].reduce(0, +) <= distance { expected = place }
        #expect(index.index(at: distance) == expected)
      }
    }
  }

  @Test func rowsAre44HighWithALineInTheLastPixel() throws {
    let bench = try TableBench([TableBench.names(5)])
    let cell = bench.table.visibleCells[1]
    #expect(cell.frame == CGRect(x: 0, y: 44, width: 400, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 43.5))
    #expect(cell.core.separator.frame == CGRect(x: 16, y: 43.5, width: 384, height: 0.5))
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(bench.table.contentSize == CGSize(width: 400, height: 220))
    // Lines go on below the last row: 380 points, a line each 44.
    #expect(bench.table.table.fillers.count == 8)
    #expect(bench.table.table.fillers[0].frame.minY == 263.5)
  }

  @Test func aFooterViewEndsTheLines() throws {
    let bench = try TableBench([TableBench.names(5)]) { $0.tableFooterView = UIView() }
    #expect(bench.table.table.fillers.isEmpty)
  }

  @Test func accessoriesNarrowTheContent() throws {
    let bench = try TableBench([TableBench.names(2)])
    let cell = bench.table.visibleCells[0]
    bench.stage.run { cell.accessoryType = .disclosureIndicator }
    try bench.stage.advance(to: 1)
    // 10.5 and a margin of 16, as in Interface Builder's files: 348.5 of 375.
    #expect(cell.contentView.frame.width == 400 - 26.5)
    #expect(cell.textLabel?.frame.maxX == 400 - 26.5 - 8)
  }

  @Test func groupsStandApartAndHaveRoundCorners() throws {
    let bench = try TableBench(
      [TableBench.names(2), TableBench.names(1)], style: .insetGrouped)
    let cells = bench.table.visibleCells
    #expect(cells[0].frame == CGRect(x: 16, y: 35, width: 368, height: 44))
    #expect(cells[0].layer.cornerRadius == 10)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].frame.minY == 158)
    #expect(cells[2].layer.maskedCorners.rawValue == 15)
    #expect(cells[1].core.separator.isHidden)
    #expect(bench.table.backgroundColor == .systemGroupedBackground)
  }

  @Test func headersOfPlainTablesStayAtTheTop() throws {
    let bench = try TableBench(
      [TableBench.names(20), TableBench.names(20)], titles: ["A", "B"])
    let table = bench.table
    // 22 above the first header, 28 high.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.headerView(forSection: 0)?.frame.minY == 22)
    bench.stage.run { table.contentOffset.y = 300 }
    try bench.stage.advance(to: 1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    // The next header pushes it out.
    let end = table.rect(forSection: 0).maxY
    bench.stage.run { table.contentOffset.y = end - 10 }
    try bench.stage.advance(to: 2)
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(table.headerView(forSection: 1)?.frame.minY == end + 22)
  }

  @Test func tableHeadersAndFootersStandAtTheEnds() throws {
    let bench = try TableBench([TableBench.names(3)]) { table in
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    #expect(bench.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    #expect(bench.table.visibleCells[0].frame.minY == 60)
    #expect(bench.table.tableFooterView?.frame == CGRect(x: 0, y: 192, width: 400, height: 30))
    #expect(bench.table.contentSize.height == 222)
  }

  @Test func pointsLeadToRows() throws {
    let bench = try TableBench([TableBench.names(50)])
    let table = bench.table
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 44)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50 * 44)) == nil)
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 50))
    #expect(rows?.map(\.row) == [0, 1, 2])
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)) == .zero)
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test func rowsAreAsHighAsTheirContent() throws {
    let text = String(repeating: "words that wrap ", count: 8)
    let bench = try TableBench([["short", text]])
    bench.stage.run {
      for cell in bench.table.visibleCells { cell.textLabel?.numberOfLines = 0 }
      bench.table.reloadData()
    }
    try bench.stage.advance(to: 1)
    let tall = bench.table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    let lines = try #require(bench.table.visibleCells[1].textLabel).sizeThatFits(
      CGSize(width: 368, height: 1000))
    #expect(tall == lines.height + 22 + 0.5)
    #expect(bench.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  @Test func onlyWhatIsSeenHasCells() throws {
    let bench = try TableBench([TableBench.names(100_000)])
    #expect(bench.table.visibleCells.count == 14)
    for step in 1...200 {
      bench.stage.run { bench.table.contentOffset.y = CGFloat(step * 37) }
      try bench.stage.advance(to: Double(step) / 60)
    }
    #expect(bench.data.made <= 16)
    #expect(bench.table.visibleCells.first?.textLabel?.text == "Row \(200 * 37 / 44)")
  }

  @Test func scrollingUpOverUnknownHeightsKeepsWhatIsSeenInPlace() throws {
    let bench = try TableBench([TableBench.names(300)])
    let (table, data) = (bench.table, bench.data)
    data.height = { CGFloat(60 + $0.row % 5 * 10) }
    bench.stage.run {
      table.reloadData()
      table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    }
    try bench.stage.advance(to: 1)
    let path = IndexPath(row: 200, section: 0)
    #expect(table.rectForRow(at: path).minY == table.contentOffset.y)
    for step in 1...40 {
      let first = try #require(table.indexPathsForVisibleRows?.first)
      let before = table.rectForRow(at: first).minY - table.contentOffset.y
      bench.stage.run { table.contentOffset.y -= 13 }
      try bench.stage.advance(to: 1 + Double(step) / 60)
      let after = table.rectForRow(at: first).minY - table.contentOffset.y
      #expect(after == before + 13)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -40, 1e300])
  func strangeHeightsDrawNothingAndTrapNowhere(_ height: CGFloat) throws {
    let bench = try TableBench([TableBench.names(30)])
    bench.data.height = { $0.row == 3 ? height : 50 }
    bench.stage.run {
      bench.table.reloadData()
      bench.table.frame = CGRect(x: 0, y: 0, width: height, height: 300)
    }
    try bench.stage.advance(to: 1)
    #expect(bench.table.contentSize.height.isFinite)
    bench.stage.run {
      bench.table.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
      bench.table.contentOffset = CGPoint(x: 0, y: 1e12)
    }
    try bench.stage.advance(to: 2)
  }

  /// Contents as values: the cell's height follows them, and their views are used again.
  @Test func contentsAreGivenAsValues() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.row)"
        if path.row % 2 == 1 { content.secondaryText = "More" }
        cell.contentConfiguration = content
        return cell
      }
    }
    let bench = try TableBench([[]])
    let source = Source()
    bench.stage.run {
      bench.table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      bench.table.dataSource = source
    }
    try bench.stage.advance(to: 0.5)
    let cells = bench.table.visibleCells
    #expect(cells[0].contentView is UIListContentView)
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 50)
    let content = try #require(cells[1].contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Row 1" && content.secondaryText == "More")
    bench.stage.run { bench.table.contentOffset.y = 900 }
    try bench.stage.advance(to: 1)
    let views = Set(bench.table.visibleCells.map { ObjectIdentifier($0.contentView) })
    #expect(views.count == bench.table.visibleCells.count)
    bench.stage.run { cells[0].contentConfiguration = nil }
    #expect(cells[0].contentView is CellContentView)
  }
}
