// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device's screen. The stage that a program runs on sets its size and scale.

import CoreGraphics
public import Foundation

/// A screen: its size in points, and how many pixels make a point.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen, 390 × 844 points of 2 pixels until a stage says otherwise.
  public static let main = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)

  /// The screen's rectangle in points; its origin is `.zero`.
  public private(set) var bounds: CGRect

  /// Pixels per point.
  public private(set) var scale: CGFloat

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point, the same as `scale`.
  public var nativeScale: CGFloat { scale }

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// Gives the screen another size in points and another scale; views take it on as they enter a
  /// window.
  package func setDevice(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    let device = UITraitCollection.device
    UITraitCollection.device = UITraitCollection(
      style: device.userInterfaceStyle, scale: scale,
      sizeCategory: device.preferredContentSizeCategory)
  }

  /// The device's style and scale.
  public var traitCollection: UITraitCollection { .device }
}
