// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Statements of a library's that need WidgetKit: a test that comes there is red.

import Foundation
import Testing

@testable import MicaCommand

@Suite(.serialized) struct LeftOutStatementTests {
  private let files = [
    "Package.swift": """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(name: "Kit", platforms: [.iOS(.v16)], targets: [
      .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
    ])
    """,
    "Sources/Kit/Badge.swift": """
    import UIKit
    import WidgetKit
    public final class Badge: UIView {
      public var isShown = false
      public func show() {
        isShown = true
        let center = WidgetCenter.shared
        center.reloadAllTimelines()
      }
    }
    """,
    "Tests/KitTests/BadgeTests.swift": """
    import XCTest
    @testable import Kit
    final class BadgeTests: XCTestCase {
      func testShown() {
        let badge = Badge()
        badge.show()
        XCTAssertTrue(badge.isShown)
      }
      func testHidden() { XCTAssertFalse(Badge().isShown) }
    }
    """,
  ]

  @Test func `a test that comes to a statement without WidgetKit fails, others don't`() throws {
    try TestMachine.inFolder(files) { folder in
      let run = try TestMachine.run(TestMachine.command, ["test", folder], in: folder)
      #expect(run.code == 1)
      #expect(
        run.text.contains("WidgetKit is not in Mica yet; Badge.swift:7 uses it and was left out"))
      #expect(run.text.contains("-[BadgeTests testShown] (failed)"))
      #expect(!run.text.contains("-[BadgeTests testHidden] (failed)"))
    }
  }
}
