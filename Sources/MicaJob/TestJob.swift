// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host is asked for that runs a folder's tests, and what it tells meanwhile.

internal import FoundationEssentials

/// Runs tests.
public struct TestJob: Codable, Equatable, Sendable {
  /// What runs: `Class`, `Class/testMethod`, `Suite`, `Suite/function(label:)`, `function()`; nil for everything.
  public var only: [String]?
  /// The device that the tests run on, and what its user has chosen.
  public var device = DeviceRequest()
  /// The screen in points; nil for the device's.
  public var size: PointSize?
  /// Pixels per point; nil for the device's.
  public var scale: Double?
  /// The file that events are appended to, a line of JSON for each (`TestEvent`); nil for none.
  public var events: String?
  /// The folder that attachments are written to; nil keeps none.
  public var attachments: String?
  /// The file of the screens (`SceneTest`) that are compared in place of the program's tests; nil for tests.
  public var scenes: String?

  /// A job that runs everything.
  public init() {}
}

/// Something that happened while tests ran.
///
/// Each is written before the test goes on, so that a test that was started and never ended has ended its process.
public struct TestEvent: Codable, Equatable, Sendable {
  /// What happened.
  public enum Kind: String, Codable, Sendable {
    /// The host has begun: `count` tests of XCTest are going to run.
    case begun
    /// A test of Swift Testing is known.
    case found
    /// A test has started.
    case started
    /// Something went wrong. Without a test it happened outside of any.
    case issue
    /// Something went wrong that the test expects.
    case expected
    /// Something that a test only warns of.
    case warning
    /// A test ends as skipped; `message` says why.
    case skipped
    /// A test keeps something: `message` is its name, `file` the path of the copy.
    case attachment
    /// A picture or text was compared with its reference; `passed` says whether they agree.
    case snapshot
    /// A test has ended, as `passed` says.
    case ended
    /// All tests have run; `passed` says whether all of them passed.
    case finished
  }

  /// What a test belongs to.
  public enum Library: String, Codable, Sendable {
    /// Methods of `XCTestCase`.
    case xctest
    /// Functions with `@Test`.
    case testing
  }

  /// What happened.
  public var kind: Kind
  /// The test: `Class/testMethod`, `Suite/function(label:)`; nil for none.
  public var test: String?
  /// What the test belongs to.
  public var library: Library?
  /// What went wrong, why a test was skipped, or what an attachment is called.
  public var message: String?
  /// A source file, or that of an attachment.
  public var file: String?
  /// The line in the source file, from 1.
  public var line: Int?
  /// How long the test took, in seconds of the machine's time.
  public var seconds: Double?
  /// Whether a test, or the whole run, went well.
  public var passed: Bool?
  /// How many tests.
  public var count: Int?
  /// What a snapshot is called: the last part of its reference's name, without its ending.
  public var name: String?
  /// Where a snapshot's reference lies in the project, or would lie.
  public var reference: String?
  /// The copy of what was compared; nil for a snapshot that agrees with its reference.
  public var actual: String?
  /// A picture or text of what differs; nil for nothing.
  public var difference: String?
  /// The tree of views beside the reference; nil for none.
  public var referenceTree: String?
  /// The tree of views of what was compared; nil for none.
  public var actualTree: String?
  /// Whether the reference was written by this run.
  public var recorded: Bool?
  /// The text that is to stand in the call at `file`, `line` and `column` itself; nil for snapshots with files.
  public var inline: String?
  /// The column in the source file, from 1.
  public var column: Int?
  /// Mica's own picture that is compared in place of the reference, which another system recorded; nil for none.
  public var rebased: String?
  /// How a rebased picture differs from its origin.
  public var rebaseNote: String?
  /// Why a picture isn't rebased though that was asked for.
  public var rebaseRefusal: String?

  /// An event of a kind.
  public init(_ kind: Kind, test: String? = nil, library: Library? = nil) {
    (self.kind, self.test, self.library) = (kind, test, library)
  }

  /// Reads a line. Nil for one that isn't whole, as the last one of a process that was killed may be.
  public init?(line: String) {
    guard let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line.utf8)) else {
      return nil
    }
    self = event
  }

  /// The event as one line of JSON.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A number that JSON can't write says nothing: it is left out.
    var event = self
    if let seconds, !seconds.isFinite { event.seconds = nil }
    guard let data = try? encoder.encode(event) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
