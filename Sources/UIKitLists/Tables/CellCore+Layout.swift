// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the parts of a cell stand.

import CoreGraphics
import Foundation
internal import MicaRaster

/// Measures of cells in points (FACTS_UIKIT d.15).
enum CellMeasure {
  /// What stands above and below texts (our choice: with it a line of 17 points fits into 44).
  static let verticalMargin: CGFloat = 11
  /// Between two texts, one below the other (our choice).
  static let textGap: CGFloat = 3
  /// Between image and text.
  static let imageGap: CGFloat = 16
  /// What content leaves free before an accessory.
  static let accessoryGap: CGFloat = 8
  /// The width of a chevron's place: Interface Builder's files have contents of 348.5 in 375 points.
  static let chevronWidth: CGFloat = 10.5
  /// What the control that deletes takes at the left, and the one that moves at the right.
  static let editWidth: CGFloat = 38
  static let reorderWidth: CGFloat = 48
  /// The width of the right-aligned text of `value2`.
  static let value2Label: CGFloat = 91
}

extension CellCore {
  // MARK: The cell's own parts

  func placeParts(of cell: UITableViewCell) {
    let bounds = cell.bounds
    let frame = mirrored(contentFrame(of: cell, in: bounds.size), in: cell)
    if contentView.frame != frame { contentView.frame = frame }
    takeMargins(of: cell)
    for view in [backgroundFill, cell.backgroundView, selectionFill, cell.selectedBackgroundView] {
      if let view, view.superview === cell, view.frame != bounds { view.frame = bounds }
    }
    placeAccessory(of: cell)
    placeEditing(of: cell)
    placeSeparator(of: cell)
  }

  /// A rectangle on the other side of a cell whose content runs from right to left.
  func mirrored(_ frame: CGRect, in cell: UITableViewCell) -> CGRect {
    guard cell.readsFromRight else { return frame }
    var frame = frame
    frame.origin.x = cell.bounds.width - frame.maxX
    return frame
  }

  /// The content's rectangle: between what deletes and what stands at the right, above the separator.
  func contentFrame(of cell: UITableViewCell, in size: CGSize) -> CGRect {
    let start = place.safeStart + startWidth
    let end = place.safeEnd + endWidth(of: cell)
    return CGRect(
      x: start, y: 0, width: max(0, size.width - start - end),
      height: max(0, size.height - place.lineHeight))
  }

  private var startWidth: CGFloat {
    guard let editing = place.editing, isEditing else { return 0 }
    return editing.control != nil || editing.isIndented ? CellMeasure.editWidth : 0
  }

  /// What accessory and control for moving take at the right.
  private func endWidth(of cell: UITableViewCell) -> CGFloat {
    var width: CGFloat = 0
    if isEditing, place.editing?.canMove == true { width += CellMeasure.reorderWidth }
    let accessory = accessoryWidth(of: cell)
    if accessory > 0 { width += accessory + (width > 0 ? 0 : place.margin) }
    return width
  }

  func accessoryWidth(of cell: UITableViewCell) -> CGFloat {
    if let view = isEditing ? cell.editingAccessoryView : cell.accessoryView {
      return view.bounds.width
    }
    switch isEditing ? cell.editingAccessoryType : cell.accessoryType {
    case .none: return 0
    case .disclosureIndicator: return CellMeasure.chevronWidth
    case .detailDisclosureButton: return 44 + CellMeasure.chevronWidth - 10
    case .checkmark: return CellGlyph.size(of: .checkmark).width
    case .detailButton: return 22
    }
  }

  /// Gives the content the margins of cells, unless somebody has set others.
  private func takeMargins(of cell: UITableViewCell) {
    let margins = margins(of: cell)
    if content != nil {
      (contentView as? UIListContentView)?.cellMargins = margins
      return
    }
    if contentView.layoutMargins == margins { return }
    if let automaticMargins, contentView.layoutMargins != automaticMargins { return }
    automaticMargins = margins
    contentView.layoutMargins = margins
  }

  /// What the content leaves free at its edges.
  private func margins(of cell: UITableViewCell) -> UIEdgeInsets {
    let hasEnd = endWidth(of: cell) > 0
    let start = startWidth > 0 ? CellMeasure.accessoryGap : place.margin
    let end = hasEnd ? CellMeasure.accessoryGap : place.margin
    let isMirrored = cell.readsFromRight
    return UIEdgeInsets(
      top: CellMeasure.verticalMargin, left: isMirrored ? end : start,
      bottom: CellMeasure.verticalMargin, right: isMirrored ? start : end)
  }

  // MARK: Separators

  private func placeSeparator(of cell: UITableViewCell) {
    let isWanted = place.hasSeparator && !(place.style == .insetGrouped && place.isLast)
    guard isWanted else {
      separator.isHidden = true
      topLine.isHidden = true
      return
    }
    if separator.superview == nil {
      cell.addSubview(separator)
    } else if cell.subviews.last !== separator {
      cell.bringSubviewToFront(separator)
    }
    let (size, pixel) = (cell.bounds.size, place.pixel)
    var inset = separatorInset ?? standardInset
    if place.style == .grouped, place.isLast { inset = .zero }
    separator.isHidden = isShowingSelection || isSeparatorHidden
    separator.backgroundColor = place.separatorColor
    separator.frame = mirrored(
      CGRect(
        x: inset.left, y: size.height - pixel, width: max(0, size.width - inset.left - inset.right),
        height: pixel), in: cell)
    placeTopLine(of: cell)
  }

  /// Lines begin below the text, where an image stands before it.
  private var standardInset: UIEdgeInsets {
    var inset = place.separatorInset
    inset.left += startWidth + place.safeStart
    if let picture = imageView?.image?.size, textLabel != nil, picture.height > 0 {
      let share = min(1, contentView.bounds.height / picture.height)
      inset.left += picture.width * share + CellMeasure.imageGap
    } else if let list = contentView as? UIListContentView, list.showsImage {
      inset.left += list.textInset - place.margin
    }
    return inset
  }

  /// A group from edge to edge has a line above it, too.
  private func placeTopLine(of cell: UITableViewCell) {
    guard place.style == .grouped, place.isFirst else { return topLine.isHidden = true }
    if topLine.superview == nil { cell.addSubview(topLine) }
    topLine.isHidden = false
    topLine.backgroundColor = place.separatorColor
    topLine.frame = CGRect(x: 0, y: 0, width: cell.bounds.width, height: place.pixel)
  }

  func hidesSeparator(_ isHidden: Bool, in cell: UITableViewCell) {
    isSeparatorHidden = isHidden
    if separator.superview != nil, place.hasSeparator,
      !(place.style == .insetGrouped && place.isLast)
    {
      separator.isHidden = isHidden
    }
  }

  // MARK: Labels

  func textLabel(in cell: UITableViewCell) -> UILabel? {
    if let textLabel { return textLabel }
    let label = UILabel.forList()
    label.font = style == .value2 ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body)
    if style == .value2 {
      label.textAlignment = .right
      label.textColor = cell.tintColor
    }
    textLabel = label
    adopt(label, in: cell)
    return label
  }

  func detailLabel(in cell: UITableViewCell) -> UILabel? {
    if style == .default { return nil }
    if let detailLabel { return detailLabel }
    let label = UILabel.forList()
    switch style {
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 15)
    default: label.font = .preferredFont(forTextStyle: .caption1)
    }
    detailLabel = label
    adopt(label, in: cell)
    return label
  }

  func imageView(in cell: UITableViewCell) -> UIImageView? {
    if let imageView { return imageView }
    let view = UIImageView()
    imageView = view
    adopt(view, in: cell)
    return view
  }

  private func adopt(_ view: UIView, in cell: UITableViewCell) {
    contentView.addSubview(view)
    cell.setNeedsLayout()
    contentView.setNeedsLayout()
  }

  /// Puts image and texts in their places in the content view.
  func placeLabels(in cell: UITableViewCell) {
    let frames = LabelFrames(of: self, in: cell, size: contentView.bounds.size)
    if let imageView, imageView.translatesAutoresizingMaskIntoConstraints {
      imageView.frame = frames.image
    }
    if let textLabel, textLabel.translatesAutoresizingMaskIntoConstraints {
      textLabel.frame = frames.text
    }
    if let detailLabel, detailLabel.translatesAutoresizingMaskIntoConstraints {
      detailLabel.frame = frames.detail
    }
  }

  // MARK: Heights

  /// Whether the cell's own constraints place views in it, not those of its content view.
  func isConstrained(_ cell: UITableViewCell) -> Bool {
    !isContentConstrained && cell.subviews.contains { $0.ownLayout?.keepsFrame == false }
  }

  private var isContentConstrained: Bool {
    contentView.subviews.contains { $0.ownLayout?.keepsFrame == false }
  }

  /// The height that a cell's content asks for at a width; 44 where it asks for none.
  func fittedHeight(of cell: UITableViewCell, width: CGFloat, table: UITableView) -> CGFloat {
    let standard = UITableView.standardRowHeight
    if cell.bounds.width != width {
      UIView.performWithoutAnimation {
        cell.bounds.size = CGSize(width: width, height: cell.bounds.height)
      }
    }
    updateConfiguration(of: cell)
    placeParts(of: cell)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > place.lineHeight, size.height.isFinite else { return standard }
    // A list's content is as high as a row at least, like the labels of the four styles.
    return contentView is UIListContentView ? max(standard, size.height) : size.height
  }

  func fittedSize(
    of cell: UITableViewCell, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    guard content != nil || isContentConstrained else { return standardSize(of: cell, in: target) }
    let around = target.width - contentFrame(of: cell, in: target).width
    let content = contentView.systemLayoutSizeFitting(
      CGSize(
        width: max(0, target.width - around), height: max(0, target.height - place.lineHeight)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: horizontal == .required ? target.width : content.width + around,
      height: content.height > 0 ? content.height + place.lineHeight : 0)
  }

  /// The size of the labels with what is around them.
  func standardSize(of cell: UITableViewCell, in size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : cell.bounds.width
    let content = contentFrame(of: cell, in: CGSize(width: width, height: 0)).width
    let frames = LabelFrames(of: self, in: cell, size: CGSize(width: content, height: 0))
    let height = frames.height + place.lineHeight
    return CGSize(width: width, height: max(UITableView.standardRowHeight, height))
  }
}
