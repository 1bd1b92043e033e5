// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies of views and controllers.

internal import CoreGraphics

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view of its own size.
  public static var image: Snapshotting { .image() }

  /// A picture of a view.
  ///
  /// `size` is in points; nil takes the view's own. `traits` are the view's, and its `displayScale` the picture's scale, else the
  /// screen's. See `Diffing.image(precision:perceptualPrecision:scale:)` for tolerances.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMain {
        ViewPicture(
          config: ViewImageConfig(size: size ?? view.frame.size), traits: traits,
          usesKeyWindow: drawHierarchyInKeyWindow
        ).picture(view, of: UIViewController())
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a controller's view of its own size.
  public static var image: Snapshotting { .image() }

  /// A picture of a controller on a device; see the strategy of views.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return picture(config, drawHierarchyInKeyWindow, precision, perceptualPrecision, traits)
  }

  /// A picture of a controller's view; see the strategy of views.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(
      ViewImageConfig(size: size, traits: traits), drawHierarchyInKeyWindow, precision,
      perceptualPrecision, traits)
  }

  private static func picture(
    _ config: ViewImageConfig, _ usesKeyWindow: Bool, _ precision: Float, _ perceptual: Float,
    _ traits: UITraitCollection
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptual, scale: traits.displayScale
    ).pullback { controller in
      onMain {
        ViewPicture(config: config, traits: traits, usesKeyWindow: usesKeyWindow)
          .picture(controller.view, of: controller)
      }
    }
  }
}
