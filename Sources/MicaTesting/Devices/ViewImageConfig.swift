// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The devices that pictures are taken on.

/// A device's screen for pictures of controllers.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a pad is held, and which part of its width a program has.
  public enum TabletOrientation: Sendable {
    /// The parts of an upright pad.
    public enum PortraitSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// The wide part.
      case twoThirds
      /// All of it.
      case full
    }
    /// The parts of a pad on its side.
    public enum LandscapeSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// One of two equal parts.
      case oneHalf
      /// The wide part.
      case twoThirds
      /// All of it.
      case full
    }
    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What the device's corners and bars cover, in points.
  public var safeArea: UIEdgeInsets
  /// The screen in points; nil for the view's own size.
  public var size: CGSize?
  /// The device's traits.
  public var traits: UITraitCollection

  /// A device of one's own.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}
