// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keeps a navigation controller's screens and a path the same.

internal import MicaRaster

/// The screens of a stack.
@MainActor
final class StackBridge: NSObject, UINavigationControllerDelegate {
  let controller = UINavigationController()
  let reference = StackReference()
  var anchor: ScreenAnchor!
  var environment = EnvironmentValues()
  var path: StackPath?
  /// The values of a stack without a path of the program's.
  private var ownPath: [AnyHashable] = []
  private var screens: [Screen] = []
  private var isChanging = false

  /// A screen that was pushed.
  final class Screen {
    /// The value that leads to it; nil for one of a link with a view.
    let value: AnyHashable?
    let controller: UIHostingController<AnyView>
    /// Called when it has left.
    var didLeave: () -> Void

    init(
      _ value: AnyHashable?, _ controller: UIHostingController<AnyView>,
      _ didLeave: @escaping () -> Void
    ) { (self.value, self.controller, self.didLeave) = (value, controller, didLeave) }
  }

  override init() {
    super.init()
    reference.bridge = self
    controller.delegate = self
    controller.navigationBar.prefersLargeTitles = true
  }

  func show(_ root: UIViewController) { controller.setViewControllers([root], animated: false) }

  private var values: [AnyHashable] { path?.get() ?? ownPath }

  /// Shows the screen of a value.
  func push(_ value: AnyHashable) {
    if let path {
      if !path.append(value) {
        Unsupported.note(
          "NavigationLink presents a value of type \(type(of: value.base)), which isn't the type of the path's elements."
        )
      }
    } else {
      ownPath.append(value)
    }
    pathDidChange(anchor.host)
    anchor.host.requestUpdate()
  }

  /// Shows a view as a new screen.
  func push(
    _ view: AnyView, within node: _ViewNode, _ environment: EnvironmentValues,
    didLeave: @escaping () -> Void
  ) -> Screen {
    var inner = environment
    inner[ListRowKey.self] = false
    inner[StackReferenceKey.self] = reference
    inner.setPresented(true)
    let hosting = UIHostingController(rootView: view, within: node, inner)
    let screen = Screen(nil, hosting, didLeave)
    screens.append(screen)
    controller.pushViewController(hosting, animated: isSeen)
    return screen
  }

  /// Takes a screen, and those above, away.
  func pop(_ screen: Screen) {
    guard let index = controller.viewControllers.firstIndex(of: screen.controller), index > 0 else {
      return
    }
    controller.popToViewController(controller.viewControllers[index - 1], animated: isSeen)
    screensDidChange()
  }

  private var isSeen: Bool { controller.viewIfLoaded?.window != nil }

  /// The path may be another one: it is followed after the update.
  func pathDidChange(_ host: ViewHost) {
    host.viewGraph.afterUpdate { [weak self] in self?.followPath() }
  }

  private func followPath() {
    let values = values
    var kept = 0
    let shown = screens.filter { $0.value != nil }
    while kept < shown.count, kept < values.count, shown[kept].value == values[kept] { kept += 1 }
    guard kept < shown.count || kept < values.count else { return }
    isChanging = true
    defer { isChanging = false }
    let gone = Array(shown[kept...])
    if let first = gone.first, let index = screens.firstIndex(where: { $0 === first }) {
      for screen in screens[index...] { leave(screen) }
      screens.removeSubrange(index...)
    }
    for value in values[kept...] {
      guard let view = destination(value) else { continue }
      var inner = environment
      inner.setPresented(true)
      screens.append(
        Screen(value, UIHostingController(rootView: view, within: anchor, inner)) {})
    }
    let root = controller.viewControllers.prefix(1)
    controller.setViewControllers(root + screens.map(\.controller), animated: isSeen)
  }

  private func leave(_ screen: Screen) {
    screen.didLeave()
  }

  private func destination(_ value: AnyHashable) -> AnyView? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    for screen in controller.viewControllers.reversed() {
      guard let screen = screen as? any SettingsHost else { continue }
      if let make = screen.screenSettings?.destinations[type], let view = make(value) {
        return view
      }
    }
    Unsupported.note(
      "A NavigationLink is presenting a value of type \(Swift.type(of: value.base)) but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated."
    )
    return nil
  }

  func inherit(_ environment: EnvironmentValues) {
    for screen in screens where screen.value != nil {
      var inner = environment
      inner.setPresented(true)
      screen.controller.hosting.inherit(inner)
    }
  }

  func end() {
    for screen in screens { screen.controller.hosting.endViews() }
    screens = []
    controller.leaveHost()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { screensDidChange() }

  /// The user may have gone back.
  private func screensDidChange() {
    guard !isChanging else { return }
    let shown = controller.viewControllers
    let gone = screens.filter { screen in !shown.contains { $0 === screen.controller } }
    guard !gone.isEmpty else { return }
    screens.removeAll { screen in gone.contains { $0 === screen } }
    let values = gone.filter { $0.value != nil }.count
    if values > 0 {
      if let path {
        path.removeLast(values)
      } else {
        ownPath.removeLast(min(values, ownPath.count))
      }
    }
    for screen in gone {
      screen.didLeave()
      screen.controller.hosting.endViews()
    }
  }
}

/// A controller whose views set something of their screen.
@MainActor
protocol SettingsHost: UIViewController {
  var screenSettings: ScreenSettings? { get }
}

extension UIHostingController: SettingsHost {
  var screenSettings: ScreenSettings? {
    hosting.prepare()
    // Its title is the next screen's way back.
    viewsDidUpdate()
    return hosting.host.preference(ScreenKey.self)
  }
}
