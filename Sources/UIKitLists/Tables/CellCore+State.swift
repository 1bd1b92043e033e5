// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a cell shows that it is selected, and what stands at its right edge.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitControls

extension UITableViewCell {
  func setUpCell() {
    takeStandardBackground()
    insertSubview(contentView, at: 0)
  }

  /// The colour of cells in the table's style (FACTS_UIKIT d.1).
  func takeStandardBackground() {
    // The table's choice, not the program's: appearance proxies win over it.
    let standard: UIColor =
      core.place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    let looks = ownLooks
    super.backgroundColor = standard
    ownLooks = looks
  }

  func accessoryChanged() {
    core.dropAccessory()
    setNeedsLayout()
  }

  func replaceAccessory(_ old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    accessoryChanged()
  }
}

extension CellCore {
  /// What the base does before a cell is used again.
  func reset(_ cell: UITableViewCell) {
    isHighlighted = false
    isSelected = false
    showState(of: cell)
  }

  func replaceBackground(_ old: UIView?, in cell: UITableViewCell) {
    if old !== cell.backgroundView { old?.removeFromSuperview() }
    if let view = cell.backgroundView {
      view.frame = cell.bounds
      cell.insertSubview(view, at: 0)
    }
    cell.setNeedsLayout()
  }

  func dropSelectionFill() {
    selectionFill?.removeFromSuperview()
    selectionFill = nil
  }

  /// Shows the selection or takes it away: a view behind the content, and highlighted labels.
  func showState(of cell: UITableViewCell, animated: Bool = false) {
    let isMarked = isEditing && place.editing?.control == .select
    if content != nil || background != nil || cell.configurationUpdateHandler != nil {
      cell.setNeedsUpdateConfiguration()
    }
    let isShown = (isSelected || isHighlighted) && cell.selectionStyle != .none && !isMarked
    markSelection(in: cell)
    for label in [textLabel, detailLabel] { label?.isHighlighted = isShown }
    imageView?.isHighlighted = isShown
    guard isShown != isShowingSelection else { return }
    isShowingSelection = isShown
    table?.refreshSeparators()
    let fill = cell.selectedBackgroundView ?? selectionFill ?? makeFill()
    if isShown {
      fill.alpha = 1
      fill.frame = cell.bounds
      let below = cell.backgroundView.map { cell.subviews.firstIndex(of: $0) ?? 0 }
      cell.insertSubview(fill, at: below.map { $0 + 1 } ?? 0)
    } else if animated, cell.window != nil {
      UIView.animateTouchably(
        withDuration: 0.35,
        animations: { fill.alpha = 0 }
      ) { [weak self] _ in
        guard let self, !isShowingSelection else { return }
        fill.removeFromSuperview()
      }
    } else {
      fill.removeFromSuperview()
    }
  }

  private func makeFill() -> UIView {
    let fill = ControlPart()
    fill.backgroundColor = .systemGray4
    selectionFill = fill
    return fill
  }

  // MARK: The accessory

  func dropAccessory() {
    if accessory?.superview != nil { accessory?.removeFromSuperview() }
    accessory = nil
    accessoryKind = nil
  }

  /// Puts what stands at the right edge there.
  func placeAccessory(of cell: UITableViewCell) {
    let own = isEditing ? cell.editingAccessoryView : cell.accessoryView
    let kind = isEditing ? cell.editingAccessoryType : cell.accessoryType
    for view in [cell.accessoryView, cell.editingAccessoryView] where view !== own {
      if view?.superview === cell { view?.removeFromSuperview() }
    }
    if own == nil, kind == .none { return dropAccessory() }
    if let own {
      if accessory !== own { dropAccessory() }
      accessory = own
    } else if accessory == nil || accessoryKind != kind {
      dropAccessory()
      accessory = makeAccessory(kind, of: cell)
      accessoryKind = kind
    }
    guard let accessory else { return }
    if accessory.superview !== cell { cell.addSubview(accessory) }
    let size = accessory.bounds.size
    var right = cell.bounds.width - place.safeEnd - place.margin
    if isEditing, place.editing?.canMove == true {
      right = cell.bounds.width - place.safeEnd - CellMeasure.reorderWidth
    }
    let middle = (cell.bounds.height - place.lineHeight - size.height) / 2
    accessory.frame = mirrored(
      CGRect(
        x: right - size.width, y: (middle * place.scale).rounded() / place.scale, width: size.width,
        height: size.height), in: cell)
  }

  private func makeAccessory(
    _ kind: UITableViewCell.AccessoryType, of cell: UITableViewCell
  ) -> UIView {
    switch kind {
    case .none, .disclosureIndicator: return CellGlyph(.chevron)
    case .checkmark:
      let glyph = CellGlyph(.checkmark)
      glyph.color = cell.tintColor
      return glyph
    case .detailButton: return detailButton(of: cell)
    case .detailDisclosureButton:
      return DetailAccessory(detailButton(of: cell))
    }
  }

  private func detailButton(of cell: UITableViewCell) -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path else { return }
        accessorySegue?()
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    return button
  }
}

/// A button with an "i" before a chevron.
private final class DetailAccessory: UIView {
  private let button: UIButton
  private let chevron = CellGlyph(.chevron)

  init(_ button: UIButton) {
    self.button = button
    let width = 44 + CellMeasure.chevronWidth - 10
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 22))
    addSubview(button)
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = readsFromRight
    chevron.frame.origin = CGPoint(
      x: isMirrored ? 0 : bounds.width - chevron.bounds.width, y: 4.5)
    button.frame.origin.x = isMirrored ? bounds.width - button.bounds.width : 0
  }
}
