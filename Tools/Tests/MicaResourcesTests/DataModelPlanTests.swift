// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Data models in bundles.

import Foundation
import MicaFolders
import Testing

@testable import MicaResources

@Suite struct DataModelPlanTests {
  @Test func aModelIsAFolderOfItsVersions() throws {
    let path = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (name, text) in [
      "A.swift": "import UIKit\n", "M.xcdatamodeld/M.xcdatamodel/contents": "<model/>",
      "M.xcdatamodeld/N.xcdatamodel/contents": "<model/>",
    ] {
      let place = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    let folder = try ProgramFolder(at: path) { _, _ in throw PortError.missing(path: "") }
    let files = BundlePlan(of: folder).files.filter { $0.place.hasPrefix("M.") }
    #expect(
      files.map(\.place) == ["M.momd/M.mom", "M.momd/N.mom", "M.momd/VersionInfo.json"])
    #expect(
      files.first?.content == .dataModel(folder.path + "/M.xcdatamodeld/M.xcdatamodel/contents"))
    guard case .bytes(let bytes)? = files.last?.content else {
      Issue.record("no index")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"current":"M"}"#)
  }
}
