// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes → controllers. The view comes later, when it is asked for.

import Foundation
internal import MicaNib
internal import MicaRaster

extension UIStoryboard {
  func makeInitial(_ creator: AnyCreator?) -> UIViewController? {
    guard let id = file.archive.root["initialViewController"] else { return nil }
    guard let element = file.archive.element(id: id) else {
      Unsupported.note(
        "\(file.archive.path): the storyboard has no controller \(id), which its initialViewController names."
      )
      return nil
    }
    return controller(of: element, creator)
  }

  func makeController(named identifier: String, _ creator: AnyCreator?) -> UIViewController {
    guard
      let element = scenes.lazy.compactMap({ self.main(of: $0) })
        .first(where: { $0["storyboardIdentifier"] == identifier })
    else {
      preconditionFailure(
        "Storyboard (\(file.archive.path)) doesn't contain a view controller with identifier "
          + "'\(identifier)'")
    }
    guard let made = controller(of: element, creator) else {
      preconditionFailure(
        "The controller '\(identifier)' of \(file.archive.path) can't be made: its init(coder:) "
          + "returns nil, or it is of another storyboard that there is not.")
    }
    return made
  }

  /// The identifiers of all controllers that have one.
  package var identifiers: [String] {
    scenes.compactMap { main(of: $0)?["storyboardIdentifier"] }
  }

  /// The ids of all controllers, in the order of the document.
  package var controllerIDs: [String] { scenes.compactMap { main(of: $0)?.id } }

  /// The controller of an element's id.
  package func controller(id: String) -> UIViewController? {
    file.archive.element(id: id).flatMap { controller(of: $0) }
  }

  private var scenes: [NibElement] {
    file.archive.root.child("scenes")?.children.filter { $0.name == "scene" } ?? []
  }

  /// The controller's element in a scene.
  private func main(of scene: NibElement) -> NibElement? {
    scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      ?? scene.child("objects")?.children.first {
        NibClasses.controller($0.name) != nil || $0.name.hasSuffix("ontroller")
      }
  }

  /// The controller of an element, or that of the storyboard to which it refers.
  func controller(of element: NibElement, _ creator: AnyCreator? = nil) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return referred(element, creator) }
    var base: UIViewController.Type = UIViewController.self
    if let known = NibClasses.controller(element.name) {
      base = known
    } else {
      note(element, "is not in Mica. A plain controller replaces it.")
    }
    let members =
      scenes.first { scene in main(of: scene) == element }?.child("objects")?.children ?? [element]
    let scene = NibScene(self, element, members: members)
    let loader = NibLoader(file, scene: scene)
    let coder = NibCoder(NibItem(element, loader))
    let type = loader.customType(of: element, base) as? UIViewController.Type ?? base
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      note(element, "\(type).init(coder:) returned nil.")
      return nil
    }
    controller.core.nib = scene
    controller.core.storyboard = self
    scene.controller = controller
    if loader.object(element.id) !== controller { loader.take(controller, element) }
    for member in members where member.name == "customObject" { _ = loader.makeObject(member) }
    scene.keep(loader.made)
    loader.finish()
    relate(element, controller, scene)
    return controller
  }

  private func note(_ element: NibElement, _ what: String) {
    Unsupported.note("\(file.archive.path):\(element.line): <\(element.name)> \(what)")
  }

  private func referred(_ element: NibElement, _ creator: AnyCreator?) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      note(element, "is left out: it names no storyboard.")
      return nil
    }
    let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? file.bundle
    guard let other = NibFiles.current.file(named: name, suffix: "storyboardc", in: bundle) else {
      note(element, "names the storyboard \(name), which there is not.")
      return nil
    }
    let storyboard = UIStoryboard(file: other)
    // A placeholder may name a placeholder, but none that is being followed.
    guard file.placeholdersBeingFollowed.insert(element.index).inserted else {
      note(element, "is left out: the storyboards' placeholders lead in a circle.")
      return nil
    }
    defer { file.placeholdersBeingFollowed.remove(element.index) }
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.makeInitial(creator)
    }
    guard storyboard.identifiers.contains(identifier) else {
      note(element, "names the controller \(identifier), which \(name).storyboard does not have.")
      return nil
    }
    return storyboard.makeController(named: identifier, creator)
  }

  private func relationships(of element: NibElement) -> [NibElement] {
    element.child("connections")?.children.filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    } ?? []
  }

  /// Controllers that are part of a container from the beginning.
  private func relate(_ element: NibElement, _ controller: UIViewController, _ scene: NibScene) {
    var parts: [UIViewController] = []
    var columns: [(name: String, controller: UIViewController)] = []
    for segue in relationships(of: element) {
      guard segue["destination"] != element.id,
        let target = segue["destination"].flatMap({ file.archive.element(id: $0) }),
        file.scenesBeingMade.insert(target.index).inserted
      else {
        note(segue, "is left out: it leads in a circle, or to no controller.")
        continue
      }
      defer { file.scenesBeingMade.remove(target.index) }
      var creator: AnyCreator?
      if let name = segue["destinationCreationSelector"] {
        creator = { coder in
          SegueAction.run(Selector(name), of: controller, coder, nil, segue["identifier"])
        }
      }
      guard let part = self.controller(of: target, creator) else { continue }
      switch segue["relationship"] {
      case "rootViewController", "viewControllers": parts.append(part)
      case let name? where controller is UISplitViewController && name.hasSuffix("ViewController"):
        columns.append((name, part))
      case let name: note(segue, "relationship=\"\(name ?? "")\"")
      }
    }
    if !columns.isEmpty { (controller as? UISplitViewController)?.take(columns) }
    if parts.isEmpty { return }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(parts, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(parts, animated: false)
    default:
      note(element, "has parts that a \(type(of: controller)) doesn't take. They are left out.")
    }
  }
}
