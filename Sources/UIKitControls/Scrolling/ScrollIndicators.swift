// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The thin bars that show where in its content a scroll view is (FACTS_UIKIT c.9, grade L: what Apple
// doesn't publish stands here in one place).

import CoreGraphics
import Foundation
import QuartzCore

/// The two bars of a scroll view: layers in front of all others, made when they are first seen.
@MainActor
final class ScrollIndicators {
  /// How thick a bar is, and how far from the edge and from the ends, in points.
  static let thickness = 3.0
  static let margin = 3.0
  /// The shortest bar, and the shortest one that is squeezed beyond an edge.
  static let shortest = 36.0
  static let shortestSqueezed = 8.0
  /// How long a bar stays after the last movement, how long it takes to fade, and how long a flash
  /// lasts before that.
  static let stay = 0.5
  static let fade = 0.3
  static let flash = 1.0
  static let opacity: CGFloat = 0.35

  private var bars: [ScrollAxis: IndicatorLayer] = [:]
  /// Whether bars are seen and not fading.
  private(set) var isShown = false
  /// Tells the last time of showing from earlier ones.
  private var round = 0

  /// Shows the bars of the axes that can be scrolled.
  func show(in view: UIScrollView) {
    round += 1
    if !isShown {
      isShown = true
      for bar in bars.values {
        bar.removeAllAnimations()
        bar.opacity = 1
      }
    }
    place(in: view)
  }

  /// Has the bars fade after a while, unless they are shown again before.
  func hide(after delay: TimeInterval) {
    guard isShown else { return }
    let round = round
    TouchCenter.current.after(delay) { [weak self] in
      guard let self, self.round == round else { return }
      self.fadeOut()
    }
  }

  private func fadeOut() {
    isShown = false
    for bar in bars.values {
      let fading = CABasicAnimation(keyPath: "opacity")
      fading.fromValue = 1
      fading.toValue = 0
      fading.duration = Self.fade
      bar.opacity = 0
      bar.add(fading, forKey: "fade")
    }
  }

  /// Puts the bars where the content is by now. Costs nothing while none is seen.
  func place(in view: UIScrollView) {
    guard isShown else { return }
    for axis in ScrollAxis.allCases {
      let frame = view.indicatorFrame(axis)
      if frame == nil, bars[axis] == nil { continue }
      let bar = bars[axis] ?? make(axis)
      bar.isHidden = frame == nil
      guard let frame else { continue }
      bar.frame = frame
      bar.backgroundColor = view.indicatorColor
      if bar.superlayer !== view.layer || view.layer.sublayers?.last is IndicatorLayer == false {
        view.layer.addSublayer(bar)
      }
    }
  }

  private func make(_ axis: ScrollAxis) -> IndicatorLayer {
    let bar = IndicatorLayer()
    bar.cornerRadius = CGFloat(Self.thickness / 2)
    bars[axis] = bar
    return bar
  }
}

/// A layer that never animates by itself.
final class IndicatorLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}

extension UIScrollView {
  /// Where a bar lies, in the content's space; nil where there is nothing to scroll, or none is wanted.
  func indicatorFrame(_ axis: ScrollAxis) -> CGRect? {
    guard axis == .x ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator else {
      return nil
    }
    let insets = adjustedContentInset.finite
    var own = (axis == .x ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets).finite
    if automaticallyAdjustsScrollIndicatorInsets {
      let safe = safeAreaInsets
      own.top += safe.top - core.freed.now
      own.left += safe.left
      own.bottom += safe.bottom
      own.right += safe.right
    }
    let range = range(axis)
    let whole = contentSize.finite[axis] + insets.lead(axis) + insets.trail(axis)
    let track = side(axis) - 2 * ScrollIndicators.margin - own.lead(axis) - own.trail(axis)
    guard range.lowerBound < range.upperBound, whole > side(axis), track > 0 else { return nil }
    let offset = contentOffset[axis]
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    var length = min(track, max(ScrollIndicators.shortest, track * side(axis) / whole))
    length = min(track, max(ScrollIndicators.shortestSqueezed, length - abs(offset - inside)))
    let share = (inside - range.lowerBound) / (range.upperBound - range.lowerBound)
    let along = ScrollIndicators.margin + own.lead(axis) + (track - length) * share
    // From right to left the bar of a list is at the left.
    let across =
      axis == .y && readsFromRight
      ? ScrollIndicators.margin + own.lead(axis.across)
      : side(axis.across) - ScrollIndicators.margin - ScrollIndicators.thickness
        - own.trail(axis.across)
    var origin = contentOffset
    origin[axis] += along
    origin[axis.across] += across
    let size =
      axis == .x
      ? CGSize(width: length, height: ScrollIndicators.thickness)
      : CGSize(width: ScrollIndicators.thickness, height: length)
    return CGRect(origin: origin, size: size)
  }

  /// Black or white, as the style says.
  var indicatorColor: CGColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isWhite = indicatorStyle == .white || indicatorStyle == .default && isDark
    return UIColor(white: isWhite ? 1 : 0, alpha: ScrollIndicators.opacity).cgColor
  }
}
