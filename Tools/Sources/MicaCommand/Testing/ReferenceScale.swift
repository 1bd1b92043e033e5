// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The scale of tests that name no device: that of the simulators on which references are recorded.

import Foundation

/// Pixels per point of a folder's references.
enum ReferenceScale {
  /// The scale of most simulators since the iPhone X.
  static let usual = 3.0
  /// How many files are looked at.
  private static let mostFiles = 20_000

  /// The one scale that the names of a folder's references tell, such as `testCard@2x.png`; nil for none or several.
  ///
  /// References lie in folders whose names have `ReferenceImages` or `Snapshots` in them.
  static func named(in folder: String) -> Double? {
    let names = FileManager.default.enumerator(atPath: folder)
    var scales: Set<Double> = []
    var count = 0
    while let path = names?.nextObject() as? String {
      count += 1
      guard count <= mostFiles, scales.count < 2 else { break }
      guard let scale = scale(of: path) else { continue }
      scales.insert(scale)
    }
    return scales.count == 1 ? scales.first : nil
  }

  /// The scale that a reference's path tells; nil for other files.
  static func scale(of path: String) -> Double? {
    let parts = path.split(separator: "/")
    guard let name = parts.last, name.hasSuffix("x.png"), let at = name.lastIndex(of: "@"),
      parts.dropLast().contains(where: {
        $0.contains("ReferenceImages") || $0.contains("Snapshots")
      }),
      let scale = Double(name[name.index(after: at)...].dropLast(5)), (1...4).contains(scale)
    else { return nil }
    return scale
  }
}
