// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The app: its window and first screen come from the main storyboard.

import UIKit

/// The app's delegate.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
