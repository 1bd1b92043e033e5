// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a cell of a table keeps.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitControls

/// The view in a cell that holds its content.
final class CellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UITableViewCell).map { $0.core.placeLabels(in: $0) }
  }
}

/// What a table tells a cell of its place.
struct CellPlace: Equatable {
  /// What a cell shows while its table is edited.
  struct Editing: Equatable {
    enum Control {
      case delete, insert, select
    }

    var control: Control?
    var isIndented = false
    var canMove = false
  }

  var style: UITableView.Style
  var scale: CGFloat
  var hasSeparator = false
  var separatorInset = UIEdgeInsets.zero
  var separatorColor: UIColor?
  /// What content leaves free at the sides (FACTS_UIKIT d.15).
  var margin: CGFloat = 16
  /// What corners and bars of the device cover of the cell before its content and after it.
  var safeStart: CGFloat = 0
  var safeEnd: CGFloat = 0
  var isFirst = false
  var isLast = false
  var editing: Editing?

  var pixel: CGFloat { 1 / scale }
  /// The height of a cell that is no content's.
  var lineHeight: CGFloat { hasSeparator ? pixel : 0 }
}

/// The state behind a cell.
@MainActor
package final class CellCore {
  let style: UITableViewCell.CellStyle
  var contentView: UIView = CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  /// What the content view was made of, and what is behind it, where the program gave values.
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundFill: BackgroundConfigurationView?
  /// Whether configurations are to be updated before the next layout.
  var isUpdateDue = false
  /// What a storyboard has happen when the row is chosen, or its button is tapped.
  package var selectionSegue: (() -> Void)?
  package var accessorySegue: (() -> Void)?
  weak var table: UITableView?
  /// The row that the cell is on display for.
  var path: IndexPath?
  /// Whether the cell is never used again: one of a static table.
  package var isFixed = false
  var place = CellPlace(style: .plain, scale: 1)

  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?

  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var separatorInset: UIEdgeInsets?
  var isSeparatorHidden = false
  let separator = ControlPart()
  let topLine = ControlPart()
  /// The background of a selection where the cell has none of its own.
  var selectionFill: UIView?
  var accessory: UIView?
  var accessoryKind: UITableViewCell.AccessoryType?
  var editControl: UIControl?
  var editKind: CellPlace.Editing.Control?
  var reorderGlyph: CellGlyph?
  /// The margins of the content that were set by nobody else.
  var automaticMargins: UIEdgeInsets?

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  /// Whether the cell shows a selection or a finger.
  var showsSelection: Bool { isShowingSelection }
  var isShowingSelection = false

  func take(_ place: CellPlace, in cell: UITableViewCell) {
    if place == self.place { return }
    let old = self.place
    self.place = place
    if old.style != place.style || old.isFirst != place.isFirst || old.isLast != place.isLast {
      roundCorners(of: cell)
    }
    if old.style != place.style, !cell.hasOwnBackground { cell.takeStandardBackground() }
    cell.setNeedsLayout()
  }

  /// A group's first and last cell have round corners (FACTS_UIKIT d.15).
  private func roundCorners(of cell: UITableViewCell) {
    var corners: CACornerMask = []
    if place.style == .insetGrouped {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    } else if cell.layer.cornerCurve == .circular {
      return
    }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.cornerCurve = .continuous
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = !corners.isEmpty
  }
}
