// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a button without a configuration puts its title and picture, and how large it is: picture and
// title form one block (FACTS_UIKIT d.3).

import CoreGraphics

extension UIButton {
  /// What titles have above and below where the content has no insets, and the least width of a
  /// button with a title or with nothing, in points (d.3).
  private static let titlePadding: CGFloat = 6
  private static let leastWidth: CGFloat = 30

  private var pixel: CGFloat { contentScaleFactor > 0 ? 1 / contentScaleFactor : 1 }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The label, if it shows something.
  private var titled: UILabel? {
    parts.label.flatMap { $0.text?.isEmpty == false ? $0 : nil }
  }

  private func titleSize(in width: CGFloat) -> CGSize {
    guard let titled else { return .zero }
    return titled.sizeThatFits(CGSize(width: width, height: 0))
  }

  private var imageSize: CGSize { parts.picture?.image?.size ?? .zero }

  // MARK: Rectangles

  func findTitleRect(in contentRect: CGRect) -> CGRect {
    guard let titled else { return CGRect(origin: contentRect.origin, size: .zero) }
    var room = contentRect.inset(by: titleEdgeInsets)
    let taken = min(imageSize.width, contentRect.width)
    room.size.width -= taken
    if !isMirrored { room.origin.x += taken }
    var size = titleSize(in: room.width)
    size.width = min(size.width, max(0, room.width))
    if titled.numberOfLines != 1 { size.height = min(size.height, max(0, room.height)) }
    return place(size, in: room)
  }

  func findImageRect(in contentRect: CGRect) -> CGRect {
    let natural = imageSize
    var room = contentRect.inset(by: imageEdgeInsets)
    let size = CGSize(
      width: min(natural.width, max(0, room.width)),
      height: min(natural.height, max(0, room.height))
    )
    let left = max(0, contentRect.width - natural.width)
    let taken = min(titleSize(in: left).width, left)
    room.size.width -= taken
    if isMirrored { room.origin.x += taken }
    return place(size, in: room)
  }

  private func place(_ size: CGSize, in room: CGRect) -> CGRect {
    let across = span(
      size.width, room.minX, room.width, Self.rank(effectiveContentHorizontalAlignment))
    let down = span(size.height, room.minY, room.height, Self.rank(contentVerticalAlignment))
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// The place of something along one axis.
  private enum Rank {
    case start, middle, end, fill
  }

  private static func rank(_ alignment: ContentHorizontalAlignment) -> Rank {
    switch alignment {
    case .left, .leading: .start
    case .right, .trailing: .end
    case .fill: .fill
    default: .middle
    }
  }

  private static func rank(_ alignment: ContentVerticalAlignment) -> Rank {
    switch alignment {
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    default: .middle
    }
  }

  private func span(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ rank: Rank
  ) -> (start: CGFloat, length: CGFloat) {
    let free = room - length
    switch rank {
    case .start: return (start, length)
    case .end: return (start + free, length)
    case .fill: return (start, max(0, room))
    case .middle: return (PixelGrid.nearest(start + free / 2, to: pixel), length)
    }
  }

  // MARK: Layout

  func placeParts() {
    if configurationState.given != nil { return placeConfiguration() }
    let content = contentRect(forBounds: bounds)
    parts.backdrop?.frame = backgroundRect(forBounds: bounds)
    parts.picture?.frame = imageRect(forContentRect: content)
    parts.label?.frame = titleRect(forContentRect: content)
    if let label = parts.label {
      let turns = isHighlighted && reversesTitleShadowWhenHighlighted
      let offset = CGSize(width: 0, height: turns ? 1 : -1)
      if turns || label.shadowOffset == CGSize(width: 0, height: 1) { label.shadowOffset = offset }
    }
  }

  // MARK: Sizes

  func findIntrinsicSize() -> CGSize {
    updateIfDue()
    if configurationState.given != nil { return configurationSize(in: 0) }
    let (title, image, insets) = (titleSize(in: 0), imageSize, contentEdgeInsets)
    let isEmpty = titled == nil && image == .zero
    let hasInsets = insets != .zero
    var size = CGSize(width: image.width + title.width, height: image.height)
    if titled != nil || isEmpty && currentBackgroundImage == nil {
      let font = parts.label?.font ?? standardFont
      let line = titled == nil ? font.lineHeight : title.height
      let padding = hasInsets ? 0 : 2 * Self.titlePadding
      size.height = max(size.height, PixelGrid.above(line, to: 1) + padding)
      if !hasInsets { size.width = max(size.width, Self.leastWidth) }
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  func findFittingSize(_ size: CGSize) -> CGSize {
    updateIfDue()
    if configurationState.given != nil { return configurationSize(in: size.width) }
    return intrinsicContentSize
  }
}
