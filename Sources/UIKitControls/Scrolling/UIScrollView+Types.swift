// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Kinds and choices of scroll views.

public import CoreGraphics

extension UIScrollView {
  /// How safe areas become insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and below navigation bars also where nothing can be scrolled.
    case automatic = 0
    /// Along the axes that can be scrolled.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all four edges.
    case always
  }

  /// The colour of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light style, light in the dark one.
    case `default` = 0
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// How dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It doesn't.
    case none = 0
    /// As soon as dragging begins.
    case onDrag
    /// With the finger; here as soon as the finger comes over it.
    case interactive
    /// As `onDrag`, the accessory view among it.
    case onDragWithAccessory
    /// As `interactive`, the accessory view among it.
    case interactiveWithAccessory
  }

  /// How quickly content comes to rest: what is left of its velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity, 0 ... 1.
    public let rawValue: CGFloat

    /// A rate of one's own.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998 (FACTS C11).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 (FACTS C11).
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
