// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bundles of frameworks and of hosted tests. A program here is one bundle; a framework has a folder of its own in it where
// names would be the same, and so have tests that an app hosts (Docs/projects.md).

public import Foundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

/// `Bundle(for:)`, as rewritten programs call it: the folder of the framework or of the tests that have the class, else the
/// program's.
public func _micaBundle(for type: AnyClass) -> Bundle {
  let name = String(reflecting: type).prefix { $0 != "." }
  let module = ClassRegistry.record(of: type)?.module ?? String(name)
  for place in ["Frameworks/\(module).framework", "PlugIns/\(module).xctest"] {
    if let bundle = Bundle(path: "\(Bundle.main.bundlePath)/\(place)") { return bundle }
  }
  return Bundle(for: type)
}

/// `Bundle(identifier:)`, as rewritten programs call it: the program's bundle, or the folder of the framework that the
/// identifier's last part names.
///
/// For a framework of Apple's this is a bundle without files. Its texts are their keys, which are the English texts on iOS.
/// Returns `nil` for other identifiers.
public func _micaBundle(identifier: String) -> Bundle? {
  if let bundle = Bundle(identifier: identifier) { return bundle }
  let name = identifier.split(separator: ".").last.map(String.init) ?? ""
  if identifier.hasPrefix("com.apple.") { return appleBundle(identifier, name) }
  let place = Bundle.main.bundlePath + "/Frameworks/\(name).framework"
  return name.isEmpty ? nil : Bundle(path: place)
}

/// An empty folder in the place of a framework of Apple's, of whose files Mica has none.
private func appleBundle(_ identifier: String, _ name: String) -> Bundle? {
  Unsupported.note("the files of the bundle \(identifier)")
  let place = NSTemporaryDirectory() + "mica-frameworks/\(name).framework"
  try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
  return Bundle(path: place)
}
