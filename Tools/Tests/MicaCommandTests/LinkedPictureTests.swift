// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of libraries that don't know Mica: what a failure links to, and what belongs to which reference.

import Foundation
import MicaJob
import Testing

@testable import MicaCommand

struct LinkedPictureTests {
  private let folder = NSTemporaryDirectory() + "mica-linked-\(UUID().uuidString)"

  private func failure(_ reference: String, _ actual: String) -> String {
    """
    Snapshot does not match reference.

    @\u{2212}
    "file://\(folder)/\(reference)"
    @+
    "file://\(folder)/\(actual)"

    Newly-taken snapshot does not match reference.
    """
  }

  private func records(_ events: [TestEvent]) throws -> [TestRecord] {
    let lines = try events.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    return EventRecords(lines.joined(separator: "\n")).records
  }

  private func event(
    _ kind: TestEvent.Kind, message: String? = nil, file: String? = nil, passed: Bool? = nil
  ) -> TestEvent {
    var event = TestEvent(kind)
    (event.test, event.message, event.file, event.passed) = ("Suite/test()", message, file, passed)
    return event
  }

  /// Swift Testing gets no attachments from swift-snapshot-testing.
  @Test func aFailureWithLinksHasItsPictures() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["new.png", "new.txt"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    let records = try records([
      event(.started), event(.issue, message: failure("a.1.png", "new.png")),
      event(.issue, message: failure("a.txt", "new.txt")),
      event(.issue, message: failure("b.png", "gone.png")), event(.ended, passed: false),
    ])
    let snapshots = try #require(records.first?.snapshots)
    #expect(snapshots.map(\.actual) == ["\(folder)/new.png"])
    #expect(snapshots.map(\.reference) == ["\(folder)/a.1.png"])
    #expect(snapshots.map(\.origin) == ["\(folder)/a.1.png"] && snapshots[0].name == "a.1")
  }

  /// Mica's own snapshots have events; their messages link to files too.
  @Test func aSnapshotOfMicasIsNotDoubled() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data([1]).write(to: URL(fileURLWithPath: "\(folder)/new.png"))
    var snapshot = event(.snapshot, message: failure("a.png", "new.png"), passed: false)
    (snapshot.reference, snapshot.actual) = ("\(folder)/a.png", "\(folder)/new.png")
    let records = try records([
      event(.started), snapshot, event(.issue, message: failure("a.png", "new.png")),
      event(.ended, passed: false),
    ])
    #expect(records.first?.snapshots.count == 1)
  }

  /// Failures of texts between those of pictures don't shift them.
  @Test func attachedPicturesBelongToFailuresOfPictures() throws {
    let attached = ["reference", "failure", "difference"].map {
      event(.attachment, message: $0, file: "/kept/\($0).png")
    }
    let records = try records(
      [event(.started)] + attached + [event(.issue, message: failure("a.png", "new.png"))]
        + [event(.issue, message: failure("a.txt", "new.txt"))] + attached
        + [event(.issue, message: failure("b.png", "new.png")), event(.ended, passed: false)])
    let snapshots = try #require(records.first?.snapshots)
    #expect(snapshots.map(\.origin) == ["\(folder)/a.png", "\(folder)/b.png"])
    #expect(records.first?.attachments.isEmpty == true)
  }
}
