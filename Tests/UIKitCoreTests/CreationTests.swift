// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Objects of a class that is known at run time: the linker names of the wing's +Creation files reach the initializers of the
// receiving class with their arguments, and nothing is kept.

import Foundation
import Testing
import UIKit
import UIKitCore

private final class OwnObject: NSObject {
  let made = ["made"]
}

private final class OwnView: UIView {
  let made = ["made"]
}

private final class OwnController: UIViewController {
  var arguments: (String?, Bundle?)

  override init(nibName: String?, bundle: Bundle?) {
    arguments = (nibName, bundle)
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnSegue: UIStoryboardSegue {
  let made = ["made"]
}

@MainActor
@Suite struct CreationTests {
  @Test func objectsAreOfTheReceivingClass() throws {
    weak var gone: NSObject?
    do {
      let type: NSObject.Type = OwnObject.self
      let object = try #require(type.makeObject() as? OwnObject)
      #expect(object.made == ["made"])
      gone = object
    }
    #expect(gone == nil)
  }

  @Test func viewsAreOfTheReceivingClass() throws {
    weak var gone: UIView?
    do {
      let type: UIView.Type = OwnView.self
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let view = try #require(type.makeView(frame: frame) as? OwnView)
      #expect(view.made == ["made"] && view.frame == frame)
      gone = view
    }
    #expect(gone == nil)
  }

  @Test(arguments: ["A name that is longer than fifteen bytes", nil])
  func controllersAreOfTheReceivingClass(name: String?) throws {
    weak var gone: UIViewController?
    do {
      let type: UIViewController.Type = OwnController.self
      let made = type.makeController(nibName: name, bundle: name == nil ? nil : .main)
      let controller = try #require(made as? OwnController)
      #expect(controller.arguments.0 == name && controller.nibName == name)
      #expect((controller.arguments.1 == nil) == (name == nil))
      gone = controller
    }
    #expect(gone == nil)
  }

  @Test(arguments: ["An identifier that is longer than fifteen bytes", nil])
  func seguesAreOfTheReceivingClass(identifier: String?) throws {
    weak var (gone, left): (UIStoryboardSegue?, UIViewController?)
    do {
      let (source, destination) = (UIViewController(), UIViewController())
      let type: UIStoryboardSegue.Type = OwnSegue.self
      let made = type.makeSegue(identifier: identifier, source: source, destination: destination)
      let segue = try #require(made as? OwnSegue)
      #expect(segue.made == ["made"] && segue.identifier == identifier)
      #expect(segue.source === source && segue.destination === destination)
      (gone, left) = (segue, source)
    }
    #expect(gone == nil && left == nil)
  }
}
