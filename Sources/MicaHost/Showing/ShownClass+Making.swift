// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a class to the controller that a stage shows.

@_spi(Registration) internal import MicaRuntime
internal import UIKit

extension ShownClass {
  /// What is on the stage.
  struct Shown {
    /// The view or view controller that was asked for: settings start here.
    let object: UIResponder
    /// The controller that the window shows: the object itself, or one around the view.
    let controller: UIViewController
  }

  /// A new object of the class. A view fills the screen; on a canvas it has that size unless it gives itself another one.
  @MainActor func make(canvas: CGRect? = nil) throws(HostError) -> Shown {
    let screen = canvas ?? UIScreen.main.bounds
    switch maker {
    case .own(let make):
      guard let object = make(type, []) else { break }
      if let view = object as? UIView, canvas == nil || view.frame.isEmpty { view.frame = screen }
      return shown(object)
    case .base:
      if let type = type as? UIView.Type {
        return shown(type.makeView(frame: screen))
      }
      if let type = type as? UIViewController.Type {
        return shown(type.makeController(nibName: nil, bundle: nil))
      }
    case nil: break
    }
    throw .unmakeable(record.name, place: place)
  }

  @MainActor private func shown(_ object: AnyObject) -> Shown {
    switch object {
    case let view as UIView:
      let controller = UIViewController()
      controller.view = view
      return Shown(object: view, controller: controller)
    case let controller as UIViewController:
      return Shown(object: controller, controller: controller)
    default:
      preconditionFailure("\(type) is neither a view nor a view controller")
    }
  }
}
