// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What launches a program's app: its delegate's `main()`, or that of its `App`.

internal import UIKit

/// The entry of a program that is an app.
package struct ProgramEntry: Sendable {
  /// The type's name, for messages.
  let name: String
  /// Launches the app; called within a stage's launch.
  let launch: @MainActor @Sendable () -> Void

  /// What a `main()` launches.
  init(name: String, launch: @escaping @MainActor @Sendable () -> Void) {
    (self.name, self.launch) = (name, launch)
  }

  /// The app of a delegate's class; nil for none, or another class.
  package init?(_ application: AnyClass?) {
    guard let delegate = application as? any UIApplicationDelegate.Type else { return nil }
    self.init(name: "\(delegate)") { delegate.main() }
  }
}
