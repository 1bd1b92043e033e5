// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The geometry of lists (FACTS_SWIFTUI h.12).

/// What rows and sections share of a list's geometry.
enum ListMetrics {
  /// The margin of a list's content, in points: 16, from a width of 414 on 20.
  static func margin(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The margin within a section with round corners, which is narrower than the list by two margins.
  static func margin(_ width: CGFloat, isInset: Bool) -> CGFloat {
    isInset ? (width >= 374 ? 20 : 16) : margin(width)
  }
}

/// A column of sections, which a list with round corners insets.
struct ListColumn: Layout {
  let isInset: Bool

  private func inner(_ width: CGFloat) -> CGFloat {
    isInset ? max(0, width - 2 * ListMetrics.margin(width)) : width
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? max(0, $0) : 320 } ?? 320
    let offer = ProposedViewSize(width: inner(width), height: nil)
    let heights = subviews.map { $0.sizeThatFits(offer).height }
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = inner(bounds.width)
    let offer = ProposedViewSize(width: width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + (bounds.width - width) / 2, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}

/// A row: the view leads, what belongs to the row trails, a line lies below.
struct ListRowLayout: Layout {
  let insets: EdgeInsets?
  let isInset: Bool
  let minHeight: CGFloat
  /// One pixel, in points.
  let pixel: CGFloat

  private struct Frames {
    var height: CGFloat
    var left: CGFloat
    var right: CGFloat
    var content: CGSize
    var offer: ProposedViewSize
    var accessory: CGSize
  }

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> Frames {
    let margin = ListMetrics.margin(width, isInset: isInset)
    let insets =
      insets ?? EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    let accessory =
      subviews.count > 2
      ? subviews[2].sizeThatFits(.unspecified) : .zero
    let gap: CGFloat = accessory.width > 0 ? accessory.width + 8 : 0
    let offer = ProposedViewSize(
      width: max(0, width - insets.leading - insets.trailing - gap), height: nil)
    let content = subviews.first?.sizeThatFits(offer) ?? .zero
    let height = max(minHeight, content.height + insets.top + insets.bottom)
    return Frames(
      height: height.isFinite ? max(0, height) : minHeight, left: insets.leading,
      right: insets.trailing, content: content, offer: offer, accessory: accessory)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? max(0, $0) : 320 } ?? 320
    return CGSize(width: width, height: frames(width, subviews).height)
  }

  /// Places the view, its line and what trails.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let frames = frames(bounds.width, subviews)
    let insets = insets ?? EdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
    let room = bounds.height - insets.top - insets.bottom
    let top = bounds.minY + insets.top + (room - frames.content.height) / 2
    let left = bounds.minX + frames.left
    content.place(at: CGPoint(x: left, y: top), proposal: frames.offer)
    if subviews.count > 1 {
      let guide = content.dimensions(in: frames.offer)[explicit: .listRowSeparatorLeading]
      let start = left + (guide ?? 0)
      subviews[1].place(
        at: CGPoint(x: start, y: bounds.maxY - pixel),
        proposal: ProposedViewSize(width: max(0, bounds.maxX - start), height: pixel))
    }
    if subviews.count > 2 {
      subviews[2].place(
        at: CGPoint(
          x: bounds.maxX - frames.right - frames.accessory.width,
          y: bounds.minY + (bounds.height - frames.accessory.height) / 2),
        proposal: ProposedViewSize(frames.accessory))
    }
  }
}
