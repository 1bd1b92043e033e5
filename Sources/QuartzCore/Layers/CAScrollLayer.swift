// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A window onto larger content, moved by its bounds' origin. The methods for layers inside one are in
// CALayer+Scrolling.swift.

import CoreGraphics
import Foundation

/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Directions by their name; an unknown one acts like `both`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down only.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right only.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Everywhere; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose sublayers may be larger than it is; scrolling moves the origin of its bounds.
///
/// There are no limits: nothing keeps the content from being scrolled out of sight, and no finger
/// is followed. A scroll layer masks to its bounds from the start (our choice: the default is not
/// documented; programs usually set it).
open class CAScrollLayer: CALayer {
  private var mode = CAScrollLayerScrollMode.both

  /// A scroll layer that moves in both directions and masks to its bounds.
  public override init() {
    super.init()
    state.masksToBounds = true
  }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { mode = other.mode }
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.masksToBounds = true
  }

  /// The directions in which the layer scrolls; `both` by default.
  open var scrollMode: CAScrollLayerScrollMode {
    get { mode }
    set { keep("scrollMode") { mode = newValue } }
  }

  /// Scrolls so that a point of the layer's own space lies at the upper left corner, as far as
  /// `scrollMode` lets it: sets the origin of `bounds`, which is an animation like any other change
  /// of them. A point that is not finite changes nothing.
  open func scroll(to p: CGPoint) { setScrollOrigin(p) }

  /// Scrolls as little as shows the rectangle, given in the layer's own space; of one that is too
  /// large, its upper left part. What is visible already, or empty, changes nothing.
  open func scroll(to r: CGRect) {
    let r = r.standardized
    guard r.width > 0, r.height > 0 else { return }
    let shown = bounds
    setScrollOrigin(
      CGPoint(
        x: Self.origin(showing: r.minX, r.width, from: shown.minX, shown.width),
        y: Self.origin(showing: r.minY, r.height, from: shown.minY, shown.height)))
  }

  private func setScrollOrigin(_ p: CGPoint) {
    guard p.x.isFinite, p.y.isFinite else { return }
    var origin = p
    if mode == .none || mode == .vertically { origin.x = bounds.origin.x }
    if mode == .none || mode == .horizontally { origin.y = bounds.origin.y }
    guard origin != bounds.origin else { return }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// One coordinate of the origin that shows `start ..< start + length`.
  private static func origin(
    showing start: CGFloat, _ length: CGFloat, from shown: CGFloat, _ room: CGFloat
  ) -> CGFloat {
    if start < shown || length > room { return start }
    return max(shown, start + length - room)
  }
}
