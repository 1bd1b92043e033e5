// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row that a finger moves to another place.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitCore

/// A row under a finger.
struct RowDrag {
  /// Which row it was.
  let path: IndexPath
  /// Where it would go.
  var target: IndexPath
  /// The finger's distance below the cell's middle.
  let grip: CGFloat
  /// The cell's middle, in the content's space.
  var middle: CGFloat
}

/// A drag that begins at once on the lines at a row's right edge.
final class ReorderPan: UIPanGestureRecognizer {
  weak var table: UITableView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let table, table.isEditing, let finger = core.fingers.first,
      table.holdsGrip(finger.location(in: table))
    else { return state = .failed }
  }

  override func hasBegun(_ travel: CGPoint) -> Bool { core.state == .possible && travel != .zero }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func announce() { table?.dragChanged(self, core.announced ?? core.state) }
}

extension UITableView {
  /// Whether a point is on the lines that move a row.
  func holdsGrip(_ point: CGPoint) -> Bool {
    guard let path = findRows(in: CGRect(origin: point, size: .zero)).first,
      let cell = table.cells[path], let glyph = cell.core.reorderGlyph
    else { return false }
    let place = convert(point, to: cell)
    return place.x >= glyph.frame.minX - 14
  }

  func dragChanged(_ pan: ReorderPan, _ state: UIGestureRecognizer.State) {
    let y = pan.location(in: self).y
    switch state {
    case .began:
      guard let path = findRows(in: CGRect(x: 0, y: y, width: 0, height: 0)).first,
        let cell = table.cells[path]
      else { return }
      table.rowDrag = RowDrag(
        path: path, target: path, grip: y - cell.frame.midY, middle: cell.frame.midY)
      bringSubviewToFront(cell)
      cell.layer.shadowOpacity = 0.15
      cell.layer.shadowRadius = 4
    case .changed: follow(y)
    case .ended: drop(isCancelled: false)
    case .cancelled, .failed: drop(isCancelled: true)
    default: break
    }
  }

  private func follow(_ y: CGFloat) {
    guard var drag = table.rowDrag, let map = table.map else { return }
    let low = CGFloat(map.top)
    drag.middle = min(max(y - drag.grip, low), max(low, CGFloat(map.bottom)))
    let place = CGRect(x: 0, y: drag.middle, width: 0, height: 0)
    if let proposed = rows(in: place, of: map).first, proposed != drag.target {
      let agreed =
        delegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: drag.path, toProposedIndexPath: proposed)
        ?? proposed
      if map.holds(agreed) { drag.target = agreed }
    }
    table.rowDrag = drag
    UIView.animateTouchably(
      withDuration: 0.2, options: [.beginFromCurrentState]
    ) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    guard let cell = table.cells[drag.path] else { return }
    UIView.performWithoutAnimation { cell.center.y = drag.middle }
  }

  /// Where a row is shown while another one is dragged.
  func displaced(_ frame: CGRect, of path: IndexPath) -> CGRect {
    guard let drag = table.rowDrag, let map = table.map, map.holds(drag.path) else { return frame }
    if path == drag.path {
      return CGRect(
        x: frame.minX, y: drag.middle - frame.height / 2, width: frame.width, height: frame.height)
    }
    let height = CGFloat(map.height(of: map.index(of: .row(drag.path))))
    if drag.path < path, path <= drag.target { return frame.offsetBy(dx: 0, dy: -height) }
    if drag.target <= path, path < drag.path { return frame.offsetBy(dx: 0, dy: height) }
    return frame
  }

  private func drop(isCancelled: Bool) {
    guard let drag = table.rowDrag else { return }
    table.rowDrag = nil
    if let cell = table.cells[drag.path] {
      cell.layer.shadowOpacity = 0
    }
    if !isCancelled, drag.target != drag.path {
      dataSource?.tableView(self, moveRowAt: drag.path, to: drag.target)
      // A data source that reloads the table has shown the new order itself.
      if table.map != nil, table.changes == nil { moveRow(at: drag.path, to: drag.target) }
    } else {
      UIView.animateTouchably(withDuration: 0.2) {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    }
  }
}
