// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Methods that make the controller at the end of a segue: `@IBSegueAction`.

public import Foundation
internal import MicaRaster
internal import MicaRuntime

@MainActor
enum SegueAction {
  /// What a controller's method makes of coder, sender and identifier, as many of these as it takes; nil, so that
  /// `init(coder:)` makes it, where there is no such method.
  static func run(
    _ selector: Selector, of source: UIViewController, _ coder: NSCoder, _ sender: Any?,
    _ identifier: String?
  ) -> UIViewController? {
    let count = "\(selector)".filter { $0 == ":" }.count
    let called = count < 3 ? selector : Selector("\(selector)|segue")
    guard MethodCall.canSend(called, to: source) else {
      Unsupported.note("\(type(of: source)) has no method \(selector) for a segue")
      return nil
    }
    let arguments = _SegueArguments(coder: coder, sender: sender, identifier: identifier)
    let made =
      count < 3
      ? MethodCall.send(selector, to: source, coder, sender)
      : MethodCall.send(called, to: source, arguments)
    return unwrapped(made) as? UIViewController
  }
}

/// The arguments of a segue action that takes three, in one object: rows of the registry have two.
public final class _SegueArguments: NSObject {
  /// What the controller's `init(coder:)` is given.
  public let coder: NSCoder
  /// What has set the segue off.
  public let sender: Any?
  /// The segue's name.
  public let identifier: String?

  init(coder: NSCoder, sender: Any?, identifier: String?) {
    (self.coder, self.sender, self.identifier) = (coder, sender, identifier)
  }
}
