// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items that are moved by hand: by the program, by a press, by a list cell's handle.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@testable import UIKitLists

@Suite @MainActor struct CollectionMoveTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func grid(_ sections: [[String]]) throws -> CollectionBench {
    let bench = CollectionBench(sections) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 60)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      return layout
    }
    try bench.show()
    return bench
  }

  /// The names that are shown, in the order of their frames.
  private func order(_ bench: CollectionBench) -> [String] {
    let cells = bench.view.visibleCells.compactMap { $0 as? NamedCell }
    return cells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }.map(\.name)
  }

  @Test func theProgramMovesAnItem() throws {
    let bench = try grid([letters(8)])
    let view = bench.view
    bench.stage.run {
      #expect(view.beginInteractiveMovementForItem(at: path(1)))
      #expect(!view.beginInteractiveMovementForItem(at: path(2)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 130, y: 80))
    }
    let held = try #require(
      view.visibleCells.compactMap { $0 as? NamedCell }.first { $0.name == "b" })
    #expect(held.center == CGPoint(x: 130, y: 80))
    #expect(held.configurationState.isReordering)
    // The others have made room; the data are not asked to change yet.
    #expect(bench.names == ["a", "c", "d", "e", "f", "b", "g", "h"])
    #expect(bench.data.sections == [letters(8)])
    try bench.stage.advance(to: 1)
    bench.stage.run { view.endInteractiveMovement() }
    try bench.stage.advance(to: 2)
    #expect(bench.data.log == ["move [0, 1]>[0, 5]"])
    #expect(bench.data.sections == [["a", "c", "d", "e", "f", "b", "g", "h"]])
    #expect(order(bench) == bench.data.sections[0])
    #expect(held.center == CGPoint(x: 120, y: 90))
    #expect(!held.configurationState.isReordering)
    // Nothing is held any more.
    bench.stage.run {
      view.updateInteractiveMovementTargetPosition(.zero)
      view.endInteractiveMovement()
    }
    #expect(bench.data.log.count == 1)
  }

  @Test func aCancelledMoveLeavesTheOrder() throws {
    let bench = try grid([letters(8)])
    bench.stage.run {
      bench.view.selectItem(at: path(0), animated: false, scrollPosition: [])
      _ = bench.view.beginInteractiveMovementForItem(at: path(0))
      bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 90))
      bench.view.cancelInteractiveMovement()
    }
    try bench.stage.advance(to: 1)
    #expect(bench.data.log.isEmpty)
    #expect(order(bench) == letters(8))
    #expect(bench.view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func sourceAndDelegateDecide() throws {
    let bench = try grid([letters(8)])
    bench.data.isMovable = { $0.item != 2 }
    bench.data.target = { $0.item == 0 ? IndexPath(item: 1, section: 0) : $0 }
    bench.stage.run {
      #expect(!bench.view.beginInteractiveMovementForItem(at: path(2)))
      #expect(!bench.view.beginInteractiveMovementForItem(at: path(80)))
      #expect(bench.view.beginInteractiveMovementForItem(at: path(3)))
      bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 1))
      bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 1))
      bench.view.endInteractiveMovement()
    }
    #expect(bench.data.log == ["move [0, 3]>[0, 1]"])
  }

  @Test func anItemGoesToAnotherSection() throws {
    let bench = try grid([letters(4), ["x", "y"]])
    bench.stage.run {
      _ = bench.view.beginInteractiveMovementForItem(at: path(1))
      bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 70))
    }
    #expect(bench.view.numberOfItems(inSection: 0) == 3)
    #expect(bench.view.numberOfItems(inSection: 1) == 3)
    bench.stage.run { bench.view.endInteractiveMovement() }
    try bench.stage.advance(to: 1)
    #expect(bench.data.sections == [["a", "c", "d"], ["x", "b", "y"]])
    #expect(order(bench) == ["a", "c", "d", "x", "b", "y"])
  }

  @Test("Changes of the data and new data end a move")
  func otherDataEndAMove() throws {
    let bench = try grid([letters(8)])
    bench.stage.run {
      _ = bench.view.beginInteractiveMovementForItem(at: path(0))
      bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 90))
      bench.data.sections[0].remove(at: 7)
      bench.view.deleteItems(at: [path(7)])
      bench.view.endInteractiveMovement()
    }
    try bench.stage.advance(to: 1)
    #expect(bench.data.log.isEmpty)
    #expect(order(bench) == letters(7))
    bench.stage.run {
      _ = bench.view.beginInteractiveMovementForItem(at: path(0))
      bench.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 90))
      bench.view.reloadData()
      bench.view.endInteractiveMovement()
    }
    try bench.stage.advance(to: 2)
    #expect(bench.data.log.isEmpty)
    #expect(order(bench) == letters(7))
  }

  @Test func randomMovesShowTheDataInOrder() throws {
    for seed in 0..<40 {
      var random = SystemlessRandom(seed: UInt64(seed))
      func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
      let bench = try grid([letters(3 + number(30)), letters(1 + number(5)).map { $0 + $0 }])
      let before = bench.data.sections.flatMap { $0 }.sorted()
      var time = 0.0
      for _ in 0..<4 {
        let section = number(2)
        guard !bench.data.sections[section].isEmpty else { continue }
        bench.stage.run {
          _ = bench.view.beginInteractiveMovementForItem(
            at: path(number(bench.data.sections[section].count), section))
        }
        for _ in 0..<number(5) {
          bench.stage.run {
            bench.view.updateInteractiveMovementTargetPosition(
              CGPoint(x: number(360) - 20, y: number(700) - 40))
          }
          if number(2) == 0 { time += 0.1 }
          try bench.stage.advance(to: time)
        }
        let isCancelled = number(4) == 0
        let shown = bench.names
        bench.stage.run {
          if isCancelled {
            bench.view.cancelInteractiveMovement()
          } else {
            bench.view.endInteractiveMovement()
          }
        }
        let data = bench.data.sections.flatMap { $0 }
        if !isCancelled { #expect(Array(data.prefix(shown.count)) == shown, "seed \(seed)") }
        time += 1
        try bench.stage.advance(to: time)
        #expect(bench.names == Array(data.prefix(bench.names.count)), "seed \(seed)")
        #expect(order(bench) == bench.names, "seed \(seed)")
        #expect(data.sorted() == before)
      }
    }
  }

  @Test("Each element of the data has one position while one is held")
  func positionsAreAnOrder() {
    let counts = [4, 0, 3]
    let places = counts.enumerated().flatMap { section, count in
      (0..<count).map { path($0, section) }
    }
    let targets = places + [path(0, 1), path(4, 0), path(3, 2)]
    for origin in places {
      for target in targets
      where target.section != origin.section || target.item < counts[target.section] {
        let held = HeldElement(
          origin: origin, target: target, view: UIView(), grip: .zero, center: .zero,
          isOnGrip: false)
        let positions = places.map(held.position(of:))
        #expect(Set(positions).count == places.count)
        #expect(positions.map(held.path(at:)) == places)
        let others = zip(places, positions).filter { $0.0 != origin }.map(\.1)
        #expect(others == others.sorted())
      }
    }
  }

  private final class Letters: UICollectionViewController {
    var names = letters(8)
    var moves: [String] = []
    var selected: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ view: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NamedCell)?.name = names[path.item]
      return cell
    }
    override func collectionView(
      _ view: UICollectionView, canMoveItemAt path: IndexPath
    ) -> Bool { path.item != 3 }
    override func collectionView(
      _ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) {
      moves.append("\(from.item)>\(to.item)")
      names.insert(names.remove(at: from.item), at: to.item)
    }
    override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      selected.append(path.item)
    }
  }

  @Test("A long press of a controller's collection moves items that can be moved")
  func aPressMovesAnItem() throws {
    for isOn in [true, false] {
      let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
      let controller = stage.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        let controller = Letters(collectionViewLayout: layout)
        controller.installsStandardGestureForInteractiveMovement = isOn
        stage.root = controller
        return controller
      }
      try stage.advance(to: 0)
      func press(_ place: CGPoint, to end: CGPoint, at time: Double) throws {
        stage.touch([Contact(finger: 1, action: .down, location: place)], at: time)
        for step in 0...10 {
          let share = Double(step) / 10
          let point = CGPoint(
            x: place.x + (end.x - place.x) * share, y: place.y + (end.y - place.y) * share)
          stage.touch(
            [Contact(finger: 1, action: .move, location: point)], at: time + 0.6 + share * 0.2)
        }
        stage.touch([Contact(finger: 1, action: .up, location: end)], at: time + 1)
        try stage.advance(to: time + 2)
      }
      try press(CGPoint(x: 40, y: 30), to: CGPoint(x: 50, y: 100), at: 0.1)
      #expect(controller.moves == (isOn ? ["0>4"] : []))
      let first = controller.selected
      try press(CGPoint(x: 280, y: 30), to: CGPoint(x: 280, y: 30), at: 4)
      #expect(controller.moves.count == (isOn ? 1 : 0))
      // What cannot be moved is selected by a long touch as by a short one.
      #expect(controller.selected == first + [3])
    }
  }

  @Test("A list cell's handle moves its item in a diffable data source")
  func aHandleMovesAnItem() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    var transactions: [String] = []
    let (view, source) = stage.run {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [.reorder()]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      source.reorderingHandlers.canReorderItem = { $0 != "c" }
      source.reorderingHandlers.willReorder = { transactions.append("will \($0.difference.count)") }
      source.reorderingHandlers.didReorder = { transaction in
        transactions.append("did \(transaction.finalSnapshot.itemIdentifiers.joined())")
        transactions.append("\(transaction.sectionTransactions.count)")
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(letters(6))
      source.apply(snapshot, animatingDifferences: false)
      let controller = UIViewController()
      controller.view = view
      stage.root = controller
      return (view, source)
    }
    func drag(_ from: CGFloat, _ to: CGFloat, at time: Double) throws {
      let x = 320 - 25.0
      stage.touch([Contact(finger: 1, action: .down, location: CGPoint(x: x, y: from))], at: time)
      for step in 1...20 {
        let y = from + (to - from) * Double(step) / 20
        stage.touch(
          [Contact(finger: 1, action: .move, location: CGPoint(x: x - 9, y: y))],
          at: time + Double(step) * 0.02)
      }
      stage.touch(
        [Contact(finger: 1, action: .up, location: CGPoint(x: x, y: to))], at: time + 0.6)
      try stage.advance(to: time + 1.5)
    }
    try stage.advance(to: 0)
    // Handles are there while the list is edited.
    try drag(22, 110, at: 0.1)
    #expect(transactions.isEmpty)
    stage.run {
      _ = view.beginInteractiveMovementForItem(at: path(0))
      view.cancelInteractiveMovement()
      view.isEditing = true
    }
    try drag(22, 110, at: 2)
    #expect(transactions == ["will 2", "did bcadef", "1"])
    #expect(source.snapshot().itemIdentifiers.joined() == "bcadef")
    let cells = view.visibleCells
    #expect(cells.map(\.frame.minY) == (0..<6).map { CGFloat($0 * 44) })
    #expect(cells.allSatisfy { $0.frame.minX == 0 })
    let texts = cells.compactMap {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts.joined() == "bcadef")
    // What can't be reordered stays.
    try drag(66, 200, at: 5)
    #expect(transactions.count == 3)
  }
}
