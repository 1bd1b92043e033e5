// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The small vocabularies of bars.

public import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen: its background reaches below the status bar.
  case topAttached = 3
}

/// A bar that is somewhere.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is; `.any` by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Hears of a navigation bar's items. Every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Hears of a tab bar's choice. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The user will arrange tabs; never here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The user has begun to arrange tabs; never here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The user will stop to arrange tabs; never here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The user has arranged tabs; never here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

extension UIBarItem {
  /// Sets text attributes of the title over the bar's, for a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// The text attributes that were set for a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

extension UITabBarItem {
  /// Sets text attributes of the badge for a state.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }

  /// The text attributes of the badge for a state.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The tab's own look; nil for the bar's.
  public var standardAppearance: UITabBarAppearance? {
    get { appearances["standard"] as? UITabBarAppearance }
    set {
      appearances["standard"] = newValue
      changed()
    }
  }

  /// The tab's own look where the content is at its end; nil for the bar's.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances["scrollEdge"] as? UITabBarAppearance }
    set {
      appearances["scrollEdge"] = newValue
      changed()
    }
  }
}

extension UINavigationItem {
  /// The bar's look while this item is on top; nil for the bar's own.
  public var standardAppearance: UINavigationBarAppearance? {
    get { look("standard") }
    set { setLook(newValue, "standard") }
  }

  /// The same on a phone on its side.
  public var compactAppearance: UINavigationBarAppearance? {
    get { look("compact") }
    set { setLook(newValue, "compact") }
  }

  /// The same while the content is at its top.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look("scrollEdge") }
    set { setLook(newValue, "scrollEdge") }
  }

  /// The same on a phone on its side.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { look("compactScrollEdge") }
    set { setLook(newValue, "compactScrollEdge") }
  }

  private func look(_ key: String) -> UINavigationBarAppearance? {
    appearances[key] as? UINavigationBarAppearance
  }

  private func setLook(_ look: UINavigationBarAppearance?, _ key: String) {
    appearances[key] = look
    changed()
  }
}
