// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a menu's card goes. Apple doesn't publish the law: it is our choice where nothing else is said.

import CoreGraphics

/// Rectangles of a card and of the preview that it is about.
struct MenuPlacement: Equatable {
  var card: CGRect
  var preview: CGRect
  /// Whether the card is above what it is about.
  var isUpwards: Bool

  /// A card beside a control: below it where that has room enough, else where more is; at the control's left edge where
  /// it stands in the screen's left third, at its right edge in the right one.
  init(card size: CGSize, about source: CGRect, in area: CGRect) {
    let below = area.maxY - source.maxY - MenuMetrics.gap
    let above = source.minY - MenuMetrics.gap - area.minY
    isUpwards = below < size.height && above > below
    let room = max(0, isUpwards ? above : below)
    let height = min(size.height, max(room, min(area.height, MenuMetrics.rowHeight * 3)))
    var y = isUpwards ? source.minY - MenuMetrics.gap - height : source.maxY + MenuMetrics.gap
    y = max(area.minY, min(y, area.maxY - height))
    let third = area.width / 3
    let x =
      source.midX < area.minX + third
      ? source.minX
      : source.midX > area.maxX - third ? source.maxX - size.width : source.midX - size.width / 2
    card = CGRect(
      x: Self.within(x, size.width, area), y: y, width: size.width, height: height)
    preview = source
  }

  /// A card and a preview: below it, or above where only there is room without moving the preview. A preview that is
  /// too high for both becomes smaller.
  init(card size: CGSize, preview source: CGRect, in area: CGRect) {
    let gap = size.height > 0 ? MenuMetrics.previewGap : 0
    let height = min(size.height, max(area.height / 2, MenuMetrics.rowHeight))
    let room = max(1, area.height - gap - height)
    let factor = min(
      1, room / max(source.height, 1), area.width / max(source.width, 1))
    var preview = CGRect(
      x: source.midX - source.width * factor / 2, y: source.midY - source.height * factor / 2,
      width: source.width * factor, height: source.height * factor)
    preview.origin.x = Self.within(preview.minX, preview.width, area)
    let fitsBelow = preview.maxY + gap + height <= area.maxY && preview.minY >= area.minY
    let fitsAbove = preview.minY - gap - height >= area.minY && preview.maxY <= area.maxY
    isUpwards = !fitsBelow && fitsAbove
    if !fitsBelow, !fitsAbove {
      preview.origin.y = max(
        area.minY, min(preview.minY, area.maxY - height - gap - preview.height))
    }
    let third = area.width / 3
    let x = preview.midX > area.maxX - third ? preview.maxX - size.width : preview.minX
    card = CGRect(
      x: Self.within(x, size.width, area),
      y: isUpwards ? preview.minY - gap - height : preview.maxY + gap, width: size.width,
      height: height)
    self.preview = preview
  }

  /// A start that keeps a length within the area.
  static func within(_ start: CGFloat, _ length: CGFloat, _ area: CGRect) -> CGFloat {
    max(area.minX, min(start, area.maxX - length))
  }
}
