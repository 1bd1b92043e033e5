// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of views as snapshots, by the program's clock.

import Foundation
import Testing

@testable import MicaCommand

private func source(_ distance: Int) -> String {
  """
  import MicaTesting
  import UIKit
  import XCTest
  final class MoveTests: XCTestCase {
    func testMove() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      let box = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
      box.backgroundColor = .red
      view.addSubview(box)
      assertSnapshot(
        of: view,
        as: .animation(at: [0, 0.5, 1]) { view in
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.subviews.first?.frame.origin.x = \(distance)
          }
        })
    }
  }
  """
}

@Suite(.serialized) struct AnimationSnapshotTests {
  @Test func `an animation is recorded once and compared from then on`() throws {
    let name = "Tests/MoveTests.swift"
    try TestMachine.inFolder([name: source(40)]) { folder in
      func mica() throws -> (code: Int32, text: String) {
        try TestMachine.run(TestMachine.command, ["test", folder], in: folder)
      }
      #expect(try mica().code == 1)
      #expect(try mica().code == 0)
      try source(42).write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      let other = try mica()
      #expect(other.code == 1 && other.text.contains("pixels differ"))
    }
  }
}
