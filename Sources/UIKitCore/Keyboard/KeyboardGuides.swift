// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the keyboard moves the guides of the views that it covers.

import CoreGraphics

extension KeyboardCenter {
  /// How much of a view the keyboard covers, from the view's bottom, in its points; nil where it covers nothing.
  @MainActor func overlap(of view: UIView) -> CGFloat? {
    guard let frame, view.window != nil else { return nil }
    let top = view.layer.convert(CGPoint(x: frame.minX, y: frame.minY), from: nil).y
    let covered = view.bounds.maxY - top
    return covered > 0 && covered.isFinite ? covered : nil
  }

  /// Moves the guides on the screen to where the keyboard is going to be, at its pace.
  @MainActor func moveGuides() {
    for window in WindowList.current.windows where window.isOnScreen && !(window is KeyboardWindow)
    {
      let guides = Self.guides(below: window)
      guard !guides.isEmpty else { continue }
      window.layoutIfNeeded()
      let pace = UIView.AnimationOptions(rawValue: UInt(Self.curve) << 16)
      UIView.animateTouchably(
        withDuration: Self.duration, options: [pace, .beginFromCurrentState],
        animations: {
          for guide in guides { guide.overlap = guide.owningView.flatMap { self.overlap(of: $0) } }
          window.layoutIfNeeded()
        })
    }
  }

  /// The guides of a window's views, without recursion: trees may be deep.
  @MainActor private static func guides(below root: UIView) -> [UIKeyboardLayoutGuide] {
    var found: [UIKeyboardLayoutGuide] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if let guide = view.ownLayout?.keyboardGuide { found.append(guide) }
      waiting += view.subviews
    }
    return found
  }
}
