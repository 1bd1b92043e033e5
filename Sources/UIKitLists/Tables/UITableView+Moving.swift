// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows that a finger moves by the lines at their ends.

import CoreGraphics
import Foundation

extension UITableView: MoveHost {
  func moveElement(at point: CGPoint, onGrip: Bool) -> (path: IndexPath, view: UIView)? {
    let place = CGRect(x: 0, y: point.y, width: 0, height: 0)
    guard isEditing, let path = findRows(in: place).first, let cell = table.cells[path],
      let glyph = cell.core.reorderGlyph
    else { return nil }
    let hasGrip = !onGrip || convert(point, to: cell).x >= glyph.frame.minX - 14
    return hasGrip ? (path, cell) : nil
  }

  func moveCenter(_ held: HeldElement, _ wanted: CGPoint) -> CGPoint {
    guard let map = table.map else { return held.center }
    let low = CGFloat(map.top)
    return CGPoint(
      x: held.view.center.x, y: min(max(wanted.y, low), max(low, CGFloat(map.bottom))))
  }

  func moveProposal(_ held: HeldElement) -> IndexPath? {
    guard let map = table.map else { return nil }
    return rows(in: CGRect(x: 0, y: held.center.y, width: 0, height: 0), of: map).first
  }

  func moveTarget(_ held: HeldElement, proposed: IndexPath) -> IndexPath? {
    let agreed =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: held.origin, toProposedIndexPath: proposed)
      ?? proposed
    return currentMap.holds(agreed) ? agreed : nil
  }

  func moveLooks(_ held: HeldElement, isHeld: Bool) {
    held.view.layer.shadowOpacity = isHeld ? 0.15 : 0
    guard isHeld else { return }
    held.view.layer.shadowRadius = 4
    bringSubviewToFront(held.view)
  }

  func moveChanged(_ held: HeldElement, from old: IndexPath) {
    layOutMoved(options: [.beginFromCurrentState])
    UIView.performWithoutAnimation { held.view.center.y = held.center.y }
  }

  func moveEnded(_ held: HeldElement, isCancelled: Bool) {
    guard !isCancelled, held.target != held.origin else { return layOutMoved() }
    dataSource?.tableView(self, moveRowAt: held.origin, to: held.target)
    // A data source that reloads the table has shown the new order itself.
    if table.map != nil, table.changes == nil { moveRow(at: held.origin, to: held.target) }
  }

  private func layOutMoved(options: UIView.AnimationOptions = []) {
    UIView.animateTouchably(withDuration: 0.2, options: options) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// Where a row is shown while another one is moved: its height goes with it.
  func displaced(_ frame: CGRect, of path: IndexPath) -> CGRect {
    guard let held = table.moves.held, let map = table.map, map.holds(held.origin) else {
      return frame
    }
    if path == held.origin {
      return CGRect(
        x: frame.minX, y: held.center.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
    let height = CGFloat(map.height(of: map.index(of: .row(held.origin))))
    if held.origin < path, path <= held.target { return frame.offsetBy(dx: 0, dy: -height) }
    if held.target <= path, path < held.origin { return frame.offsetBy(dx: 0, dy: height) }
    return frame
  }
}
