// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How windows come and go: what appears with them, and which one is the key window.

public import CoreGraphics
public import MicaFoundation

extension UIWindow {
  /// A window's place in depth; greater numbers lie in front.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Whether a level lies behind another one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Where a program's windows are.
    public static let normal = Self(0)
    /// Where the status bar is.
    public static let statusBar = Self(1000)
    /// Where alerts are.
    public static let alert = Self(2000)
  }

  /// Posted when a window has come to the screen.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has left the screen.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is not the key window any more.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Whether the window is drawn. In a program with scenes, one without a scene is not.
  var isOnScreen: Bool {
    !isHidden && (windowScene != nil || AppState.current.scenes.isEmpty)
  }

  func show() {
    if bounds.isEmpty { frame = screen.bounds }
    WindowList.current.noteShowing(self)
    followScreen(screen)
    askForSafeArea()
    post(Self.didBecomeVisibleNotification)
    rootViewController?.appear(in: self)
  }

  /// The next window that lies in front becomes the key window in place of this one.
  func hide() {
    WindowList.current.endRest()
    rootViewController?.disappear()
    post(Self.didBecomeHiddenNotification)
    guard isKeyWindow else { return }
    WindowList.current.makeKey(
      WindowList.current.windows.last { $0.isOnScreen && $0.canBecomeKey })
  }

  func gainKey() {
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  func loseKey() {
    resignKey()
    post(Self.didResignKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Levels were numbers before Swift 4.2: sources of that time write them as such.
extension UIWindow.Level: _UIKitNumericRawRepresentable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// A level by its number.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
  /// A level by its number.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
