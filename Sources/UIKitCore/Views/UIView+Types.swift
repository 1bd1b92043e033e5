// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The two small vocabularies of views: how content follows a size, how a frame follows a superview.

import QuartzCore

extension UIView {
  /// How a view shows its drawn content when its bounds have another size than the content.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds.
    case scaleToFill
    /// Scales the content to fit within the bounds, keeping its proportions.
    case scaleAspectFit
    /// Scales the content to cover the bounds, keeping its proportions.
    case scaleAspectFill
    /// Draws again whenever the bounds' size changes.
    case redraw
    /// Keeps the content's size, centred; the following cases keep it at the named edge or corner.
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    /// The gravity that shows this mode. Gravities count y upwards whatever the axes: their bottom is
    /// the least y, a view's top.
    var contentsGravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: return .resize
      case .scaleAspectFit: return .resizeAspect
      case .scaleAspectFill: return .resizeAspectFill
      case .center: return .center
      case .top: return .bottom
      case .bottom: return .top
      case .left: return .left
      case .right: return .right
      case .topLeft: return .bottomLeft
      case .topRight: return .bottomRight
      case .bottomLeft: return .topLeft
      case .bottomRight: return .topRight
      }
    }
  }

  /// Which parts of a view's frame give way when the size of its superview changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
