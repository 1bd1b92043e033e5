// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contents and backgrounds of cells that were given as values.

import CoreGraphics
import Foundation

extension CellCore {
  func state(of cell: UITableViewCell) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: cell.traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = cell.showingDeleteConfirmation
    state.isReordering = path != nil && table?.table.moves.held?.origin == path
    state.isDisabled = !cell.isUserInteractionEnabled
    return state
  }

  /// The content that cells of the style have: their texts are the program's to fill in.
  var standardContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Shows a content in place of the content view and its labels; nil makes an empty one.
  func setContent(_ new: (any UIContentConfiguration)?, in cell: UITableViewCell) {
    let had = content != nil
    content = new
    if let new {
      let automatic = cell.automaticallyUpdatesContentConfiguration
      show(automatic ? new.updated(for: cell.configurationState) : new, in: cell)
    } else if had {
      replaceContent(by: CellContentView(frame: contentView.frame), in: cell)
    }
    cell.invalidateIntrinsicContentSize()
    heightMayChange(of: cell)
  }

  private func show(_ content: any UIContentConfiguration, in cell: UITableViewCell) {
    if let shown = contentView as? any UIView & UIContentView, shown.supports(content) {
      return shown.configuration = content
    }
    replaceContent(by: content.makeContentView(), in: cell)
  }

  private func replaceContent(by view: UIView, in cell: UITableViewCell) {
    let old = contentView
    view.frame = old.frame
    contentView = view
    (textLabel, detailLabel, imageView, automaticMargins) = (nil, nil, nil, nil)
    if old.superview === cell {
      cell.insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      cell.insertSubview(view, at: 0)
    }
    cell.setNeedsLayout()
  }

  /// A row whose content is another one is measured again, where the table does so by itself.
  private func heightMayChange(of cell: UITableViewCell) {
    guard let table, let path, table.table.cells[path] === cell, !table.table.isTiling,
      table.selfSizingInvalidation != .disabled, let map = table.table.map, map.holds(path)
    else { return }
    table.table.map?.forgetHeight(of: map.index(of: .row(path)))
    table.setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?, in cell: UITableViewCell) {
    background = new
    showBackground(of: cell)
  }

  private func showBackground(of cell: UITableViewCell) {
    guard let background else {
      backgroundFill?.removeFromSuperview()
      return backgroundFill = nil
    }
    let shown = backgroundFill ?? BackgroundConfigurationView(frame: cell.bounds)
    if backgroundFill == nil {
      cell.insertSubview(shown, at: 0)
      backgroundFill = shown
    }
    let automatic = cell.automaticallyUpdatesBackgroundConfiguration
    shown.show(automatic ? background.updated(for: cell.configurationState) : background)
  }

  /// Updates configurations where the state has changed.
  func updateConfiguration(of cell: UITableViewCell) {
    guard isUpdateDue else { return }
    isUpdateDue = false
    let state = cell.configurationState
    cell.updateConfiguration(using: state)
    if cell.automaticallyUpdatesContentConfiguration, let content {
      show(content.updated(for: state), in: cell)
    }
    showBackground(of: cell)
    isUpdateDue = false
  }
}
