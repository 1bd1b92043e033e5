// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A group of changes to a table: what becomes of each section and row. Plain numbers.

import Foundation

/// Changes as a program tells them: deletions and the old places of moves and reloads count before the
/// change, insertions and new places after it (Apple's "Table View Programming Guide", batch updates).
struct TableChanges {
  enum Change {
    case insertSections(IndexSet, UITableView.RowAnimation)
    case deleteSections(IndexSet, UITableView.RowAnimation)
    case reloadSections(IndexSet, UITableView.RowAnimation)
    case moveSection(Int, Int)
    case insertRows([IndexPath], UITableView.RowAnimation)
    case deleteRows([IndexPath], UITableView.RowAnimation)
    case reloadRows([IndexPath], UITableView.RowAnimation)
    case moveRow(IndexPath, IndexPath)
  }

  private(set) var deletedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private(set) var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private(set) var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  private(set) var movedRows: [IndexPath: IndexPath] = [:]
  var completions: [(Bool) -> Void] = []

  mutating func add(_ change: Change) {
    switch change {
    case .insertSections(let set, let animation): for n in set { insertedSections[n] = animation }
    case .deleteSections(let set, let animation): for n in set { deletedSections[n] = animation }
    case .reloadSections(let set, let animation): for n in set { reloadedSections[n] = animation }
    case .moveSection(let old, let new): movedSections[old] = new
    case .insertRows(let paths, let animation): for path in paths { insertedRows[path] = animation }
    case .deleteRows(let paths, let animation): for path in paths { deletedRows[path] = animation }
    case .reloadRows(let paths, let animation): for path in paths { reloadedRows[path] = animation }
    case .moveRow(let old, let new): movedRows[old] = new
    }
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }

  // MARK: Where things go

  /// Where each section goes: nil for those that are deleted.
  func sectionPlaces(count: Int, newCount: Int) -> [Int?] {
    var free = Set(0..<newCount).subtracting(insertedSections.keys).subtracting(
      movedSections.values)
    var places: [Int?] = []
    for old in 0..<count {
      if let new = movedSections[old] {
        places.append(new)
      } else if deletedSections[old] != nil {
        places.append(nil)
      } else {
        let next = free.min()
        if let next { free.remove(next) }
        places.append(next)
      }
    }
    return places
  }

  /// Where each row of a section goes that stays; nil for those that are deleted.
  func rowPlaces(section: Int, newSection: Int, count: Int, newCount: Int) -> [IndexPath?] {
    var taken = Set(insertedRows.keys.lazy.filter { $0.section == newSection }.map(\.row))
    for new in movedRows.values where new.section == newSection { taken.insert(new.row) }
    var places: [IndexPath?] = []
    places.reserveCapacity(count)
    var next = 0
    for row in 0..<count {
      let old = IndexPath(row: row, section: section)
      if let new = movedRows[old] {
        places.append(new)
      } else if deletedRows[old] != nil {
        places.append(nil)
      } else {
        while taken.contains(next) { next += 1 }
        places.append(next < newCount ? IndexPath(row: next, section: newSection) : nil)
        next += 1
      }
    }
    return places
  }

  // MARK: Do the numbers agree?

  /// What is wrong with the data source's numbers after the change, in Apple's words; nil for nothing.
  func complaint(old: [Int], new: [Int]) -> String? {
    let sections = old.count - deletedSections.count + insertedSections.count
    if sections != new.count {
      return """
        Invalid update: invalid number of sections. The number of sections contained in the table view \
        after the update (\(new.count)) must be equal to the number of sections contained in the table \
        view before the update (\(old.count)), plus or minus the number of sections inserted or deleted \
        (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
        """
    }
    for path in deletedRows.keys.sorted() where !Self.holds(path, old) {
      return """
        attempt to delete row \(path.row) from section \(path.section) which only contains \
        \(old.indices.contains(path.section) ? old[path.section] : 0) rows before the update
        """
    }
    for path in insertedRows.keys.sorted() where !Self.holds(path, new) {
      return """
        attempt to insert row \(path.row) into section \(path.section), but there are only \
        \(new.indices.contains(path.section) ? new[path.section] : 0) rows in section \(path.section) \
        after the update
        """
    }
    let places = sectionPlaces(count: old.count, newCount: new.count)
    for (section, place) in places.enumerated() {
      guard let place, reloadedSections[section] == nil else { continue }
      let deleted = deletedRows.keys.count { $0.section == section }
      let inserted = insertedRows.keys.count { $0.section == place }
      let movedOut = movedRows.count { $0.key.section == section && $0.value.section != place }
      let movedIn = movedRows.count { $0.value.section == place && $0.key.section != section }
      if old[section] - deleted - movedOut + inserted + movedIn != new[place] {
        return """
          Invalid update: invalid number of rows in section \(place). The number of rows contained in \
          an existing section after the update (\(new[place])) must be equal to the number of rows \
          contained in that section before the update (\(old[section])), plus or minus the number of \
          rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and \
          plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \
          \(movedOut) moved out).
          """
      }
    }
    return nil
  }

  private static func holds(_ path: IndexPath, _ rows: [Int]) -> Bool {
    path.count == 2 && rows.indices.contains(path.section) && path.row >= 0
      && path.row < rows[path.section]
  }
}
