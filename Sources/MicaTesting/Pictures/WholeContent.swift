// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of all that a scroll view scrolls.

internal import CoreGraphics

extension ViewPicture {
  /// The largest side of a picture of a whole content, in points.
  private static let largest: CGFloat = 20_000

  /// The size at which a view shows the whole content of its largest scroll view.
  @MainActor func sizeOfContent(_ view: UIView, of controller: UIViewController) -> CGSize {
    var copy = self
    var size = config.size ?? controller.view.frame.size
    // Lists that estimate their rows know better each time.
    for _ in 0..<8 {
      copy.config.size = size
      let grown = copy.show(view, of: controller) { () -> CGSize in
        guard let scroll = Self.scrollView(in: view) else { return size }
        let inset = scroll.adjustedContentInset
        let content = scroll.contentSize
        func more(_ length: CGFloat, _ insets: CGFloat, _ room: CGFloat) -> CGFloat {
          let more = length + insets - room
          return more.isFinite ? max(0, more) : 0
        }
        return CGSize(
          width: min(
            Self.largest,
            size.width + more(content.width, inset.left + inset.right, scroll.bounds.width)),
          height: min(
            Self.largest,
            size.height + more(content.height, inset.top + inset.bottom, scroll.bounds.height)))
      }
      guard let grown, grown != size else { return size }
      size = grown
    }
    return size
  }

  /// The scroll view with the largest area, the outer one of two.
  @MainActor private static func scrollView(in view: UIView) -> UIScrollView? {
    var best: UIScrollView?
    var waiting = [view]
    while let next = waiting.popLast() {
      if let scroll = next as? UIScrollView {
        let area = scroll.bounds.width * scroll.bounds.height
        if area > (best.map { $0.bounds.width * $0.bounds.height } ?? 0) { best = scroll }
        continue
      }
      waiting += next.subviews.filter { !$0.isHidden }
    }
    return best
  }
}
