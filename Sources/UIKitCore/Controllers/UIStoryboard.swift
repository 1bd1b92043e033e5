// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A compiled storyboard: the controllers of an app and the ways between them.

public import Foundation

/// A document of scenes, from which controllers are made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Makes a scene's controller in place of `init(coder:)`.
  public typealias Creator<Controller: UIViewController> = (NSCoder) -> Controller?

  /// Makes a controller in place of `init(coder:)`; nil leaves it to that.
  package typealias AnyCreator = (NSCoder) -> UIViewController?

  package let file: NibFile

  /// The storyboard of a name in a bundle; nil stands for the program's own. Stops the program where there is
  /// none, as iOS does.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let file = NibFiles.current.file(named: name, suffix: "storyboardc", in: bundle) else {
      preconditionFailure(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    self.init(file: file)
  }

  package init(file: NibFile) { self.file = file }

  /// Has the running program find this storyboard by a name.
  package func give(name: String) {
    NibFiles.current.give(file, named: name, suffix: "storyboardc")
  }

  /// The controller that the storyboard begins with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    NibHook.reader?.initialController(of: self, nil)
  }

  /// The controller of a storyboard identifier. Stops the program where there is none, as iOS does.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, nil)
  }

  /// The controller that the storyboard begins with, made by `creator`, unless that returns nil.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: Creator<Controller>?
  ) -> Controller? {
    let made = NibHook.reader?.initialController(
      of: self, creator.map { creator in { coder in creator(coder) } })
    guard let made else { return nil }
    guard let controller = made as? Controller else { refuse(made, Controller.self) }
    return controller
  }

  /// The controller of a storyboard identifier, made by `creator`, unless that returns nil.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: Creator<Controller>? = nil
  ) -> Controller {
    let made = made(identifier, creator.map { creator in { coder in creator(coder) } })
    guard let controller = made as? Controller else { refuse(made, Controller.self) }
    return controller
  }

  private func made(_ identifier: String, _ creator: AnyCreator?) -> UIViewController {
    guard let reader = NibHook.reader else { preconditionFailure("There is no reader of nibs.") }
    return reader.controller(named: identifier, of: self, creator)
  }

  private func refuse(_ made: UIViewController, _ expected: Any.Type) -> Never {
    preconditionFailure("The storyboard's controller is a \(type(of: made)), no \(expected).")
  }
}

extension UIStoryboard {
  /// The program's storyboard of a name; nil where it has none.
  package static func find(_ name: String) -> UIStoryboard? {
    NibFiles.current.file(named: name, suffix: "storyboardc", in: .main)
      .map(UIStoryboard.init(file:))
  }

  /// What a storyboard's name in Info.plist means: the controller to begin with; nil, with a note, where there is
  /// no such storyboard or it begins nowhere.
  static func initialController(named name: String) -> UIViewController? {
    let name = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    guard let file = NibFiles.current.file(named: name, suffix: "storyboardc", in: .main) else {
      return nil
    }
    return UIStoryboard(file: file).instantiateInitialViewController()
  }
}
