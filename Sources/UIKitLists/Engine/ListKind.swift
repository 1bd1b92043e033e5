// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is wrong with a batch update, in Apple's words for tables and collections.

import Foundation

/// The words by which messages call a list and its elements.
struct ListKind {
  let view: String
  let item: String

  static let table = ListKind(view: "table view", item: "row")
  static let collection = ListKind(view: "collection view", item: "item")
}

/// The numbers of a data source disagree with the changes that the program has reported.
struct Mismatch: Error {
  let message: String
}

extension ListKind {
  func sections(_ old: Int, _ new: Int, _ inserted: Int, _ deleted: Int) -> Mismatch {
    Mismatch(
      message: """
        Invalid update: invalid number of sections. The number of sections contained in the \(view) after the \
        update (\(new)) must be equal to the number of sections contained in the \(view) before the update \
        (\(old)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
        \(deleted) deleted).
        """)
  }

  func items(
    in section: Int, _ old: Int, _ new: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int
  ) -> Mismatch {
    Mismatch(
      message: """
        Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s contained in an \
        existing section after the update (\(new)) must be equal to the number of \(item)s contained in that \
        section before the update (\(old)), plus or minus the number of \(item)s inserted or deleted from that \
        section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(item)s moved into or \
        out of that section (\(movedIn) moved in, \(movedOut) moved out).
        """)
  }

  /// Checks that all places exist.
  func check(_ changes: ListChanges, _ old: [Int], _ new: [Int]) throws(Mismatch) {
    if let path = changes.deletedItems.filter({ !Self.holds($0, old) }).min() {
      throw Mismatch(
        message: """
          attempt to delete \(item) \(path.item) from section \(path.section) which only contains \
          \(Self.count(path, old)) \(item)s before the update
          """)
    }
    if let path = changes.insertedItems.filter({ !Self.holds($0, new) }).min() {
      throw Mismatch(
        message: """
          attempt to insert \(item) \(path.item) into section \(path.section), but there are only \
          \(Self.count(path, new)) \(item)s in section \(path.section) after the update
          """)
    }
    for (from, to) in changes.movedItems where !Self.holds(from, old) || !Self.holds(to, new) {
      throw Mismatch(
        message: """
          attempt to move \(item) \(from.item) of section \(from.section), which contains \
          \(Self.count(from, old)) \(item)s before the update, to \(item) \(to.item) of section \(to.section), \
          which contains \(Self.count(to, new)) \(item)s after the update
          """)
    }
  }

  private static func holds(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  private static func count(_ path: IndexPath, _ counts: [Int]) -> Int {
    path.count == 2 && counts.indices.contains(path.section) ? counts[path.section] : 0
  }
}
