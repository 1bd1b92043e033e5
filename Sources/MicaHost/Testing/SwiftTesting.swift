// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swift Testing beside XCTest: the toolchain's library finds and runs the functions with `@Test`, in a task, while the main
// thread steps the program's clock. Records come as JSON (swift-testing, Documentation/ABI/JSON.md, version 0).

internal import Foundation
internal import MicaClock
internal import MicaContext
internal import MicaJob
internal import MicaXCTest
internal import Synchronization

/// The tests of Swift Testing in this process.
final class SwiftTesting: Sendable {
  /// The library's entry point. It is looked up by name, so that no host needs the library that has no such tests.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// How long one test may take, in seconds of the program's clock: as long as one of XCTest's.
  private static let allowance = 600.0

  private struct Values {
    /// The functions that are known, by the library's names for them.
    var functions: [String: String] = [:]
    /// The function that runs.
    var current: String?
    /// When tests started, in seconds of the machine's time and of the program's.
    var starts: [String: Double] = [:]
    var lastStart = 0.0
    /// The library's own verdict.
    var hasSucceeded = true
  }

  private let log: TestLog
  private let values = Mutex(Values())

  init(_ log: TestLog) { self.log = log }

  /// The function that runs; nil for none.
  var current: String? { values.withLock { $0.current } }

  /// Runs all functions, or those that `only` names, one after the other. Does nothing without the library.
  @MainActor func run(only: [String]?, attachments: String?) {
    guard let entryPoint = Self.entryPoint else { return }
    let arguments = Arguments(
      parallel: false, filter: only.map { $0.map(Self.filter) }, attachmentsPath: attachments)
    guard let configuration = try? JSONEncoder().encode(arguments) else { return }
    values.withLock { $0.lastStart = VirtualClock.current?.now ?? 0 }
    let call = AsyncCall { [self] in
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: configuration.count, alignment: 8)
      defer { bytes.deallocate() }
      configuration.copyBytes(to: bytes)
      end(
        all: try await entryPoint(UnsafeRawBufferPointer(bytes)) { record in self.hear(record) })
    }
    let ending = call.run(until: self.values.withLock { $0.lastStart } + Self.allowance)
    switch ending {
    case .done:
      if case .failure(let error)? = call.result { fail("Swift Testing can't run: \(error)") }
      if !self.values.withLock({ $0.hasSucceeded }), log.failureCount == 0 {
        fail("Swift Testing failed without a record of why")
      }
    case .late: fail("Test exceeded execution time allowance of 10 minutes")
    case .stuck:
      fail(
        "The test waits for something that never happens: nothing is planned on the program's clock, "
          + "and no thread works.")
    }
  }

  private func end(all hasSucceeded: Bool) {
    values.withLock { $0.hasSucceeded = hasSucceeded }
  }

  /// What the library is told: a part of its `__CommandLineArguments_v0`.
  private struct Arguments: Encodable {
    var parallel: Bool
    var filter: [String]?
    var attachmentsPath: String?
  }

  private static var entryPoint: EntryPoint? {
    guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint") else { return nil }
    typealias Getter = @convention(c) () -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(symbol, to: Getter.self)(), to: EntryPoint.self)
  }

  /// The pattern of a test's name, which has its module in front: `Suite/function(label:)`.
  private static func filter(_ name: String) -> String {
    let quoted = name.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "^[^./]+\\." + quoted + "(/|$)"
  }

  // MARK: Records

  private func hear(_ bytes: UnsafeRawBufferPointer) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)),
      let record = object as? [String: Any], let payload = record["payload"] as? [String: Any]
    else { return }
    switch record["kind"] as? String {
    case "test"?: hearTest(payload)
    case "event"?: hearEvent(payload)
    default: break
    }
  }

  private func hearTest(_ test: [String: Any]) {
    guard test["kind"] as? String == "function", let id = test["id"] as? String else { return }
    let name = Self.name(of: id)
    values.withLock { $0.functions[id] = name }
    log.write(TestEvent(.found, test: name, library: .testing))
  }

  /// `Module.Suite/function()/File.swift:3:2` → `Suite/function()`.
  static func name(of id: String) -> String {
    var parts = id.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1, parts.last?.contains(".swift:") == true { parts.removeLast() }
    if let dot = parts[0].firstIndex(of: ".") { parts[0] = String(parts[0][dot...].dropFirst()) }
    return parts.joined(separator: "/")
  }

  private func hearEvent(_ event: [String: Any]) {
    let id = event["testID"] as? String
    let name = id.flatMap { id in values.withLock { $0.functions[id] } }
    switch event["kind"] as? String {
    case "testStarted"?: if let name { start(name) }
    case "testEnded"?: if let name { end(name) }
    case "testSkipped"?, "testCancelled"?:
      guard let name else { return }
      var skipped = TestEvent(.skipped, test: name, library: .testing)
      skipped.message = Self.text(of: event)
      log.write(skipped)
    case "issueRecorded"?: log.write(Self.issue(event, of: name))
    case "valueAttached"?:
      let attachment = event["attachment"] as? [String: Any]
      guard let path = attachment?["path"] as? String else { return }
      var kept = TestEvent(.attachment, test: name, library: .testing)
      (kept.file, kept.message) = (path, (path as NSString).lastPathComponent)
      log.write(kept)
    default: break
    }
  }

  private func start(_ name: String) {
    TestSession.current.startTest()
    values.withLock { values in
      values.current = name
      values.starts[name] = MachineTime.now
      values.lastStart = VirtualClock.current?.now ?? values.lastStart
    }
    log.write(TestEvent(.started, test: name, library: .testing))
  }

  private func end(_ name: String) {
    let start = values.withLock { values in
      if values.current == name { values.current = nil }
      return values.starts[name]
    }
    var event = TestEvent(.ended, test: name, library: .testing)
    event.seconds = start.map { MachineTime.now - $0 }
    event.passed = !log.hasFailed(name)
    log.write(event)
  }

  /// Fails the function that runs, and with it the run.
  private func fail(_ text: String) {
    let name = current
    Terminal.print("\(name ?? "Swift Testing"): error: \(text)")
    var event = TestEvent(.issue, test: name, library: .testing)
    event.message = text
    log.write(event)
    if let name { end(name) }
  }

  // MARK: Issues

  /// The event of an issue, as far as the record tells.
  static func issue(_ event: [String: Any], of test: String?) -> TestEvent {
    let issue = event["issue"] as? [String: Any] ?? [:]
    let severity = (issue["severity"] ?? issue["_severity"]) as? String
    let isFailure = (issue["isFailure"] ?? issue["_isFailure"]) as? Bool
    var kind = TestEvent.Kind.issue
    if issue["isKnown"] as? Bool == true {
      kind = .expected
    } else if severity == "warning" || isFailure == false {
      kind = .warning
    }
    var result = TestEvent(kind, test: test, library: .testing)
    result.message = text(of: event)
    if let place = issue["sourceLocation"] as? [String: Any] {
      result.file = (place["filePath"] ?? place["_filePath"] ?? place["fileID"]) as? String
      result.line = place["line"] as? Int
    }
    return result
  }

  private static func text(of event: [String: Any]) -> String? {
    let messages = event["messages"] as? [[String: Any]] ?? []
    let texts = messages.compactMap { $0["text"] as? String }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
