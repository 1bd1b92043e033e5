// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scrolling to rows.

import CoreGraphics
import Foundation

extension UITableView {
  /// Scrolls a row to a place. Heights on the way are asked for, so that it gets there exactly.
  func showRow(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let map = currentMap
    let isSection = path.count == 2 && path.row == NSNotFound
    precondition(
      isSection ? path.section < map.sections : map.holds(path),
      """
      Attempted to scroll the table view to an out-of-bounds row (\(path.count == 2 ? path.row : -1)) when \
      there are only \(path.count == 2 && path.section < map.sections && path.section >= 0 ? map.rows(in: path.section) : 0) \
      rows in section \(path.first ?? -1).
      """)
    for _ in 0..<8 {
      let target = offset(showing: path, isSection: isSection, position)
      if !measure(around: target) || table.map == nil { break }
    }
    tile()
    let target = offset(showing: path, isSection: isSection, position)
    if target != contentOffset { setContentOffset(target, animated: animated) }
    if !animated { layoutIfNeeded() }
  }

  /// The offset at which a row is where it is wanted, as far as the content reaches.
  private func offset(
    showing path: IndexPath, isSection: Bool, _ position: ScrollPosition
  ) -> CGPoint {
    let map = currentMap
    var target = isSection ? sectionRect(path.section) : rect(of: .row(path), in: map)
    let inset = adjustedContentInset
    // Bars with large titles are lower where a row is that was scrolled to.
    let covered = inset.top - core.freed.most
    var top = contentOffset.y + coveringInset.top
    let bottom = contentOffset.y + bounds.height - inset.bottom
    // The header that stays at the top would hide the row.
    let header = style == .plain ? rect(of: .header(path.section), in: map).height : 0
    let cover = max(0, header - headerPadding(height: header))
    if isSection { target.size.height = 0 }
    var y = contentOffset.y
    switch position {
    case .top: y = target.minY - covered - (isSection ? 0 : cover)
    case .middle: y = target.midY - covered - (bounds.height - inset.bottom - covered) / 2
    case .bottom: y = target.maxY - bounds.height + inset.bottom
    case .none:
      top += isSection ? 0 : cover
      if target.minY < top {
        y += target.minY - top
      } else if target.maxY > bottom {
        y += min(target.maxY - bottom, target.minY - top)
      }
    }
    let low = -inset.top
    let high =
      CGFloat(map.bottom) + (tableFooterView?.bounds.height ?? 0) + inset.bottom - bounds.height
    return CGPoint(x: contentOffset.x, y: min(max(y, low), max(low, high)))
  }

  /// Asks for the heights of what would be seen at an offset; true where one wasn't as thought.
  private func measure(around offset: CGPoint) -> Bool {
    guard table.map != nil else { return false }
    var hasChanged = false
    let rect = CGRect(origin: offset, size: bounds.size)
    for (element, index, old) in unmeasured(in: rect) {
      let height = TableMap.sane(Double(measure(element)))
      if height != old { hasChanged = true }
      guard index < table.map?.count ?? 0 else { return false }
      table.map?.setHeight(height, of: index)
    }
    return hasChanged
  }

  /// What a rectangle touches, and the header that stays above it, as far as heights are guesses.
  private func unmeasured(in rect: CGRect) -> [(TableMap.Element, Int, Double)] {
    guard let map = table.map, map.count > 0, rect.minY.isFinite, rect.maxY.isFinite,
      let first = map.index(at: max(Double(rect.minY), 0))
    else { return [] }
    var indices: [Int] = []
    if style == .plain, case .row(let path) = map.element(at: first) {
      indices.append(map.index(of: .header(path.section)))
    }
    var index = first
    while index < map.count, map.start(of: index) < Double(rect.maxY) {
      indices.append(index)
      index += 1
    }
    return indices.filter { !map.isMeasured[$0] }.map {
      (map.element(at: $0), $0, map.height(of: $0))
    }
  }
}
