// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swipes across the items of lists in collections.

import Foundation
import Mica
import Testing
import UIKit

@testable import UIKitLists

@Suite @MainActor struct CollectionSwipeTests {
  @MainActor private final class Bench {
    let stage = Stage(size: CGSize(width: 375, height: 600), scale: 2)
    var collection = UICollectionView(frame: .zero, collectionViewLayout: .init())
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var ran: [String] = []

    init() throws {
      stage.run {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
          guard path.item != 3 else { return nil }
          return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
              ran.append("delete \(path.item)")
              var snapshot = source?.snapshot() ?? .init()
              snapshot.deleteItems(["\(path.item)"])
              source?.apply(snapshot)
              done(true)
            }
          ])
        }
        list.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
              ran.append("pin \(path.item)")
              done(true)
            }
          ])
        }
        collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 375, height: 600),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
          cell, _, item in
          var content = cell.defaultContentConfiguration()
          content.text = item
          cell.contentConfiguration = content
        }
        source = .init(collectionView: collection) { view, path, item in
          view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<8).map { "\($0)" })
        source?.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view = collection
        stage.root = controller
      }
      try stage.advance(to: 0)
    }

    var offsets: [CGFloat] { collection.visibleCells.map(\.frame.minX) }

    func tap(_ place: CGPoint, at time: Double) {
      stage.touch([Contact(finger: 1, action: .down, location: place)], at: time)
      stage.touch([Contact(finger: 1, action: .up, location: place)], at: time + 0.05)
    }

    func drag(_ from: CGPoint, by way: CGPoint, at time: Double, for duration: Double) {
      stage.touch([Contact(finger: 1, action: .down, location: from)], at: time)
      let count = max(1, Int(duration / 0.016))
      for step in 1...count {
        let share = Double(step) / Double(count)
        let place = CGPoint(x: from.x + way.x * share, y: from.y + way.y * share)
        stage.touch(
          [Contact(finger: 1, action: .move, location: place)], at: time + Double(step) * 0.016)
      }
      let place = CGPoint(x: from.x + way.x, y: from.y + way.y)
      stage.touch(
        [Contact(finger: 1, action: .up, location: place)], at: time + Double(count) * 0.016 + 0.2)
    }
  }

  @Test func aSwipeShowsButtonsThatATapElsewhereHides() throws {
    let bench = try Bench()
    bench.drag(CGPoint(x: 300, y: 66), by: CGPoint(x: -100, y: 0), at: 0.1, for: 0.3)
    try bench.stage.advance(to: 1)
    let open = try #require(bench.collection.collectionCore.swipes.row)
    #expect(bench.offsets.prefix(3) == [0, -open.width, 0])
    #expect(bench.collection.cellForItem(at: [0, 1])?.configurationState.isSwiped == true)
    bench.tap(CGPoint(x: 100, y: 200), at: 1.2)
    try bench.stage.advance(to: 2)
    #expect(bench.offsets.allSatisfy { $0 == 0 })
    #expect(bench.collection.indexPathsForSelectedItems == [])
    #expect(bench.ran == [])
  }

  @Test func buttonsRunTheirActions() throws {
    let bench = try Bench()
    bench.drag(CGPoint(x: 100, y: 66), by: CGPoint(x: 100, y: 0), at: 0.1, for: 0.3)
    bench.tap(CGPoint(x: 30, y: 66), at: 1)
    try bench.stage.advance(to: 2)
    #expect(bench.ran == ["pin 1"])
    bench.drag(CGPoint(x: 370, y: 22), by: CGPoint(x: -340, y: 0), at: 2.1, for: 0.3)
    try bench.stage.advance(to: 4)
    #expect(bench.ran == ["pin 1", "delete 0"])
    #expect(bench.source?.snapshot().numberOfItems == 7)
    #expect(bench.offsets == Array(repeating: 0, count: 7))
  }

  @Test func anItemWithoutButtonsStays() throws {
    let bench = try Bench()
    bench.drag(CGPoint(x: 300, y: 154), by: CGPoint(x: -100, y: 0), at: 0.1, for: 0.3)
    try bench.stage.advance(to: 0.3)
    #expect(bench.collection.collectionCore.swipes.row == nil)
    #expect(bench.offsets.allSatisfy { $0 == 0 })
  }
}
