// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A scene that shows windows on a screen.

public import CoreGraphics
public import Foundation

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that the windows are on.
  open var screen: UIScreen { .main }

  /// The scene's windows, shown or not, from back to front.
  open var windows: [UIWindow] {
    WindowList.current.windows.filter { $0.windowScene === self }
  }

  /// The scene's window that events without a place go to.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// How the interface is turned: upright where the screen is higher than wide.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }

  /// The scene's space, in points: the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen }

  let ownTraits = TraitOverrides()

  /// The scene's traits: the device's, with what the scene overrides.
  open var traitCollection: UITraitCollection { ownTraits.applied(to: .device) }

  /// Called when the traits have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = {
    let manager = UIStatusBarManager()
    manager.scene = self
    return manager
  }()
}
