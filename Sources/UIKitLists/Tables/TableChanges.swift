// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A group of changes to a table, with the animation of each.

import Foundation

/// The changes that a program reports between `beginUpdates()` and `endUpdates()`.
struct TableChanges {
  /// What happens to a row or section; the path of a section has one index.
  enum Mark: Hashable {
    case inserted(IndexPath)
    case deleted(IndexPath)
    case reloaded(IndexPath)
  }

  private(set) var list = ListChanges()
  private(set) var animations: [Mark: UITableView.RowAnimation] = [:]
  var completions: [(Bool) -> Void] = []

  mutating func make(_ change: (inout TableChanges) -> Void) { change(&self) }

  mutating func insert(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    list.insertedSections += sections
    for section in sections { animations[.inserted([section])] = animation }
  }

  mutating func delete(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    list.deletedSections += sections
    for section in sections { animations[.deleted([section])] = animation }
  }

  mutating func reload(sections: IndexSet, _ animation: UITableView.RowAnimation) {
    list.reloadedSections += sections
    for section in sections { animations[.reloaded([section])] = animation }
  }

  mutating func move(section: Int, to new: Int) { list.movedSections.append((section, new)) }

  mutating func insert(rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    list.insertedItems += rows
    for path in rows { animations[.inserted(path)] = animation }
  }

  mutating func delete(rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    list.deletedItems += rows
    for path in rows { animations[.deleted(path)] = animation }
  }

  mutating func reload(rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    list.reloadedItems += rows
    for path in rows { animations[.reloaded(path)] = animation }
  }

  mutating func move(row: IndexPath, to new: IndexPath) { list.movedItems.append((row, new)) }

  /// Whether any change is animated; a group without changes animates heights.
  var isAnimated: Bool { animations.isEmpty || animations.values.contains { $0 != .none } }
}
