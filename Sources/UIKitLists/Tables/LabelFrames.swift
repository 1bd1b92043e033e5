// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where image and texts of the four styles of cells stand in the content view.

import CoreGraphics
import Foundation

/// The frames of a cell's labels, and the height that they ask for (FACTS_UIKIT d.15).
@MainActor
struct LabelFrames {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  /// The height of the content that shows everything.
  private(set) var height: CGFloat = 0

  private let scale: CGFloat
  private let left: CGFloat
  private let right: CGFloat
  private let contentHeight: CGFloat

  /// The frames in a content of some size; with no height only `height` means something.
  init(of core: CellCore, in cell: UITableViewCell, size: CGSize) {
    scale = core.place.scale
    contentHeight = size.height
    let margins = core.contentView.layoutMargins
    let isMirrored = core.contentView.readsFromRight
    let (leading, trailing) =
      isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    var start = leading + CGFloat(cell.indentationLevel) * cell.indentationWidth
    right = max(start, size.width - trailing)
    if let picture = core.imageView?.image?.size, picture.width > 0, picture.height > 0 {
      let limit = size.height > 0 ? size.height : picture.height
      let share = min(1, limit / picture.height)
      let (width, height) = (picture.width * share, picture.height * share)
      image = CGRect(
        x: start, y: Self.rounded((size.height - height) / 2, scale), width: width, height: height)
      self.height = height
      start += width + CellMeasure.imageGap
    }
    left = start
    let room = CGSize(width: max(0, right - left), height: .greatestFiniteMagnitude)
    let first = Self.size(of: core.textLabel, in: room)
    let second = Self.size(of: core.detailLabel, in: room)
    switch core.style {
    case .default: placeAlone(first)
    case .subtitle: placeStacked(first, second)
    case .value1: placeOpposite(core, first, second, room)
    case .value2: placeBeside(core, first, second)
    }
    self.height = max(self.height, 0)
    if isMirrored { mirror(in: size.width) }
  }

  /// From right to left everything stands on the other side.
  private mutating func mirror(in width: CGFloat) {
    image.origin.x = width - image.maxX
    text.origin.x = width - text.maxX
    detail.origin.x = width - detail.maxX
  }

  private static func rounded(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    PixelGrid(scale).nearest(value)
  }

  private static func size(of label: UILabel?, in room: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(room)
    return CGSize(width: min(size.width, room.width), height: size.height)
  }

  private mutating func grow(_ content: CGFloat) {
    height = max(height, content > 0 ? content + 2 * CellMeasure.verticalMargin : 0)
  }

  private mutating func placeAlone(_ size: CGSize) {
    text = CGRect(x: left, y: 0, width: max(0, right - left), height: contentHeight)
    grow(size.height)
  }

  private mutating func placeStacked(_ first: CGSize, _ second: CGSize) {
    if second.height == 0 { return placeAlone(first) }
    let gap = first.height > 0 ? CellMeasure.textGap : 0
    let total = first.height + gap + second.height
    let top = Self.rounded((contentHeight - total) / 2, scale)
    text = CGRect(x: left, y: top, width: first.width, height: first.height)
    detail = CGRect(
      x: left, y: top + first.height + gap, width: second.width, height: second.height)
    grow(total)
  }

  /// The second text at the right edge; below the first where both don't fit beside each other.
  private mutating func placeOpposite(
    _ core: CellCore, _ first: CGSize, _ second: CGSize, _ room: CGSize
  ) {
    if second.height == 0 { return placeAlone(first) }
    if first.width + second.width + CellMeasure.accessoryGap > room.width, first.height > 0,
      core.textLabel?.numberOfLines == 0 || core.detailLabel?.numberOfLines == 0
    {
      return placeStacked(first, second)
    }
    let width = min(second.width, max(0, room.width - min(first.width, room.width * 0.75) - 6))
    detail = CGRect(
      x: right - width, y: Self.rounded((contentHeight - second.height) / 2, scale), width: width,
      height: second.height)
    text = CGRect(
      x: left, y: Self.rounded((contentHeight - first.height) / 2, scale),
      width: min(first.width, max(0, detail.minX - 6 - left)), height: first.height)
    grow(max(first.height, second.height))
  }

  private mutating func placeBeside(_ core: CellCore, _ first: CGSize, _ second: CGSize) {
    let middle = Self.rounded(contentHeight / 2, scale)
    text = CGRect(
      x: left, y: middle - Self.rounded(first.height / 2, scale), width: CellMeasure.value2Label,
      height: first.height)
    let start = text.maxX + 6
    detail = CGRect(
      x: start, y: middle - Self.rounded(second.height / 2, scale),
      width: min(second.width, max(0, right - start)), height: second.height)
    grow(max(first.height, second.height))
  }
}
