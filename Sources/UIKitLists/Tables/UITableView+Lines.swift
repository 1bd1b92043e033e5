// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines between rows, and below the last one.

import CoreGraphics
import Foundation

extension UITableView {
  /// Has lines beside rows that show a selection vanish (FACTS_UIKIT d.15).
  func refreshSeparators() {
    let paths = table.visiblePaths
    for (place, path) in paths.enumerated() {
      guard let cell = table.cells[path] else { continue }
      var isHidden = cell.core.showsSelection
      if place + 1 < paths.count, paths[place + 1].section == path.section,
        let next = table.cells[paths[place + 1]], next.core.showsSelection
      {
        isHidden = true
      }
      cell.core.hidesSeparator(isHidden, in: cell)
    }
  }

  /// Goes on with lines where there are no rows, in a plain table without a footer (FACTS_UIKIT d.15).
  func placeFillers() {
    guard let map = table.map else { return }
    let pitch =
      fillerRowHeight > 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : Self.standardRowHeight
    let isWanted = style == .plain && separatorStyle != .none && tableFooterView == nil
    let start = CGFloat(map.bottom)
    let room = bounds.maxY - start
    let count = isWanted && room > 0 && pitch >= 1 ? Int(min(room / pitch, 1000)) : 0
    while table.fillers.count > count { table.fillers.removeLast().removeFromSuperview() }
    let pixel = 1 / max(1, traitCollection.displayScale)
    let inset = separatorInset
    for place in 0..<count {
      if place == table.fillers.count {
        let line = UIView()
        line.isUserInteractionEnabled = false
        table.fillers.append(line)
        insertSubview(line, at: backgroundView == nil ? 0 : 1)
      }
      let line = table.fillers[place]
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: inset.left, y: start + pitch * CGFloat(place + 1) - pixel,
        width: max(0, bounds.width - inset.left - inset.right), height: pixel)
    }
  }
}
