// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Segues of a storyboard: what sets them off, what is asked, and what they do (FACTS_UIKIT f.6).

import Foundation
internal import MicaNib
internal import MicaRaster
internal import MicaRuntime

extension NibLoader {
  /// Has an object set a segue off.
  func addSegue(_ element: NibElement, _ source: AnyObject) {
    guard let scene, element["kind"] != "relationship" else { return }
    switch (element["kind"], source) {
    case ("embed", let view as UIView): embeds.append((element, view))
    case (_, is UIViewController): break
    case (_, let cell as UITableViewCell):
      let isAccessory = element["trigger"]?.hasPrefix("accessory") == true
      let run: () -> Void = { [weak scene, weak cell] in
        if let cell { scene?.trigger(element, sender: cell) }
      }
      if isAccessory { cell.core.accessorySegue = run } else { cell.core.selectionSegue = run }
    case (_, let cell as UICollectionViewCell):
      cell.selectionSegue = { [weak scene, weak cell] in
        if let cell { scene?.trigger(element, sender: cell) }
      }
    case (_, let control as UIControl):
      let event = element["eventType"] ?? element["trigger"] ?? ""
      let standard: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(
        UIAction { [weak scene, weak control] _ in scene?.trigger(element, sender: control) },
        for: NibCases.events[event] ?? standard)
    case (_, let item as UIBarButtonItem):
      (item.target, item.action) = (trigger(element, scene), Selector("perform:"))
    case (_, let recognizer as UIGestureRecognizer):
      recognizer.addTarget(trigger(element, scene), action: Selector("perform:"))
    default: note(element, "of a \(type(of: source))")
    }
  }

  private func trigger(_ element: NibElement, _ scene: NibScene) -> SegueTrigger {
    let made = SegueTrigger(scene, element)
    scene.triggers.append(made)
    return made
  }

  /// Puts the controllers of container views in.
  func embed() {
    for (element, view) in embeds { scene?.embed(element, in: view) }
    embeds = []
  }
}

extension NibScene {
  func note(_ element: NibElement, _ what: String) {
    Unsupported.note("\(file.archive.path):\(element.line): <\(element.name)> \(what)")
  }

  /// A segue that a touch has set off: the controller is asked.
  func trigger(_ element: NibElement, sender: Any?) {
    guard let source = controller else { return }
    let identifier = element["identifier"] ?? ""
    guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    perform(element, sender: sender)
  }

  /// The segue of an identifier.
  func segue(named identifier: String) -> NibElement? {
    segues.first { $0["identifier"] == identifier }
  }

  func perform(_ element: NibElement, sender: Any?) {
    guard let source = controller else { return }
    if element["kind"] == "unwind" { return unwind(element, from: source, sender) }
    guard let destination = makeDestination(element, source, sender) else {
      return note(element, "leads to \(element["destination"] ?? "nothing"), which there is not.")
    }
    let segue = makeSegue(element, source, destination) { [weak source, weak destination] in
      guard let source, let destination else { return }
      self.show(element, source, destination, sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func embed(_ element: NibElement, in view: UIView) {
    let target = element["destination"].flatMap { file.archive.element(id: $0)?.index } ?? -1
    // A controller that contains itself would have no end.
    guard file.scenesBeingMade.insert(target).inserted else {
      return note(
        element, "leads in a circle: the controller would contain itself. It is left out.")
    }
    defer { file.scenesBeingMade.remove(target) }
    guard let source = controller, let destination = makeDestination(element, source, nil) else {
      return note(element, "is left out: its controller can't be made.")
    }
    let segue = makeSegue(element, source, destination) {
      source.addChild(destination)
      let child: UIView = destination.view
      child.frame = view.bounds
      child.translatesAutoresizingMaskIntoConstraints = true
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: nil)
    segue.perform()
  }

  /// The controller at the end, made anew; by the source's `@IBSegueAction` where the segue names one.
  private func makeDestination(
    _ element: NibElement, _ source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    guard let target = element["destination"].flatMap({ file.archive.element(id: $0) }) else {
      return nil
    }
    guard let name = element["destinationCreationSelector"] else {
      return storyboard.controller(of: target)
    }
    let selector = Selector(name)
    return storyboard.controller(of: target) { coder in
      SegueAction.run(selector, of: source, coder, sender, element["identifier"])
    }
  }

  /// The segue object: of the class that the document names, or one that does what its kind says.
  private func makeSegue(
    _ element: NibElement, _ source: UIViewController, _ destination: UIViewController,
    _ body: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let name = element["customClass"] {
      if let type = NibClasses.type(name, module: element["customModule"])
        as? UIStoryboardSegue.Type
      {
        return type.makeSegue(identifier: identifier, source: source, destination: destination)
      }
      note(element, "Unknown class \(name) in Interface Builder file.")
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: body)
  }

  private func show(
    _ element: NibElement, _ source: UIViewController, _ destination: UIViewController,
    _ sender: Any?
  ) {
    let animated = element["animates"] != "NO"
    switch element["kind"] {
    case "show": source.show(destination, sender: sender)
    case "push":
      if let navigation = source.navigationController {
        navigation.pushViewController(destination, animated: animated)
      } else {
        source.show(destination, sender: sender)
      }
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal":
      readStyles(element, destination)
      source.present(destination, animated: animated)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      source.present(destination, animated: animated)
    case let kind: note(element, "kind=\"\(kind ?? "")\"")
    }
  }

  private func readStyles(_ element: NibElement, _ destination: UIViewController) {
    let item = NibItem(element, NibLoader(file))
    if let style: UIModalPresentationStyle = item.value("modalPresentationStyle") {
      destination.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = item.value("modalTransitionStyle") {
      destination.modalTransitionStyle = style
    }
  }
}
