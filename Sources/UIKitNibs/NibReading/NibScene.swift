// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a controller of a storyboard keeps of its scene: objects beside it, connections that wait for the view,
// and the ways that begin in it.

import Foundation
internal import MicaNib
internal import MicaRaster

/// The scene behind one controller.
@MainActor
final class NibScene {
  let storyboard: UIStoryboard
  /// The controller's element.
  let element: NibElement
  /// All in the scene's list, the controller's element among them.
  let members: [NibElement]
  weak var controller: UIViewController?
  /// Objects beside the controller, by id.
  private var objects: [String: AnyObject] = [:]
  /// Connections by their source; nil stands for the controller.
  private var pending: [(source: AnyObject?, element: NibElement)] = []
  /// Targets of bar items and recognizers, which keep none alive.
  var triggers: [SegueTrigger] = []

  init(_ storyboard: UIStoryboard, _ element: NibElement, members: [NibElement]) {
    self.storyboard = storyboard
    self.element = element
    self.members = members
  }

  var file: NibFile { storyboard.file }

  func object(_ id: String) -> AnyObject? {
    if id == element.id { return controller }
    return objects[id]
  }

  /// Keeps what was made with the controller.
  func keep(_ made: [(object: AnyObject, element: NibElement)]) {
    for (object, element) in made where object !== controller {
      if let id = element.id { objects[id] = object }
    }
  }

  /// Objects that the view needs: recognizers and the like are kept by their views, the rest here.
  func keepWithView(_ made: [(object: AnyObject, element: NibElement)]) {
    for (object, element) in made where !(object is UIView) && !(object is NSLayoutConstraint) {
      if let id = element.id, object !== controller { objects[id] = object }
    }
  }

  /// Keeps a connection until the view is made. The controller is not kept alive by it.
  func wait(_ source: AnyObject, _ element: NibElement) {
    pending.append((source === controller ? nil : source, element))
  }

  func takePending() -> [(AnyObject, NibElement)] {
    let waiting = pending
    pending = []
    return waiting.compactMap { source, element in
      (source ?? controller).map { ($0, element) }
    }
  }

  /// The element of the controller's view; nil where a class makes its own.
  var viewElement: NibElement? { element.child(key: "view") }

  /// All segues that begin in the scene.
  var segues: [NibElement] {
    members.flatMap { member in
      member.subtree.filter {
        $0.name == "segue" && $0["destination"] != nil && $0["kind"] != "relationship"
      }
    }
  }
}

/// Sets a segue off for a bar item or a recognizer.
@MainActor
final class SegueTrigger: NSObject {
  private weak var scene: NibScene?
  private let element: NibElement

  init(_ scene: NibScene, _ element: NibElement) {
    self.scene = scene
    self.element = element
  }

  /// The action: `perform:`.
  func perform(_ sender: Any?) {
    if let recognizer = sender as? UIGestureRecognizer,
      ![.began, .ended].contains(recognizer.state) || recognizer.isContinuousEnd
    {
      return
    }
    scene?.trigger(element, sender: sender)
  }
}

extension UIGestureRecognizer {
  /// Whether this is the end of a gesture that has begun before.
  fileprivate var isContinuousEnd: Bool {
    guard state == .ended else { return false }
    return !(self is UITapGestureRecognizer || self is UISwipeGestureRecognizer)
  }
}
