// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows that come, go and move, animated.

import CoreGraphics
import Foundation
internal import MicaRaster

extension UITableView {
  /// How long rows take to come to their places (our choice; iOS's looks like it).
  private static let pace: TimeInterval = 0.3

  func beginChanges() {
    // A table that hasn't been asked for anything yet shows the changed data at once.
    if table.changeDepth == 0 { table.changes = TableChanges() }
    table.changeDepth += 1
  }

  func endChanges() {
    guard table.changeDepth > 0 else { return }
    table.changeDepth -= 1
    guard table.changeDepth == 0, let changes = table.changes else { return }
    table.changes = nil
    commit(changes)
  }

  func change(_ body: () -> Void, _ completion: ((Bool) -> Void)?) {
    beginChanges()
    body()
    if let completion { table.changes?.completions.append(completion) }
    endChanges()
  }

  /// Notes a change; one outside a group is a group of its own.
  func record(_ change: (inout TableChanges) -> Void) {
    beginChanges()
    table.changes?.make(change)
    endChanges()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = table.cells[path] else { continue }
      let key = ReuseKey.named(cell.reuseIdentifier ?? "", kind: nil)
      let again = table.cellPool.refill(cell, as: key) { askForCell(path) }
      if again !== cell {
        Unsupported.note("reconfigured rows whose data source gives another cell", of: self)
        again.removeFromSuperview()
      } else {
        prepare(cell, for: path)
      }
    }
    if let map = table.map { table.map = makeMap(rows: map.rowCounts) }
    setNeedsLayout()
  }

  // MARK: The change

  private func commit(_ changes: TableChanges) {
    guard let old = table.map else {
      dataChanged()
      return finish(changes)
    }
    let rows = askForRows()
    let update: ListUpdate
    do {
      update = try ListUpdate(changes.list, old: old.rowCounts, new: rows, in: .table)
    } catch { preconditionFailure(error.message) }
    table.swipes.close(animated: true)
    table.moves.forget()
    let leaving = table.leave(update, changes)
    let isAnimated = window != nil && UIView.areAnimationsEnabled && changes.isAnimated
    table.selection.follow(update)
    table.map = makeMap(rows: rows)
    update.carryHeights(from: old, to: &table.map)
    for (path, cell) in table.cells.views { cell.core.path = path }
    table.visiblePaths = table.cells.elements
    table.prefetch.follow(update)
    table.indexTitles = nil
    guard isAnimated else {
      UIView.performWithoutAnimation {
        for row in leaving { row.isGone(from: self) }
        dropHeaders()
        tile()
      }
      return finish(changes)
    }
    animate(changes, leaving) { [weak self] path in
      guard let self, let place = update.oldPath(for: path) else { return nil }
      return rect(of: .row(place), in: old)
    } arrival: {
      changes.arrival(of: $0, update)
    }
    if !update.keepsSections { UIView.performWithoutAnimation { retile() } }
  }

  /// Has those that stay move to their places, those that go leave, and those that are new come: `origin`
  /// tells where a row was that has come into sight.
  private func animate(
    _ changes: TableChanges, _ leaving: [LeavingRow],
    origin: @escaping (IndexPath) -> CGRect?,
    arrival: @escaping (IndexPath) -> UITableView.RowAnimation?
  ) {
    let known = Set(table.cells.views.keys)
    UIView.animateTouchably(
      withDuration: Self.pace, options: [.beginFromCurrentState],
      animations: {
        self.tile()
        for row in leaving { row.leave() }
      }
    ) { [weak self] isFinished in
      for row in leaving { row.isGone(from: self) }
      for completion in changes.completions { completion(isFinished) }
    }
    for path in table.visiblePaths where !known.contains(path) {
      guard let cell = table.cells[path] else { continue }
      arrive(cell, by: arrival(path), from: origin(path))
    }
  }

  /// Makes headers anew: their sections are others now.
  private func retile() {
    dropHeaders()
    tile()
  }

  /// Has a new cell come: it fades, slides, or moves from where its neighbours were.
  private func arrive(
    _ cell: UITableViewCell, by animation: UITableView.RowAnimation?, from origin: CGRect?
  ) {
    let end = cell.frame
    UIView.performWithoutAnimation {
      switch animation {
      case nil: if let origin { cell.frame = origin }
      case .fade, .automatic: cell.alpha = 0
      case .left: cell.frame.origin.x = end.minX - end.width
      case .right: cell.frame.origin.x = end.minX + end.width
      case .top:
        cell.frame.origin.y = end.minY - end.height
        cell.alpha = 0
      case .bottom:
        cell.frame.origin.y = end.minY + end.height
        cell.alpha = 0
      case .middle:
        cell.frame.origin.y = end.minY - end.height / 2
        cell.alpha = 0
      case .some(.none): break
      }
    }
    UIView.animateTouchably(
      withDuration: Self.pace,
      animations: {
        cell.frame = end
        cell.alpha = 1
      })
  }

  private func finish(_ changes: TableChanges) {
    for completion in changes.completions { completion(true) }
  }
}
