// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of views and controllers: in a window of a device, laid out, then drawn.

internal import CoreGraphics
internal import MicaFoundation

/// How a view is shown for its picture.
struct ViewPicture {
  /// The device's screen, safe area and traits.
  var config: ViewImageConfig
  /// Traits besides the device's.
  var traits: UITraitCollection
  /// Whether the program's own window shows the view.
  var usesKeyWindow = false
  /// Whether a view without a safe area is moved away from the window's edges, whose bars would reach into it.
  var movesAway = true

  /// Shows a controller's view, or another view within it, calls a closure, and takes everything back.
  @MainActor func show<Result>(
    _ view: UIView, of controller: UIViewController, _ body: () -> Result
  ) -> Result? {
    let frame = view.frame
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    let oldFrame = Self.keyWindow?.frame
    guard let window = window(of: size, for: controller) else {
      SnapshotScene.current?.problem =
        "drawHierarchyInKeyWindow needs a window of the program, and it has none"
      return nil
    }
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    let ending = add(controller, to: window, all)
    if size.width <= 0 || size.height <= 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    // No bar of the device reaches there.
    if movesAway, config.safeArea == .zero { view.frame.origin = CGPoint(x: 10_000, y: 10_000) }
    window.layoutIfNeeded()
    let result = body()
    view.frame = frame
    ending()
    if usesKeyWindow, let oldFrame { window.frame = oldFrame }
    return result
  }

  @MainActor private static var keyWindow: UIWindow? {
    UIApplication.shared.windows.first(where: \.isKeyWindow)
  }

  @MainActor private func window(of size: CGSize, for controller: UIViewController) -> UIWindow? {
    guard usesKeyWindow else {
      return SnapshotWindow(config, size: size, for: controller)
    }
    guard let window = Self.keyWindow else { return nil }
    window.frame.size = size
    return window
  }

  /// Makes the controller the child of a window's root controller. Returns what undoes it.
  @MainActor private func add(
    _ controller: UIViewController, to window: UIWindow, _ traits: UITraitCollection
  ) -> () -> Void {
    let oldRoot = window.rootViewController
    guard let view = controller.view else { return {} }
    let root = UIViewController()
    root.view.backgroundColor = .clear
    root.view.frame = window.frame
    let translates = view.translatesAutoresizingMaskIntoConstraints
    root.view.translatesAutoresizingMaskIntoConstraints = translates
    root.preferredContentSize = root.view.frame.size
    view.frame = root.view.frame
    root.view.addSubview(view)
    if translates {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      ])
    }
    root.addChild(controller)
    root.setOverrideTraitCollection(traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    for shown in [root.view, view] {
      shown?.setNeedsLayout()
      shown?.layoutIfNeeded()
    }
    return {
      root.beginAppearanceTransition(false, animated: false)
      controller.willMove(toParent: nil)
      view.removeFromSuperview()
      controller.removeFromParent()
      controller.didMove(toParent: nil)
      root.endAppearanceTransition()
      window.rootViewController = oldRoot
      if window is SnapshotWindow { window.isHidden = true }
    }
  }

  /// The picture of a view as it is shown, and the views that it shows.
  @MainActor func draw(_ view: UIView) -> UIImage {
    SnapshotScene.current?.views = ViewTree(view)
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    let format = UIGraphicsImageRendererFormat(for: all)
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      if usesKeyWindow {
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      } else {
        view.layer.render(in: context.cgContext)
      }
    }
  }

  /// The picture of a view or controller; empty where it can't be shown.
  @MainActor func picture(_ view: UIView, of controller: UIViewController) -> UIImage {
    show(view, of: controller) { draw(view) } ?? UIImage()
  }
}

/// A window of a device that has its own safe area.
private final class SnapshotWindow: UIWindow {
  private var area = UIEdgeInsets.zero

  init(_ config: ViewImageConfig, size: CGSize, for controller: UIViewController) {
    var (size, area) = (size, config.safeArea)
    // Bars of navigation and tab controllers stand on the window's edges here, not within its safe area.
    if controller is UINavigationController {
      size.height -= area.top
      area.top = 0
    } else if let tabs = controller as? UITabBarController {
      size.height -= area.bottom
      area.bottom = 0
      if tabs.selectedViewController is UINavigationController {
        size.height -= area.top
        area.top = 0
      }
    }
    self.area = area
    super.init(frame: CGRect(origin: .zero, size: size))
    isHidden = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var safeAreaInsets: UIEdgeInsets {
    // A hidden status bar takes no room on a device that has nothing else there.
    let isStatusBar = area == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    if isStatusBar, rootViewController?.prefersStatusBarHidden == true { return .zero }
    return area
  }
}
