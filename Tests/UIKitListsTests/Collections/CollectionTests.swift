// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What collections do with cells, fingers and updates.

import Foundation
import Testing

import UIKit

@Suite @MainActor struct CollectionTests {
  private func bench(_ count: Int) throws -> CollectionBench {
    let bench = CollectionBench([letters(count)], layout: { UICollectionViewFlowLayout() })
    try bench.show()
    return bench
  }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aTapHighlightsAndSelects() throws {
    // The order is that of UICollectionView.h.
    let bench = try bench(8)
    try bench.tap(CGPoint(x: 80, y: 20), at: 0.1)
    #expect(
      bench.data.log == [
        "shouldHighlight 1", "highlight 1", "shouldSelect 1", "select 1", "unhighlight 1",
      ])
    #expect(bench.view.indexPathsForSelectedItems == [path(1)])
    #expect(bench.view.cellForItem(at: path(1))?.isSelected == true)
    bench.data.log = []
    try bench.tap(CGPoint(x: 20, y: 20), at: 1)
    #expect(
      bench.data.log == [
        "shouldHighlight 0", "highlight 0", "shouldSelect 0", "deselect 1", "select 0",
        "unhighlight 0",
      ])
    #expect(bench.view.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test func severalAreSelectedWhereThatIsAllowed() throws {
    let bench = try bench(8)
    bench.stage.run { bench.view.allowsMultipleSelection = true }
    try bench.tap(CGPoint(x: 80, y: 20), at: 0.1)
    try bench.tap(CGPoint(x: 20, y: 20), at: 1)
    #expect(bench.view.indexPathsForSelectedItems == [path(1), path(0)])
    bench.data.log = []
    try bench.tap(CGPoint(x: 20, y: 20), at: 2)
    #expect(bench.data.log.contains("shouldDeselect 0") && bench.data.log.contains("deselect 0"))
    #expect(bench.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func whatIsNotHighlightedIsNotSelected() throws {
    let bench = try bench(8)
    bench.data.refuses = true
    try bench.tap(CGPoint(x: 80, y: 20), at: 0.1)
    #expect(bench.data.log == ["shouldHighlight 1"])
  }

  @Test func cellsAreUsedAgain() throws {
    let bench = try bench(500)
    bench.data.logsDisplay = true
    let first = bench.view.cellForItem(at: path(0))
    bench.stage.run { bench.view.contentOffset.y = 120 }
    try bench.show(at: 0.1)
    #expect(bench.data.log.filter { $0.hasPrefix("-") } == (0..<10).map { "-\($0)" })
    #expect(bench.data.log.filter { $0.hasPrefix("+") } == (40..<50).map { "+\($0)" })
    #expect((first as? NamedCell)?.reused == 1)
    #expect(bench.view.indexPathsForVisibleItems == (10..<50).map(path))
  }

  @Test func updatesMoveWhatStays() throws {
    let bench = try bench(6)
    let cells = (0..<6).map { bench.view.cellForItem(at: path($0)) }
    var finished: Bool?
    bench.stage.run {
      bench.view.performBatchUpdates {
        bench.data.sections = [["a", "x", "c", "d", "f", "e"]]
        bench.view.deleteItems(at: [path(1)])
        bench.view.insertItems(at: [path(1)])
        bench.view.moveItem(at: path(5), to: path(4))
      } completion: {
        finished = $0
      }
    }
    try bench.show(at: 0.1)
    #expect(bench.view.cellForItem(at: path(2)) === cells[2])
    #expect(bench.view.cellForItem(at: path(4)) === cells[5])
    #expect(bench.names == ["a", "x", "c", "d", "f", "e"])
    #expect(finished == nil)
    // The deleted cell fades, the new one appears.
    #expect(cells[1]?.superview != nil)
    try bench.show(at: 1)
    #expect(finished == true && cells[1]?.superview == nil)
    #expect(bench.view.cellForItem(at: path(5))?.frame == bench.frame(5))
  }

  @Test func theSelectionGoesWithItsItem() throws {
    let bench = try bench(6)
    bench.stage.run {
      bench.view.selectItem(at: path(3), animated: false, scrollPosition: [])
      bench.data.sections = [["b", "c", "d", "e", "f"]]
      bench.view.deleteItems(at: [path(0)])
    }
    #expect(bench.view.indexPathsForSelectedItems == [path(2)])
    #expect(bench.data.log.isEmpty)
  }

  @Test func reloadingMakesCellsAnewAndReconfiguringFillsThem() throws {
    let bench = try bench(6)
    let cell = bench.view.cellForItem(at: path(2)) as? NamedCell
    bench.stage.run {
      bench.data.sections[0][2] = "z"
      bench.view.reconfigureItems(at: [path(2)])
    }
    #expect(cell?.name == "z" && cell?.reused == 0)
    #expect(bench.view.cellForItem(at: path(2)) === cell)
    bench.stage.run {
      bench.data.sections[0][2] = "y"
      bench.view.reloadItems(at: [path(2)])
    }
    try bench.show(at: 1)
    #expect((bench.view.cellForItem(at: path(2)) as? NamedCell)?.name == "y")
  }

  @Test func scrollingToItems() throws {
    let bench = try bench(500)
    bench.stage.run {
      bench.view.scrollToItem(at: path(250), at: .centeredVertically, animated: false)
    }
    // Line 50 begins at 3000; its middle is at 3025.
    #expect(bench.view.contentOffset.y == 2785)
    bench.stage.run { bench.view.scrollToItem(at: path(499), at: .top, animated: false) }
    #expect(bench.view.contentOffset.y == 5510)
  }

  @Test func aDifferenceIsApplied() throws {
    let bench = try bench(3)
    var source: UICollectionViewDiffableDataSource<Int, String>?
    bench.stage.run {
      let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, _, name in
        cell.name = name
      }
      source = UICollectionViewDiffableDataSource(collectionView: bench.view) { view, path, name in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b", "c"], toSection: 0)
      snapshot.appendItems(["d", "e"], toSection: 1)
      source?.apply(snapshot, animatingDifferences: false)
    }
    try bench.show(at: 0.1)
    #expect(bench.names == ["a", "b", "c", "d", "e"])
    let cell = bench.view.cellForItem(at: path(1))
    bench.stage.run {
      var snapshot = source?.snapshot() ?? .init()
      snapshot.deleteItems(["a"])
      snapshot.moveItem("b", afterItem: "d")
      snapshot.insertSections([5], beforeSection: 1)
      snapshot.appendItems(["n"], toSection: 5)
      source?.apply(snapshot)
    }
    try bench.show(at: 1)
    #expect(bench.names == ["c", "n", "d", "b", "e"])
    #expect(bench.view.cellForItem(at: IndexPath(item: 1, section: 2)) === cell)
    #expect(source?.indexPath(for: "b") == IndexPath(item: 1, section: 2))
  }
}
