// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host told of its tests, put together: a record for each time that a test ran.

import Foundation
import MicaFolders
import MicaJob
import MicaPortJob
import MicaReport

/// One run of a test, as far as the host told.
struct TestRecord {
  let name: String
  let library: TestResult.Library
  /// Whether the test has started, and neither ended nor was skipped.
  var isOpen: Bool
  var isSkipped = false
  /// The host's own verdict.
  var hasSucceeded = true
  var seconds = 0.0
  var issues: [TestIssue] = []
  var attachments: [TestAttachment] = []
  var snapshots: [TestSnapshot] = []

  /// How the test ended; nil where its process ended first.
  var outcome: TestResult.Outcome? {
    let fails = issues.contains { $0.kind == .failure } || !hasSucceeded
    if isOpen { return nil }
    return fails ? .failed : isSkipped ? .skipped : .passed
  }
}

/// The events of a process.
struct EventRecords {
  /// In the order of their starts.
  private(set) var records: [TestRecord] = []
  /// What went wrong outside of any test.
  private(set) var strayIssues: [TestIssue] = []
  /// What was kept outside of any test.
  private(set) var strayAttachments: [TestAttachment] = []
  /// What the host said at its end; nil where it didn't come to it.
  private(set) var hasSucceeded: Bool?

  /// Reads a host's events, a line of JSON each.
  init(_ text: String) {
    var last: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      if let event = TestEvent(line: String(line)) { add(event, &last) }
    }
    for index in records.indices {
      records[index].groupAttachments()
      records[index].leaveOutLinks()
    }
  }

  private mutating func add(_ event: TestEvent, _ last: inout [String: Int]) {
    let key = "\(event.library?.rawValue ?? "") \(event.test ?? "")"
    let library = TestResult.Library(rawValue: event.library?.rawValue ?? "") ?? .xctest
    func place(_ message: String?, _ kind: TestIssue.Kind) -> TestIssue {
      TestIssue(message ?? "unknown", file: event.file, line: event.line, kind)
    }
    switch event.kind {
    case .begun, .found: break
    case .snapshot:
      if let index = last[key] {
        records[index].snapshots.append(event.snapshot)
      } else if event.passed != true {
        strayIssues.append(place(event.message ?? "a snapshot differs", .failure))
      }
    case .finished: hasSucceeded = event.passed ?? false
    case .started:
      guard let name = event.test else { return }
      last[key] = records.count
      records.append(TestRecord(name: name, library: library, isOpen: true))
    case .skipped:
      guard let name = event.test else { return }
      let open = last[key].flatMap { records[$0].isOpen ? $0 : nil }
      let index = open ?? records.count
      if open == nil { records.append(TestRecord(name: name, library: library, isOpen: false)) }
      last[key] = index
      records[index].isOpen = false
      records[index].isSkipped = true
      if let message = event.message { records[index].issues.append(place(message, .warning)) }
    case .ended:
      guard let index = last[key] else { return }
      records[index].isOpen = false
      records[index].hasSucceeded = event.passed ?? false
      records[index].seconds = event.seconds ?? 0
    case .issue, .expected, .warning:
      let kind: TestIssue.Kind =
        event.kind == .issue ? .failure : event.kind == .expected ? .expected : .warning
      let issue = place(event.message, kind)
      if let index = last[key] {
        records[index].issues.append(issue)
      } else {
        strayIssues.append(issue)
      }
    case .attachment:
      guard let file = event.file else { return }
      let kept = TestAttachment(name: event.message ?? "attachment", path: file)
      if let index = last[key] {
        records[index].attachments.append(kept)
      } else {
        strayAttachments.append(kept)
      }
    }
  }
}

extension TestEvent {
  /// What was compared.
  fileprivate var snapshot: TestSnapshot {
    let isThere = reference.map { FileManager.default.fileExists(atPath: $0) } ?? false
    let isCompared = isThere || inline != nil && difference != nil
    let outcome: TestSnapshot.Outcome =
      recorded == true ? .recorded : passed == true ? .passed : isCompared ? .failed : .missing
    var snapshot = TestSnapshot(name: name ?? test ?? "snapshot", outcome)
    (snapshot.message, snapshot.file, snapshot.line) = (message, file, line)
    (snapshot.column, snapshot.inline) = (column, passed == true ? nil : inline)
    snapshot.origin = reference
    snapshot.reference = isThere ? reference : nil
    (snapshot.actual, snapshot.difference) = (actual, difference)
    (snapshot.rebased, snapshot.rebaseNote) = (rebased, rebaseNote)
    snapshot.rebaseRefusal = rebaseRefusal
    // What a rebased picture is compared with is Mica's own one.
    if let rebased, rebaseNote != nil, recorded != true {
      (snapshot.originPicture, snapshot.reference) = (snapshot.reference, rebased)
    }
    (snapshot.referenceTree, snapshot.actualTree) = (referenceTree, actualTree)
    return snapshot
  }
}

extension TestSnapshot {
  /// What is to be written into the source; nil for snapshots with files.
  var inlineText: InlineText? {
    guard let inline, let file, let line else { return nil }
    return InlineText(path: file, line: line, column: column, text: inline)
  }
}

extension TestRecord {
  /// Makes snapshots of what libraries keep that don't know Mica: pictures named `reference`, `failure`, `difference`, or
  /// `reference_…`, `failed_…`, `diff_…`; else those that a failure links to.
  mutating func groupAttachments() {
    var groups: [(key: String, parts: [String: TestAttachment])] = []
    var rest: [TestAttachment] = []
    for attachment in attachments {
      guard let (role, key) = Self.role(of: attachment.name) else {
        rest.append(attachment)
        continue
      }
      // Without names of their own, each reference begins a new one.
      let index = groups.lastIndex { $0.key == key && $0.parts[role] == nil }
      if let index {
        groups[index].parts[role] = attachment
      } else {
        groups.append((key, [role: attachment]))
      }
    }
    let failures = issues.filter { $0.kind == .failure }
    let pictures = failures.filter { Self.reference(in: $0.message).map(Self.isPicture) ?? false }
    let messages = pictures.count == groups.count ? pictures : failures
    for (number, group) in groups.enumerated() {
      let issue = messages.count == groups.count ? messages[number] : messages.first
      var snapshot = TestSnapshot(name: group.key.isEmpty ? "\(number + 1)" : group.key, .failed)
      (snapshot.message, snapshot.file, snapshot.line) = (issue?.message, issue?.file, issue?.line)
      snapshot.reference = group.parts["reference"]?.path
      snapshot.actual = group.parts["actual"]?.path
      snapshot.difference = group.parts["difference"]?.path
      snapshot.origin = issue.flatMap { Self.reference(in: $0.message) }
      snapshots.append(snapshot)
    }
    attachments = rest
    // Mica's own snapshots have events, whatever their messages link to.
    if groups.isEmpty, snapshots.isEmpty { snapshots = pictures.compactMap(Self.linked) }
  }

  /// A snapshot of the files that a failure links to; nil if the new picture isn't there.
  private static func linked(_ issue: TestIssue) -> TestSnapshot? {
    guard let reference = reference(in: issue.message),
      let actual = link(in: issue.message, after: "@+"),
      FileManager.default.fileExists(atPath: actual)
    else { return nil }
    var snapshot = TestSnapshot(
      name: FolderPath.stem(of: FolderPath.name(of: reference)), .failed)
    (snapshot.message, snapshot.file, snapshot.line) = (issue.message, issue.file, issue.line)
    (snapshot.reference, snapshot.actual, snapshot.origin) = (reference, actual, reference)
    return snapshot
  }

  private static func isPicture(_ path: String) -> Bool {
    ["png", "jpg", "jpeg"].contains(FolderPath.ending(of: FolderPath.name(of: path)).lowercased())
  }

  private static func role(of name: String) -> (role: String, key: String)? {
    let roles = [
      "reference": "reference", "failure": "actual", "failed": "actual", "difference": "difference",
      "diff": "difference",
    ]
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    if let role = roles[stem] { return (role, "") }
    guard let line = stem.firstIndex(of: "_"), let role = roles[String(stem[..<line])] else {
      return nil
    }
    return (role, String(stem[stem.index(after: line)...]))
  }

  /// Leaves out links to files of the host's, which go with the run: the report has copies.
  fileprivate mutating func leaveOutLinks() {
    for index in issues.indices { issues[index].message = Self.withoutLinks(issues[index].message) }
    for index in snapshots.indices {
      snapshots[index].message = snapshots[index].message.map(Self.withoutLinks)
    }
  }

  /// A failure without the lines from `@−` on; the reference stays.
  static func withoutLinks(_ message: String) -> String {
    guard let mark = message.firstRange(of: "\n@\u{2212}\n"), let path = reference(in: message)
    else {
      return message
    }
    let text = message[..<mark.lowerBound].reversed().drop { $0.isNewline }.reversed()
    return "\(String(text))\nreference: \(path)"
  }

  /// The reference's path in a failure of SnapshotTesting's: the line after `@−`.
  static func reference(in message: String) -> String? { link(in: message, after: "@\u{2212}") }

  /// The path in the line after a mark.
  private static func link(in message: String, after mark: String) -> String? {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    guard let mark = lines.firstIndex(where: { $0 == mark }), mark + 1 < lines.count else {
      return nil
    }
    let text = lines[mark + 1].trimmingCharacters(in: ["\"", " "])
    guard text.hasPrefix("file://") else { return text.hasPrefix("/") ? text : nil }
    return URL(string: text)?.path
  }
}
