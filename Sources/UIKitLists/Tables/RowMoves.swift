// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The heights and cells of a table in a group of changes.

import CoreGraphics
import Foundation

extension ListUpdate {
  /// Carries known heights over. Those of rows become estimates again: iOS asks for them anew, and apps change
  /// heights by an empty `beginUpdates`, `endUpdates`.
  func carryHeights(from old: TableMap, to new: inout TableMap?) {
    guard var map = new else { return }
    let reloadedRows = Set(changes.reloadedItems)
    for from in 0..<old.count where old.isMeasured[from] {
      let place: TableMap.Element?
      var isRow = false
      switch old.element(at: from) {
      case .header(let section): place = keptSection(section).map { .header($0) }
      case .footer(let section): place = keptSection(section).map { .footer($0) }
      case .row(let path):
        isRow = true
        place = reloadedRows.contains(path) ? nil : newPath(for: path).map { .row($0) }
      }
      guard let place else { continue }
      let to = map.index(of: place)
      if map.isMeasured[to] { continue }
      map.setHeight(old.height(of: from), of: to)
      if isRow { map.forgetHeight(of: to) }
    }
    new = map
  }

  private func keptSection(_ section: Int) -> Int? {
    changes.reloadedSections.contains(section) ? nil : newSection(section)
  }
}

extension TableChanges {
  /// How a row without a cell appears; nil for one that was in the table already, out of sight.
  func arrival(of path: IndexPath, _ update: ListUpdate) -> UITableView.RowAnimation? {
    animations[.inserted(path)] ?? animations[.inserted([path.section])]
      ?? update.oldPath(for: path).flatMap { animations[.reloaded($0)] }
      ?? update.oldSection(path.section).flatMap { animations[.reloaded([$0])] }
  }
}

/// A cell that leaves.
@MainActor
struct LeavingRow {
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

extension TableCore {
  /// Gives the cells that stay their new rows, and returns those that leave.
  func leave(_ update: ListUpdate, _ changes: TableChanges) -> [LeavingRow] {
    let animations = changes.animations
    let gone = cells.follow { animations[.reloaded($0)] == nil ? update.newPath(for: $0) : nil }
    return gone.map { path, cell in
      let animation =
        animations[.deleted(path)] ?? animations[.reloaded(path)]
        ?? animations[.deleted([path.section])] ?? animations[.reloaded([path.section])]
      return LeavingRow(cell: cell, path: path, animation: animation ?? .fade)
    }
  }
}
