// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a configured button puts its picture and its two titles: the picture on one side of the titles,
// the titles above each other, all of it within the content's insets.

import CoreGraphics

@MainActor
struct ConfiguredButtonLayout {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  /// Points between the content and an indicator behind it (our choice).
  private static let indicatorGap: CGFloat = 6

  private let configuration: UIButton.Configuration
  private let image: CGSize?
  private let title: UILabel?
  private let subtitle: UILabel?
  private let indicator: CGSize?
  private let isMirrored: Bool
  private let pixel: CGFloat
  private let insets: UIEdgeInsets

  init(
    _ configuration: UIButton.Configuration, image: CGSize?, title: UILabel?, subtitle: UILabel?,
    indicator: CGSize? = nil, isMirrored: Bool, pixel: CGFloat
  ) {
    self.configuration = configuration
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.isMirrored = isMirrored
    self.pixel = pixel
    self.indicator = indicator
    var insets = configuration.contentInsets.edges(isMirrored: isMirrored)
    if let indicator {
      let room = indicator.width + Self.indicatorGap
      if isMirrored { insets.left += room } else { insets.right += room }
    }
    self.insets = insets
  }

  private var hasTitles: Bool { title != nil || subtitle != nil }

  private var isStacked: Bool {
    configuration.imagePlacement.contains(.top) || configuration.imagePlacement.contains(.bottom)
  }

  /// Points between picture and titles.
  private var gap: CGFloat { image != nil && hasTitles ? configuration.imagePadding : 0 }

  private struct Titles {
    var title: CGSize
    var subtitle: CGSize
    var size: CGSize
  }

  /// The titles in lines of a width; nil is no limit.
  private func titles(in width: CGFloat?) -> Titles {
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      var size = label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
      if let width { size.width = min(size.width, max(0, width)) }
      return size
    }
    let (first, second) = (size(title), size(subtitle))
    let padding = title != nil && subtitle != nil ? configuration.titlePadding : 0
    let whole = CGSize(
      width: max(first.width, second.width), height: first.height + padding + second.height)
    return Titles(title: first, subtitle: second, size: whole)
  }

  /// The width that titles have within that of the content.
  private func titleWidth(in width: CGFloat) -> CGFloat {
    max(0, isStacked ? width : width - (image?.width ?? 0) - gap)
  }

  private func contentSize(_ titles: CGSize) -> CGSize {
    let image = image ?? .zero
    return isStacked
      ? CGSize(
        width: max(image.width, titles.width), height: image.height + gap + titles.height)
      : CGSize(
        width: image.width + gap + titles.width, height: max(image.height, titles.height))
  }

  /// The size of everything; with a width, of titles broken to it.
  func size(in width: CGFloat?) -> CGSize {
    let sides = insets.left + insets.right
    let titles = titles(in: width.map { titleWidth(in: $0 - sides) })
    let content = contentSize(titles.size)
    return CGSize(width: content.width + sides, height: content.height + insets.top + insets.bottom)
  }

  func frames(
    in bounds: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let room = bounds.inset(by: insets)
    let titles = titles(in: titleWidth(in: room.width))
    let content = contentSize(titles.size)
    var origin = room.origin
    switch horizontal {
    case .left, .leading: break
    case .right, .trailing: origin.x += room.width - content.width
    default: origin.x = round(origin.x + (room.width - content.width) / 2)
    }
    switch vertical {
    case .top: break
    case .bottom: origin.y += room.height - content.height
    default: origin.y = round(origin.y + (room.height - content.height) / 2)
    }
    return place(titles, in: CGRect(origin: origin, size: content))
  }

  private func place(_ titles: Titles, in block: CGRect) -> Frames {
    var frames = Frames()
    let image = image ?? .zero
    var corner = block.origin
    var imageCorner = block.origin
    let placement = configuration.imagePlacement
    if isStacked {
      imageCorner.x = round(block.minX + (block.width - image.width) / 2)
      corner.x = round(block.minX + (block.width - titles.size.width) / 2)
      if placement.contains(.top) {
        corner.y += image.height + gap
      } else {
        imageCorner.y += titles.size.height + gap
      }
    } else {
      imageCorner.y = round(block.minY + (block.height - image.height) / 2)
      corner.y = round(block.minY + (block.height - titles.size.height) / 2)
      if placement.contains(.trailing) != isMirrored {
        imageCorner.x += titles.size.width + gap
      } else {
        corner.x += image.width + gap
      }
    }
    frames.image = CGRect(origin: imageCorner, size: image)
    frames.title = CGRect(
      origin: CGPoint(x: corner.x + shift(titles.title, in: titles), y: corner.y),
      size: titles.title)
    frames.subtitle = CGRect(
      origin: CGPoint(
        x: corner.x + shift(titles.subtitle, in: titles),
        y: corner.y + titles.size.height - titles.subtitle.height),
      size: titles.subtitle)
    if let indicator {
      frames.indicator = CGRect(
        x: isMirrored
          ? block.minX - Self.indicatorGap - indicator.width : block.maxX + Self.indicatorGap,
        y: round(block.midY - indicator.height / 2), width: indicator.width,
        height: indicator.height)
    }
    return frames
  }

  /// How far a title stands from the left edge of both.
  private func shift(_ size: CGSize, in titles: Titles) -> CGFloat {
    let free = titles.size.width - size.width
    let start = isMirrored ? free : 0
    switch configuration.titleAlignment {
    case .leading: return start
    case .trailing: return free - start
    case .center: return round(free / 2)
    case .automatic: return isStacked ? round(free / 2) : start
    }
  }

  private func round(_ value: CGFloat) -> CGFloat { PixelGrid.nearest(value, to: pixel) }
}
