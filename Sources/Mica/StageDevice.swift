// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The devices that a stage can be: their screens and what of these corners and bars cover.

public import CoreGraphics
public import UIKit

/// A device held in one way: its screen and the part of it that is safe.
///
/// The table is FACTS_UIKIT e.8; values of the iPhone 14 Pro and later are recalled, not measured.
public struct StageDevice: Equatable, Sendable {
  /// Apple's name.
  public var name: String
  /// The screen in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What corners and bars cover of the screen.
  public var safeArea: UIEdgeInsets
  /// The same with the device on its side.
  private var sideSafeArea: UIEdgeInsets

  /// A device of one's own, upright. On its side no corner covers anything unless that is said.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    sideSafeArea = landscapeSafeArea
  }

  /// The device of a name of the table; case doesn't count. Nil where there is none.
  public init?(named name: String) {
    let wanted = name.lowercased()
    guard let found = Self.all.first(where: { $0.name.lowercased() == wanted }) else { return nil }
    self = found
  }

  /// Whether it is a pad: no phone's shorter side has 600 points.
  package var isPad: Bool { min(size.width, size.height) >= 600 }

  /// The device turned by a quarter.
  public var turned: StageDevice {
    StageDevice(
      name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
      safeArea: sideSafeArea, landscapeSafeArea: safeArea)
  }

  /// The devices of the table, iPhones first, in the order of their making.
  public static let all: [StageDevice] = phones + pads

  private static let phones: [StageDevice] =
    [
      phone("iPhone SE (1st generation)", 320, 568, 2, top: 20),
      phone("iPhone 8", 375, 667, 2, top: 20),
      phone("iPhone 8 Plus", 414, 736, 3, top: 20),
      phone("iPhone X", 375, 812, 3, top: 44),
      phone("iPhone XS", 375, 812, 3, top: 44),
      phone("iPhone XR", 414, 896, 2, top: 48),
      phone("iPhone XS Max", 414, 896, 3, top: 44),
      phone("iPhone 11", 414, 896, 2, top: 48),
      phone("iPhone 11 Pro", 375, 812, 3, top: 44),
      phone("iPhone 11 Pro Max", 414, 896, 3, top: 44),
      phone("iPhone SE (2nd generation)", 375, 667, 2, top: 20),
      phone("iPhone 12 mini", 375, 812, 3, top: 50),
      phone("iPhone 12", 390, 844, 3, top: 47),
      phone("iPhone 12 Pro", 390, 844, 3, top: 47),
      phone("iPhone 12 Pro Max", 428, 926, 3, top: 47),
      phone("iPhone 13 mini", 375, 812, 3, top: 50),
      phone("iPhone 13", 390, 844, 3, top: 47),
      phone("iPhone 13 Pro", 390, 844, 3, top: 47),
      phone("iPhone 13 Pro Max", 428, 926, 3, top: 47),
      phone("iPhone SE (3rd generation)", 375, 667, 2, top: 20),
      phone("iPhone 14", 390, 844, 3, top: 47),
      phone("iPhone 14 Plus", 428, 926, 3, top: 47),
      phone("iPhone 14 Pro", 393, 852, 3, top: 59),
      phone("iPhone 14 Pro Max", 430, 932, 3, top: 59),
      phone("iPhone 15", 393, 852, 3, top: 59),
      phone("iPhone 15 Plus", 430, 932, 3, top: 59),
      phone("iPhone 15 Pro", 393, 852, 3, top: 59),
      phone("iPhone 15 Pro Max", 430, 932, 3, top: 59),
      phone("iPhone 16", 393, 852, 3, top: 59),
      phone("iPhone 16 Plus", 430, 932, 3, top: 59),
      phone("iPhone 16 Pro", 402, 874, 3, top: 62),
    ]

  private static let pads: [StageDevice] =
    [
      pad("iPad (9.7-inch)", 768, 1024, top: 20, bottom: 0),
      pad("iPad mini", 768, 1024, top: 20, bottom: 0),
      pad("iPad (10.2-inch)", 810, 1080, top: 20, bottom: 0),
      pad("iPad Pro (10.5-inch)", 834, 1112, top: 20, bottom: 0),
      pad("iPad Pro (11-inch)", 834, 1194, top: 24, bottom: 20),
      pad("iPad Pro (12.9-inch)", 1024, 1366, top: 24, bottom: 20),
    ]

  /// An iPhone: with 20 points at the top, one with a home button, where nothing is covered on its side;
  /// else one whose upper corners cover as much at both sides then.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat
  ) -> StageDevice {
    let hasButton = top == 20
    return StageDevice(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: hasButton ? 0 : 34, right: 0),
      landscapeSafeArea: hasButton
        ? .zero : UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> StageDevice {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return StageDevice(
      name: name, size: CGSize(width: width, height: height), scale: 2, safeArea: insets,
      landscapeSafeArea: insets)
  }
}
