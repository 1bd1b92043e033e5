// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a program knows that its tests run: by variables of the environment, as Xcode sets them. Libraries decide by them whether
// what goes wrong fails a test, and apps whether they start their work.

internal import Foundation

/// The variables of a process of tests.
enum TestEnvironment {
  /// Sets the variables, unless the user has. Called before anything reads them.
  static func announce() {
    let main = Bundle.main.bundlePath
    let plugIns = main + "/PlugIns"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: plugIns)) ?? []
    let own = names.sorted().first { $0.hasSuffix(".xctest") }
    let bundle = own.map { "\(plugIns)/\($0)" } ?? main
    setenv("XCTestBundlePath", bundle, 0)
    setenv("XCTestConfigurationFilePath", bundle + "/Tests.xctestconfiguration", 0)
    setenv("XCTestSessionIdentifier", "00000000-0000-0000-0000-000000000000", 0)
  }
}
