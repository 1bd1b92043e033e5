// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a group of changes does to the rows of a table, and to the cells that are shown.

import CoreGraphics
import Foundation

/// Where each row goes.
struct RowMoves {
  private let sections: [Int?]
  private let rows: [[IndexPath?]]
  private let isReloaded: (IndexPath) -> Bool
  private let isReloadedSection: (Int) -> Bool
  /// Whether every section stays where it is.
  let keepsSections: Bool

  init(_ changes: TableChanges, old: [Int], new: [Int]) {
    let sections = changes.sectionPlaces(count: old.count, newCount: new.count)
    self.sections = sections
    rows = old.indices.map { section in
      guard let place = sections[section], changes.reloadedSections[section] == nil else {
        return Array(repeating: nil, count: old[section])
      }
      return changes.rowPlaces(
        section: section, newSection: place, count: old[section], newCount: new[place])
    }
    let reloaded = changes.reloadedRows
    isReloaded = { reloaded[$0] != nil }
    let reloadedSections = changes.reloadedSections
    isReloadedSection = { reloadedSections[$0] != nil }
    keepsSections =
      old.count == new.count && zip(sections, 0...).allSatisfy { $0 == $1 }
      && changes.reloadedSections.isEmpty
  }

  /// Where a row goes; nil for one that is deleted.
  func place(of path: IndexPath) -> IndexPath? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return nil
    }
    return rows[path.section][path.row]
  }

  /// Whether a row keeps its cell.
  func keepsCell(_ path: IndexPath) -> Bool { place(of: path) != nil && !isReloaded(path) }

  /// Takes known heights along. Those of rows are guesses again: iOS asks for them anew, and apps change heights so (an
  /// empty `beginUpdates`, `endUpdates`).
  func carryHeights(from old: TableMap, to new: inout TableMap?) {
    guard var map = new else { return }
    func carry(_ element: TableMap.Element, to place: TableMap.Element, asGuess: Bool = false) {
      let (from, to) = (old.index(of: element), map.index(of: place))
      guard old.isMeasured[from], !map.isMeasured[to] else { return }
      map.setHeight(old.height(of: from), of: to)
      if asGuess { map.forgetHeight(of: to) }
    }
    for section in rows.indices {
      if let place = sections[section], !isReloadedSection(section) {
        carry(.header(section), to: .header(place))
        carry(.footer(section), to: .footer(place))
      }
      for (row, place) in rows[section].enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let place, !isReloaded(path) else { continue }
        carry(.row(path), to: .row(place), asGuess: true)
      }
    }
    new = map
  }

  /// How a row comes that had no cell; nil for one that was there already, out of sight.
  func arrival(
    of path: IndexPath, _ changes: TableChanges
  ) -> UITableView.RowAnimation? {
    if let animation = changes.insertedRows[path] { return animation }
    if let animation = changes.insertedSections[path.section] { return animation }
    for (old, animation) in changes.reloadedRows where place(of: old) == path { return animation }
    for (old, animation) in changes.reloadedSections where sections[old] == path.section {
      return animation
    }
    return nil
  }

  /// Which row it was before.
  func origin(of path: IndexPath) -> IndexPath? {
    for section in rows.indices where sections[section] == path.section || !keepsSections {
      if let row = rows[section].firstIndex(of: path) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}

/// The cells that were shown before a change.
@MainActor
struct ShownRows {
  /// A cell that leaves.
  @MainActor
  struct Leaving {
    let cell: UITableViewCell
    let path: IndexPath
    let animation: UITableView.RowAnimation

    func leave() {
      switch animation {
      case .left: cell.frame.origin.x -= cell.frame.width
      case .right: cell.frame.origin.x += cell.frame.width
      case .top:
        cell.frame.origin.y -= cell.frame.height
        cell.alpha = 0
      case .bottom:
        cell.frame.origin.y += cell.frame.height
        cell.alpha = 0
      default: cell.alpha = 0
      }
    }

    func isGone(from table: UITableView?) {
      cell.removeFromSuperview()
      cell.alpha = 1
      guard let table else { return }
      table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
      table.putAside(cell)
    }
  }

  private(set) var staying: [IndexPath: UITableViewCell] = [:]
  private(set) var leaving: [Leaving] = []

  init(
    _ cells: [IndexPath: UITableViewCell], dropping moves: RowMoves, _ changes: TableChanges
  ) {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if moves.keepsCell(path), let place = moves.place(of: path) {
        staying[place] = cell
      } else {
        let animation =
          changes.deletedRows[path] ?? changes.reloadedRows[path]
          ?? changes.deletedSections[path.section] ?? changes.reloadedSections[path.section]
        leaving.append(Leaving(cell: cell, path: path, animation: animation ?? .fade))
      }
    }
  }

  /// Takes those that leave away at once.
  func dropAll(in table: UITableView) {
    for row in leaving { row.isGone(from: table) }
  }
}
