// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The scale of tests, as the names of their references tell.

import Foundation
import Testing

@testable import MicaCommand

struct ReferenceScaleTests {
  @Test(arguments: [
    ("Tests/ReferenceImages_64/AppTests/testCard@2x.png", 2.0),
    ("Tests/__Snapshots__/CardTests/testCard@3x.png", 3.0),
    ("Tests/__Snapshots__/CardTests/testCard.1.png", nil),
    ("App/Assets.xcassets/card.imageset/card@2x.png", nil),
    ("Tests/__Snapshots__/testCard@x.png", nil), ("Tests/__Snapshots__/a@nanx.png", nil),
    ("card@2x.png", nil),
  ]) func isReadFromReferencesAlone(path: String, scale: Double?) {
    #expect(ReferenceScale.scale(of: path) == scale)
  }

  @Test func severalScalesTellNothing() throws {
    let folder = NSTemporaryDirectory() + "mica-scale-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let references = folder + "/ReferenceImages"
    try FileManager.default.createDirectory(atPath: references, withIntermediateDirectories: true)
    #expect(ReferenceScale.named(in: folder) == nil)
    try Data().write(to: URL(fileURLWithPath: references + "/a@2x.png"))
    #expect(ReferenceScale.named(in: folder) == 2)
    try Data().write(to: URL(fileURLWithPath: references + "/a@3x.png"))
    #expect(ReferenceScale.named(in: folder) == nil)
  }
}
