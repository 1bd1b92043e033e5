// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How an interface and a device are turned.

/// How an interface is turned against the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// The device's top lies at the right.
  case landscapeLeft = 4
  /// The device's top lies at the left.
  case landscapeRight = 3

  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// That of the program's screen: upright, or right where it is wider than high.
  @MainActor static var ofScreen: Self {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// The device's top lies at the left.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// The device's top lies at the right.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Wider than high.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All but on its head.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// The device's top lies at the left.
  case landscapeLeft = 3
  /// The device's top lies at the right.
  case landscapeRight = 4
  /// The screen looks up.
  case faceUp = 5
  /// The screen looks down.
  case faceDown = 6

  /// Whether the device is held higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is held in a way that an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
