// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bundles of frameworks. A program here is one bundle; a framework has a folder of its own in it where names
// would be the same (Docs/projects.md).

public import Foundation
@_spi(Registration) internal import MicaRuntime

/// `Bundle(for:)`, as rewritten programs call it: the folder of the framework that has the class, else the program's.
public func _micaBundle(for type: AnyClass) -> Bundle {
  guard let module = ClassRegistry.record(of: type)?.module else { return Bundle(for: type) }
  let place = Bundle.main.bundlePath + "/Frameworks/\(module).framework"
  return Bundle(path: place) ?? Bundle(for: type)
}
