// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views by what they are called, for scripts.

public import CoreGraphics

/// Looks through what is on the screen, the frontmost window first.
@MainActor
package enum ElementSearch {
  /// The first view that matches and can be seen, superviews before their subviews.
  package static func view(where matches: (UIView) -> Bool) -> UIView? {
    for window in WindowList.current.windows.reversed() where window.isOnScreen {
      if let found = first(below: window, where: matches) { return found }
    }
    return nil
  }

  /// Where a finger touches such a view, in points of the screen: its centre, or where that can't be
  /// seen, the centre of the part that can.
  package static func center(where matches: (UIView) -> Bool) -> CGPoint? {
    guard let view = view(where: matches) else { return nil }
    let bounds = view.layer.bounds
    let center = view.layer.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    var seen = view.layer.convert(bounds, to: nil)
    guard seen.standardized == seen, seen.width * 0 + seen.height * 0 + seen.minX * 0 == 0 else {
      return center
    }
    for next in sequence(first: view, next: \.superview)
    where next.clipsToBounds || next is UIWindow {
      seen = seen.intersection(next.layer.convert(next.layer.bounds, to: nil))
    }
    guard !seen.isNull, !seen.isEmpty, !seen.contains(center) else { return center }
    return CGPoint(x: seen.midX, y: seen.midY)
  }

  /// In the order of the tree, without recursion: trees may be deep.
  private static func first(below root: UIView, where matches: (UIView) -> Bool) -> UIView? {
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      if matches(view) { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }
}
