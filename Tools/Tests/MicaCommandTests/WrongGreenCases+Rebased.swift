// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures beside their origins that must not pass.

extension WrongGreen {
  /// A class whose reference is another system's, with a text in another font: a test of a label beside a box.
  ///
  /// `prepare` runs before the comparison, with `folder` and `name` of the reference's folder and file, without its ending.
  private static func picture(
    _ name: String, _ says: String, prepare: String = "", label: String = ""
  ) -> WrongGreen {
    WrongGreen(
      name: name, test: "testIt", outcome: "failed", says: says,
      source: """
        import Foundation
        import MicaTesting
        import UIKit
        import XCTest
        final class \(name): XCTestCase {
          func testFirst() {}
          @MainActor static func card(_ font: UIFont, _ change: (UILabel) -> Void) -> UIView {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
            card.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 140, height: 24))
            (label.font, label.text) = (font, "Save changes")
            card.addSubview(label)
            change(label)
            return card
          }
          @MainActor func testIt() throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
              .appendingPathComponent("__Snapshots__/\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let old = Self.card(UIFont(name: "Arial", size: 17)!) { _ in }
            let origin = UIGraphicsImageRenderer(bounds: old.bounds).image { old.layer.render(in: $0.cgContext) }
            try origin.pngData()!.write(to: folder.appendingPathComponent("testIt.1.png"))
            let rebased = folder.appendingPathComponent("testIt.1.mica.png")
            \(prepare)
            assertSnapshot(of: Self.card(.systemFont(ofSize: 17)) { label in \(label) }, as: .image, record: .never)
          }
          func testLast() {}
        }
        """, unharmed: "testLast")
  }

  private static let asked = "setenv(\"MICA_SNAPSHOT_REBASE\", \"1\", 1)"

  /// Pictures whose origins another system recorded.
  static let rebased: [WrongGreen] = [
    .picture("DiffersFromItsOrigin", "does not match reference"),
    .picture("IsRebasedNow", "Look at both, then run the test again", prepare: asked),
    .picture(
      "HasGarbageBesideItsOrigin", "isn't as Mica has written it",
      prepare: "try Data(\"x\".utf8).write(to: rebased)"),
    .picture(
      "HasItsOriginBesideItself", "isn't as Mica has written it",
      prepare: "try origin.pngData()!.write(to: rebased)"),
    .picture(
      "MovesItsText", "lies elsewhere", prepare: asked, label: "label.frame.origin.x += 30"),
    .picture("LosesItsText", "is missing", prepare: asked, label: "label.textColor = .clear"),
    .picture(
      "RecoloursItsText", "has another colour", prepare: asked, label: "label.textColor = .red"),
    .picture(
      "LosesItsBackground", "has another background", prepare: asked,
      label: "label.superview?.backgroundColor = .yellow"),
    .picture(
      "GainsABox", "outside of its texts", prepare: asked,
      label:
        "let box = UIView(frame: CGRect(x: 10, y: 40, width: 9, height: 9)); box.backgroundColor = .red; "
        + "label.superview?.addSubview(box)"),
  ]
}
