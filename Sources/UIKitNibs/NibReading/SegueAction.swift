// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Methods that make the controller at the end of a segue: `@IBSegueAction`.

import Foundation
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
    guard MethodCall.canSend(selector, to: source) else {
      Unsupported.note(
        "\(type(of: source)) has no method \(selector) for a segue. The segue makes its controller without it."
      )
      return nil
    }
    let made = MethodCall.send(selector, to: source, coder, sender, identifier)
    return unwrapped(made) as? UIViewController
  }
}
