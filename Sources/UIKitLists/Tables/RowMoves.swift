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
    _ cells: [IndexPath: UITableViewCell], _ update: ListUpdate, _ changes: TableChanges
  ) {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      let reload = changes.animations[.reloaded(path)]
      if reload == nil, let place = update.newPath(for: path) {
        staying[place] = cell
      } else {
        let animation =
          changes.animations[.deleted(path)] ?? reload
          ?? changes.animations[.deleted([path.section])]
          ?? changes.animations[.reloaded([path.section])]
        leaving.append(Leaving(cell: cell, path: path, animation: animation ?? .fade))
      }
    }
  }

  /// Takes those that leave away at once.
  func dropAll(in table: UITableView) {
    for row in leaving { row.isGone(from: table) }
  }
}
