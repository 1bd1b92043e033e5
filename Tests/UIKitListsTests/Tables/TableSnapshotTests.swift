// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables whose data are snapshots.

import Mica
import Testing
import UIKit

@Suite @MainActor
struct TableSnapshotTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  private func source() -> UITableViewDiffableDataSource<Int, String> {
    let controller = UIViewController()
    controller.view = table
    stage.root = controller
    return UITableViewDiffableDataSource(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = item
      return cell
    }
  }

  private func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var made = NSDiffableDataSourceSnapshot<Int, String>()
    for (number, items) in sections.enumerated() {
      made.appendSections([number])
      made.appendItems(items)
    }
    return made
  }

  private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }

  @Test func changesAreMade() throws {
    let source = source()
    stage.run { source.apply(snapshot([["a", "b", "c"], ["d"]]), animatingDifferences: false) }
    try stage.advance(to: 0.1)
    #expect(shown == ["a", "b", "c", "d"])
    var isOver = false
    stage.run { source.apply(snapshot([["c", "a"], ["e", "d", "b"]])) { isOver = true } }
    try stage.advance(to: 2)
    #expect(shown == ["c", "a", "e", "d", "b"] && isOver)
    #expect(source.indexPath(for: "b") == IndexPath(row: 2, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "e")
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
  }

  @Test func itemsAreReloaded() throws {
    let source = source()
    stage.run { source.apply(snapshot([["a", "b"]]), animatingDifferences: false) }
    try stage.advance(to: 0.1)
    let (first, second) = (table.visibleCells[0], table.visibleCells[1])
    var next = source.snapshot()
    next.reloadItems(["b"])
    stage.run { source.apply(next, animatingDifferences: false) }
    try stage.advance(to: 1)
    #expect(table.visibleCells[0] === first && table.visibleCells[1] !== second)
  }
}
