// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Snapshots: identifiers in order.

import Foundation
import Testing

import UIKit

@testable import UIKitLists

@Suite struct SnapshotTests {
  private var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
    var made = NSDiffableDataSourceSnapshot<Int, String>()
    made.appendSections([1, 2])
    made.appendItems(["a", "b", "c"], toSection: 1)
    made.appendItems(["d", "e"])
    return made
  }

  @Test func order() {
    var made = snapshot
    #expect(made.itemIdentifiers == ["a", "b", "c", "d", "e"] && made.numberOfItems == 5)
    made.insertItems(["x", "y"], beforeItem: "b")
    made.insertItems(["z"], afterItem: "e")
    made.moveItem("a", afterItem: "d")
    made.deleteItems(["c", "nothing"])
    #expect(made.itemIdentifiers(inSection: 1) == ["x", "y", "b"])
    #expect(made.itemIdentifiers(inSection: 2) == ["d", "a", "e", "z"])
    #expect(made.indexOfItem("a") == 4 && made.indexOfItem("c") == nil)
    #expect(made.sectionIdentifier(containingItem: "a") == 2)
    made.moveSection(2, beforeSection: 1)
    made.insertSections([7], afterSection: 2)
    #expect(made.sectionIdentifiers == [2, 7, 1] && made.indexOfSection(1) == 2)
    made.deleteSections([2])
    #expect(made.itemIdentifiers == ["x", "y", "b"] && made.numberOfItems == 3)
  }

  @Test func copiesAreValues() {
    let first = snapshot
    var second = first
    #expect(first.indexOfItem("b") == 1)
    second.deleteItems(["a"])
    #expect(first.indexOfItem("b") == 1 && second.indexOfItem("b") == 0)
    second.reloadItems(["b"])
    second.deleteItems(["b"])
    #expect(second.reloadedItemIdentifiers.isEmpty)
  }

  @Test func outlines() {
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["a", "b"])
    section.append(["a1", "a2"], to: "a")
    section.append(["a1x"], to: "a1")
    #expect(section.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(section.visibleItems == ["a", "b"] && section.rootItems == ["a", "b"])
    section.expand(["a"])
    #expect(section.visibleItems == ["a", "a1", "a2", "b"] && !section.isVisible("a1x"))
    #expect(section.level(of: "a1x") == 2 && section.parent(of: "a2") == "a")
    section.insert(["a3"], after: "a1")
    #expect(section.items == ["a", "a1", "a1x", "a3", "a2", "b"])
    #expect(section.snapshot(of: "a").rootItems == ["a1", "a3", "a2"])
    section.delete(["a1"])
    #expect(section.items == ["a", "a3", "a2", "b"])
  }

  @Test func differencesLeadFromOneListToTheOther() {
    var seed: UInt64 = 1
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }
    for _ in 0..<300 {
      func list() -> [Int] {
        var rest = Array(0..<12)
        return (0..<random(12)).map { _ in rest.remove(at: random(rest.count)) }
      }
      let (old, new) = (list(), list())
      let difference = IdentifierDifference(from: old, to: new)
      let map = PlaceMap(
        oldCount: old.count, newCount: new.count, deleted: Set(difference.deleted),
        inserted: Set(difference.inserted), moved: difference.moved.map { ($0.from, $0.to) })
      for (place, value) in old.enumerated() {
        #expect(map?.after(place).map { new[$0] } == (new.contains(value) ? value : nil))
      }
    }
  }
}
