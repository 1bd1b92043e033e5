// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The app that hosts a target's tests.

/// An app that is launched before the tests of a target. Its sources are one of the program's local modules, its bundle is
/// `Bundle.main`, and the tests' own resources lie in `PlugIns` below it.
package struct TestHost: Hashable, Sendable {
  /// The name of the app's module.
  package var moduleName: String
  /// The folder of the tests' bundle within the app's: `PlugIns/MODULE.xctest`.
  package var bundle: String
  /// What the Info.plist of the tests' bundle is made from.
  package var testInfo: InfoSource
}
