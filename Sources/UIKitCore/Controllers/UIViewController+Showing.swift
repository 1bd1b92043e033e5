// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a controller finds the container that shows another one, and what segues ask.

public import Foundation
public import MicaRuntime

/// A container that shows controllers in its own way.
@MainActor
package protocol ShowingContainer: AnyObject {
  /// Shows the controller, or leaves that to a container around.
  func takeToShow(_ controller: UIViewController, isDetail: Bool, sender: Any?) -> Bool
}

extension UIViewController {
  /// The container itself where this is one, or else the nearest around.
  private func forEachContainer(_ body: (UIViewController) -> Bool) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if body(controller) { return controller }
      candidate = controller.parent ?? controller.core.presenting
    }
    return nil
  }

  func showInContainer(_ controller: UIViewController, sender: Any?) {
    let found = forEachContainer {
      ($0 as? any ShowingContainer)?.takeToShow(controller, isDetail: false, sender: sender)
        ?? false
    }
    if found == nil { present(controller, animated: true) }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    let found = forEachContainer {
      ($0 as? any ShowingContainer)?.takeToShow(controller, isDetail: true, sender: sender) ?? false
    }
    if found == nil { present(controller, animated: true) }
  }

  func findTarget(for action: Selector, sender: Any?) -> UIViewController? {
    var candidate = parent ?? core.presenting
    while let controller = candidate {
      if controller is any ShowingContainer
        || controller.canPerformAction(action, withSender: sender)
      {
        return controller
      }
      candidate = controller.parent ?? controller.core.presenting
    }
    return nil
  }

  // MARK: Segues

  package func refuseSegue(_ identifier: String) {
    preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  func canUnwind(_ action: Selector, from other: UIViewController) -> Bool {
    other !== self && responds(to: action)
  }

  /// The child in which an unwind segue begins.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var candidate: UIViewController? = source.source
    while let controller = candidate {
      if controller.parent === self { return controller }
      candidate = controller.parent
    }
    return nil
  }
}
