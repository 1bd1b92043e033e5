// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The way back: who has the method that an unwind segue names, and what is put away to get there.

import Foundation
internal import MicaNib
internal import MicaRuntime

extension NibScene {
  func unwind(_ element: NibElement, from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else {
      return note(element, "is left out: it has no unwindAction.")
    }
    let action = Selector(name)
    let origin = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let destination = Self.destination(of: origin) else { return }
    let segue: UIStoryboardSegue
    if let name = element["customClass"],
      let type = NibClasses.type(name, module: element["customModule"]) as? UIStoryboardSegue.Type
    {
      segue = type.makeSegue(
        identifier: element["identifier"], source: source, destination: destination)
    } else {
      segue = UIStoryboardSegue(
        identifier: element["identifier"], source: source, destination: destination
      ) { Self.leave(source, towards: destination, animated: element["animates"] != "NO") }
    }
    source.prepare(for: segue, sender: sender)
    MethodCall.send(action, to: destination, segue)
    // Containers of the program's own show the way themselves.
    var child = destination
    var way: [(UIViewController, UIViewController)] = []
    while let parent = child.parent {
      way.append((parent, child))
      child = parent
    }
    for (container, next) in way.reversed() { container.unwind(for: segue, towards: next) }
    segue.perform()
  }

  /// The nearest controller, on the way up, that takes the action: in each container its other children come
  /// first, from above, then itself, then whoever presents it.
  private static func destination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var place: UIViewController? = origin.source.parent ?? origin.source.presentingViewController
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(origin.source)]
    while let current = place {
      if let found = search(current, origin, &asked) { return found }
      place = current.parent ?? current.presentingViewController
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource,
    _ asked: inout Set<ObjectIdentifier>
  ) -> UIViewController? {
    guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
    for child in controller.allowedChildrenForUnwinding(from: origin).reversed() {
      if let found = search(child, origin, &asked) { return found }
    }
    let takes = controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    return takes ? controller : nil
  }

  /// Dismisses what was presented and pops what was pushed since `destination`.
  private static func leave(
    _ source: UIViewController, towards destination: UIViewController, animated: Bool
  ) {
    var ancestors: [UIViewController] = []
    var place: UIViewController? = destination
    while let current = place {
      ancestors.append(current)
      place = current.parent
    }
    // The outermost container that presents the way to the source.
    if let presenter = ancestors.first(where: { $0.core.presented != nil }),
      isAbove(source, presenter)
    {
      presenter.dismiss(animated: animated)
    }
    if let navigation = destination.navigationController {
      let member = navigation.viewControllers.last { controller in
        ancestors.contains { $0 === controller }
      }
      if let member, navigation.topViewController !== member {
        navigation.popToViewController(member, animated: animated)
      }
    }
    if let tabs = destination.tabBarController,
      let tab = tabs.viewControllers?.first(where: { tab in ancestors.contains { $0 === tab } })
    {
      tabs.selectedViewController = tab
    }
  }

  /// Whether a controller is, or is in, what another one presents.
  private static func isAbove(_ controller: UIViewController, _ presenter: UIViewController) -> Bool
  {
    var place: UIViewController? = controller
    while let current = place {
      if current.core.presenting === presenter { return true }
      place = current.parent ?? current.core.presenting
    }
    return false
  }
}
