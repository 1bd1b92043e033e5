// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Every picture is drawn, scored and compared with the recorded table. The folder of pictures is
// named by MICA_APPLE_REFERENCES (default ../shared/apple); without it these tests are skipped.

import Foundation
import MicaCompare
import Testing

enum References {
  static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["MICA_APPLE_REFERENCES"] {
      return URL(fileURLWithPath: named)
    }
    return FidelityTable.file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("shared/apple")
  }()

  /// The pictures of UIKit, beside the others; their names begin with "uikit/".
  static let uikit = folder.deletingLastPathComponent()
    .appendingPathComponent(folder.lastPathComponent + "-uikit")

  static let areOfUIKitPresent = FileManager.default.fileExists(
    atPath: uikit.appendingPathComponent("manifest.json").path)

  /// The file of a picture.
  static func file(_ picture: String) -> URL {
    picture.hasPrefix("uikit/")
      ? uikit.appendingPathComponent(String(picture.dropFirst("uikit/".count)))
      : folder.appendingPathComponent(picture)
  }

  static let arePresent: Bool = {
    let manifest = folder.appendingPathComponent("manifest.json").path
    let present = FileManager.default.fileExists(atPath: manifest)
    if !present {
      print("Apple's reference pictures are not at \(folder.path): fidelity is not measured.")
    }
    return present
  }()

  /// Where to leave our pictures for looking at; nil leaves none.
  static let output = ProcessInfo.processInfo.environment["MICA_FIDELITY_OUTPUT"].map {
    URL(fileURLWithPath: $0)
  }
}

@Suite(.enabled(if: References.arePresent, "Apple's reference pictures are absent"))
struct FidelityTests {
  private func row(_ scene: ReferenceScene) throws -> FidelityRow {
    let apple = try Picture(contentsOf: References.file(scene.picture))
    do {
      var ours = try scene.drawn()
      try save(ours, scene.picture)
      ours.take(scene.ignored, from: apple)
      if scene.kind == .palette { ours.reduce(to: apple.palette) }
      guard let score = PictureScore(reference: apple.pixmap, actual: ours.pixmap) else {
        return FidelityRow(scene, nil, remark: "\(ours.width)×\(ours.height) is another size")
      }
      return FidelityRow(scene, score, remark: scene.shortfall)
    } catch let error as PictureError {
      return FidelityRow(scene, nil, remark: error.description)
    }
  }

  private func save(_ picture: Picture, _ name: String) throws {
    guard let folder = References.output else { return }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.write(to: file)
  }

  @Test @MainActor func noScoreFalls() throws {
    var rows = try ReferenceScene.all(in: References.folder).map(row)
    let views = References.areOfUIKitPresent ? try ReferenceScene.uikit() : []
    rows += try views.map(row)
    let table = FidelityTable(rows: rows)
    if ProcessInfo.processInfo.environment["MICA_RECORD"] == "1" {
      try Data(table.page.utf8).write(to: FidelityTable.file)
      Issue.record("recorded \(FidelityTable.file.path): look at it, then run again")
      return
    }
    let page = try String(contentsOf: FidelityTable.file, encoding: .utf8)
    var recorded = FidelityTable(page: page)
    if !References.areOfUIKitPresent {
      recorded.rows.removeAll { $0.picture.hasPrefix("uikit/") }
    }
    #expect(recorded.rows.map(\.picture) == rows.map(\.picture), "the table lists other pictures")
    let old = Dictionary(recorded.rows.map { ($0.picture, $0) }) { first, _ in first }
    for row in rows {
      guard let older = old[row.picture] else { continue }
      let fallen = row.falls(below: older)
      #expect(fallen.isEmpty, "\(row.picture) fell: \(fallen)\nwas \(older.line)\nnow \(row.line)")
    }
    if table.page != page, zip(rows, recorded.rows).allSatisfy({ $0.falls(below: $1).isEmpty }) {
      print("Scores rose: record Docs/fidelity.md anew with MICA_RECORD=1.")
    }
  }

  @Test func everyPictureOfTheFoldersIsDrawn() throws {
    let drawn = Set(try ReferenceScene.all(in: References.folder).map(\.picture))
    let folders = Set(drawn.map { $0.prefix { $0 != "/" } })
    for folder in folders {
      let place = References.folder.appendingPathComponent(String(folder))
      for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
      where name.hasSuffix(".png") && !name.hasPrefix("ORIG_") {
        #expect(drawn.contains("\(folder)/\(name)"), "\(folder)/\(name) is not drawn")
      }
    }
    #expect(folders.count == 9)
  }
}
