// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device's screen. The stage that a program runs on sets its size and scale.

import CoreGraphics
public import Foundation
internal import MicaContext

/// A screen: its size in points, and how many pixels make a point.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the program's device, 390 × 844 points of 2 pixels until a stage says otherwise.
  public class var main: UIScreen { ProgramContext.current.state(ScreenState.self).main }

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

  /// Gives the screen another size in points and another scale, and the device other traits; views
  /// take it on as they enter a window.
  package func setDevice(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, sizeCategory: UIContentSizeCategory
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    UITraitCollection.device = UITraitCollection(
      style: style, scale: scale, sizeCategory: sizeCategory)
  }

  /// The device's style and scale.
  public var traitCollection: UITraitCollection { .device }
}

/// A program's screens; used on the main actor.
private final class ScreenState: ProgramState {
  @MainActor lazy var main = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)

  init(in context: ProgramContext) {}
}
