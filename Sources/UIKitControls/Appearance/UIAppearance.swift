// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Looks for all views of a class: proxies that keep what they are told until views enter a window.

public import Foundation

/// What can have views in it whose looks are set by proxies.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Classes whose objects take their looks from a proxy.
///
/// A proxy is an object of the class. What is set on it is set on each view of the class that enters a window, unless
/// code has set that property of the view. Values of storyboards and nibs give way to the proxy's. Of proxies that say different things about a view, those of
/// its nearest class count, and of these the one with the most containers.
///
/// Items of bars take what their proxies say of titles and tints when their bar shows them.
///
/// Partly: properties with names in the registry, titles of buttons and of bars' items; other methods with several
/// arguments are left out.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all objects of the class.
  static func appearance() -> Self
  /// The proxy of those that are in objects of other classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The proxy of those with some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy of those with some traits that are in objects of other classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The proxy of all views of the class.
  public static func appearance() -> Self { proxy(nil, []) }
  /// The proxy of those that are in objects of other classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }
  /// The proxy of those with some traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }
  /// The proxy of those with some traits that are in objects of other classes, the innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    unsafeDowncast(
      AppearanceState.current.proxy(of: Self.self, traits, containers), to: Self.self)
  }
}
