// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The reader of storyboards and nibs behind the hook that UIKit's classes call.

import Foundation
internal import MicaNib

/// Answers the hook of lower wings.
private struct NibReader: NibReading {
  /// Runs while the process is loaded, and only sets the hook.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    NibHook.reader = NibReader()
  }

  nonisolated init() {}

  private func item(_ coder: NSCoder) -> NibItem? { (coder as? NibCoder)?.item }

  func read(_ view: UIView, _ coder: NSCoder, as type: UIView.Type) {
    guard let item = item(coder), NibReaders.current.plan(of: Swift.type(of: view)).type == type
    else { return }
    item.loader.read(view, item)
  }

  func read(_ controller: UIViewController, _ coder: NSCoder, as type: UIViewController.Type) {
    guard let item = item(coder),
      NibReaders.current.plan(of: Swift.type(of: controller)).type == type
    else { return }
    item.loader.read(controller, item)
  }

  func attribute(_ name: String, of coder: NSCoder) -> String? { item(coder)?[name] }

  func choice<Value>(_ name: String, named names: [String: Value], of coder: NSCoder) -> Value? {
    item(coder)?.choice(name, named: names)
  }

  func customClass(ofPart key: String, of coder: NSCoder) -> AnyClass? {
    guard let item = item(coder), let part = item.element.child(key: key),
      let base = NibClasses.view(part.name), part["customClass"] != nil
    else { return nil }
    return item.loader.customType(of: part, base)
  }

  func build(_ nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    nib.build(owner: owner, options: options)
  }

  func initialController(
    of storyboard: UIStoryboard, _ creator: UIStoryboard.AnyCreator?
  ) -> UIViewController? { storyboard.makeInitial(creator) }

  func controller(
    named identifier: String, of storyboard: UIStoryboard, _ creator: UIStoryboard.AnyCreator?
  ) -> UIViewController { storyboard.makeController(named: identifier, creator) }

  func loadView(of controller: UIViewController) -> Bool { controller.loadViewOfNib() }

  func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) {
    controller.performNibSegue(identifier, sender)
  }
}
