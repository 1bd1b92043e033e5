// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What bundles hold where several files have one name.

import Foundation
import MicaFolders
import Testing

@testable import MicaResources

@Suite struct BundlePlanTests {
  @Test func anotherTargetsInfoPlistIsNoResource() throws {
    let path = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    func plist(_ package: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundlePackageType</key><string>\(package)</string></dict></plist>
      """
    }
    for (name, text) in [
      "A.swift": "import UIKit\n", "Info.plist": plist("APPL"),
      "Framework/Info.plist": plist("FMWK"),
    ] {
      let place = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    var folder = try ProgramFolder(at: path) { _, _ in throw PortError.missing(path: "") }
    folder.resources.append(BundleResource(path: folder.path + "/Framework/Info.plist"))
    let found = BundlePlan(of: folder).files.filter { $0.place == "Info.plist" }
    guard found.count == 1, case .bytes(let bytes) = found[0].content else {
      Issue.record("\(found)")
      return
    }
    let values =
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    #expect(values?["CFBundlePackageType"] as? String == "APPL")
  }
}
