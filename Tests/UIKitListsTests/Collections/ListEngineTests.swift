// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plain parts of the engine of lists, each beside a naive model.

import Foundation
import TestScenes
import Testing
import UIKit

@testable import UIKitLists

@Suite @MainActor struct ListEngineTests {
  /// Thirds round, so that the order of additions shows.
  @Test(arguments: [0, 0.1, 44, 44.0 / 3])
  func extentsAreFoundWhereTheyBegin(usual: Double) {
    var random = SystemlessRandom(seed: UInt64(usual * 100))
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
    for _ in 0..<200 {
      let count = number(40)
      var plain = Array(repeating: usual, count: count)
      var tree = ExtentTree(count: count, usual: usual)
      for round in 0..<20 {
        if count > 0, round > 0 {
          let place = number(count)
          plain[place] = Double(number(30)) / 3
          tree[place] = plain[place]
        }
        for cut in 0...count {
          #expect(abs(tree.start(of: cut) - plain[..<cut].reduce(0, +)) < 1e-9)
          let distance = max(0, tree.start(of: cut))
          let found = tree.index(at: distance)
          #expect(tree.start(of: found) <= distance)
          #expect(found >= count - 1 || tree.start(of: found + 1) > distance)
        }
        #expect(tree.index(at: -1) == 0)
        #expect(tree.index(at: .infinity) == max(0, count - 1))
        #expect(tree.index(at: .nan) == 0)
      }
    }
  }

  /// Random batches: every element is found where the data has it before and after.
  @Test func updatesMatchTheData() throws {
    for seed in 0..<400 {
      let batch = RandomBatch(seed: UInt64(seed))
      let (old, new) = (batch.old.map(\.items.count), batch.new.map(\.items.count))
      let update = try ListUpdate(batch.changes, old: old, new: new, in: .collection)
      for (place, section) in batch.old.enumerated() {
        let now = batch.new.firstIndex { $0.name == section.name }
        #expect(update.newSection(place) == now)
        for (item, name) in section.items.enumerated() {
          let path = IndexPath(item: item, section: place)
          #expect(update.newPath(for: path) == RandomBatch.path(of: name, in: batch.new))
        }
      }
      for (place, section) in batch.new.enumerated() {
        let origin = batch.old.firstIndex { $0.name == section.name }
        #expect(update.oldSection(place) == origin)
        for (item, name) in section.items.enumerated() {
          let path = IndexPath(item: item, section: place)
          // What an inserted section brings along is not reported item by item.
          #expect(update.oldPath(for: path) == RandomBatch.path(of: name, in: batch.old))
        }
      }
      // A data source with another row than reported is told so.
      for section in new.indices where update.oldSection(section) != nil {
        var wrong = new
        wrong[section] += 1
        #expect(throws: Mismatch.self) {
          try ListUpdate(batch.changes, old: old, new: wrong, in: .collection)
        }
      }
    }
  }

  @Test func twoElementsAtOnePlaceAreTold() {
    var changes = ListChanges()
    changes.insertedItems = [[0, 1]]
    changes.movedItems = [([0, 0], [0, 1])]
    #expect(throws: Mismatch.self) {
      try ListUpdate(changes, old: [3], new: [4], in: .collection)
    }
    changes.insertedItems = []
    #expect(throws: Never.self) {
      try ListUpdate(changes, old: [3], new: [3], in: .collection)
    }
    changes.movedItems = [([0, 0], [0, 3])]
    #expect(throws: Mismatch.self) {
      try ListUpdate(changes, old: [3], new: [3], in: .collection)
    }
  }
}

/// Data before and after a batch of changes, and the changes as a program reports them.
private struct RandomBatch {
  typealias Sections = [(name: Int, items: [Int])]
  var old: Sections = []
  var new: Sections = []
  var changes = ListChanges()

  init(seed: UInt64) {
    var random = SystemlessRandom(seed: seed)
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
    var names = 0
    func name() -> Int {
      names += 1
      return names
    }
    old = (0..<number(5)).map { _ in (name(), (0..<number(8)).map { _ in name() }) }
    var movedSections: Sections = []
    var movedItems: [Int] = []
    for section in old {
      let fate = number(6)
      var kept: [Int] = []
      for item in section.items {
        switch number(5) {
        case 0: break
        case 1: movedItems.append(item)
        default: if fate > 0 { kept.append(item) }
        }
      }
      if fate == 0 { continue }
      if fate == 1 {
        movedSections.append((section.name, kept))
      } else {
        new.append((section.name, kept))
      }
    }
    for section in movedSections { new.insert(section, at: number(new.count + 1)) }
    for _ in 0..<number(3) { new.insert((name(), []), at: number(new.count + 1)) }
    var inserted: [Int] = []
    if new.isEmpty { movedItems = [] }
    for _ in 0..<(new.isEmpty ? 0 : number(6)) { inserted.append(name()) }
    for item in movedItems + inserted {
      let section = number(new.count)
      new[section].items.insert(item, at: number(new[section].items.count + 1))
    }
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let moved = Set(movedSections.map(\.name))
    for (place, section) in old.enumerated() {
      if !after.contains(section.name) {
        changes.deletedSections.append(place)
        continue
      }
      for (item, name) in section.items.enumerated() where Self.path(of: name, in: new) == nil {
        changes.deletedItems.append([place, item])
      }
    }
    for (place, section) in new.enumerated() {
      if !before.contains(section.name) { changes.insertedSections.append(place) }
      if moved.contains(section.name) {
        changes.movedSections.append((old.firstIndex { $0.name == section.name } ?? 0, place))
      }
    }
    for item in movedItems {
      if let from = Self.path(of: item, in: old), let to = Self.path(of: item, in: new) {
        changes.movedItems.append((from, to))
      }
    }
    changes.insertedItems = inserted.compactMap { Self.path(of: $0, in: new) }
  }

  static func path(of item: Int, in sections: Sections) -> IndexPath? {
    for (place, section) in sections.enumerated() {
      if let found = section.items.firstIndex(of: item) { return [place, found] }
    }
    return nil
  }
}
