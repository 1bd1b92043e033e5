// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device's screen. The stage that a program runs on sets its size and scale.

public import CoreGraphics
public import Foundation
internal import MicaClock
internal import MicaContext

/// A screen: its size in points, and how many pixels make a point.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The screen of the program's device, 390 × 844 points of 2 pixels until a stage says otherwise.
  open class var main: UIScreen { ProgramContext.current.state(ScreenState.self).main }

  /// The device's screens: the main one.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle in points; its origin is `.zero`.
  open private(set) var bounds: CGRect

  /// Pixels per point.
  open private(set) var scale: CGFloat

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// What the device's corners and bars cover of the screen.
  private(set) var safeArea = UIEdgeInsets.zero

  /// Pixels per point, the same as `scale`.
  open var nativeScale: CGFloat { scale }

  /// How bright the screen is, 0 ... 1; 0.5 at first. Kept, and never seen in a picture.
  open var brightness: CGFloat = 0.5

  /// Pictures per second: 60.
  open var maximumFramesPerSecond: Int { Int(ScreenRefresh.rate) }

  /// Whether the screen is shown elsewhere too; never.
  open var isCaptured: Bool { false }
  /// Posted when `isCaptured` has changed; never.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The screen that this one repeats; none.
  open var mirrored: UIScreen? { nil }

  /// The screen's space: itself, since the device isn't turned.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The screen's space when the device is held upright; the same here.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// Gives the screen another size in points and another scale, and the device other traits; views
  /// take the scale on as they enter a window.
  package func setDevice(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, sizeCategory: UIContentSizeCategory,
    safeArea: UIEdgeInsets = .zero,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contrast: UIAccessibilityContrast = .normal
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.safeArea = safeArea
    if safeArea != .zero { LayoutState.current.usesSafeAreas = true }
    self.scale = scale
    UITraitCollection.device = UITraitCollection(
      .ofDevice(
        size: size, scale: scale, style: style, sizeCategory: sizeCategory,
        layoutDirection: layoutDirection, contrast: contrast))
    WindowList.current.endRest()
  }

  /// The device's traits.
  open var traitCollection: UITraitCollection { .device }

  /// Called when the traits have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A point of the screen's space in another one.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.fromScreen(point) ?? point
  }

  /// A point of another space in the screen's.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.toScreen(point) ?? point
  }

  /// The box in another space around a rectangle of the screen's.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.fromScreen(rect) ?? rect
  }

  /// The box in the screen's space around a rectangle of another one's.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.toScreen(rect) ?? rect
  }

  /// Posted when another screen is there; never.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when another screen has gone; never.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when a screen's mode has changed; never.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when `brightness` has changed by the user; never.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

/// A program's screens; used on the main actor.
private final class ScreenState: ProgramState {
  @MainActor lazy var main = UIScreen(size: CGSize(width: 390, height: 844), scale: 2)

  init(in context: ProgramContext) {}
}
