// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the page shows beside the results: lines of sources, where pictures differ, and why.

import Foundation
import Synchronization

/// What the page shows of a test or snapshot beside its results.
struct ReportDetail: Encodable, Sendable {
  /// Lines of a source.
  struct Source: Encodable, Sendable {
    let file: String
    /// The number of the first line.
    let first: Int
    let lines: [String]
    /// Lines where something went wrong.
    let marks: [Int]
  }

  var sources: [Source]?
  /// The sizes of the pictures in pixels.
  var size, referenceSize: [Int]?
  var pixels, most: Int?
  /// Left, top, width, height in pixels.
  var boxes: [[Int]]?
  var reasons: [String]?
  /// What differs between texts.
  var patch: String?

  /// Snapshots that are looked at closely: reading pictures takes a while.
  private static let mostPictures = 2000

  /// The details of results, by the places of tests and snapshots in them.
  static func all(of results: TestResults, in place: String) -> [String: ReportDetail] {
    var jobs: [(String, @Sendable () -> ReportDetail)] = []
    var pictures = 0
    for (t, target) in results.targets.enumerated() {
      for (i, test) in target.tests.enumerated() where !test.hasPassed {
        jobs.append(("\(t)/\(i)", { ReportDetail(sources: sources(of: test)) }))
      }
      for (i, test) in target.tests.enumerated() {
        for (s, snapshot) in test.snapshots.enumerated() where snapshot.outcome != .passed {
          pictures += 1
          if pictures > mostPictures { continue }
          jobs.append(("\(t)/\(i)/\(s)", { ReportDetail(snapshot, in: place) }))
        }
      }
    }
    let found = Mutex<[String: ReportDetail]>([:])
    let work = jobs
    DispatchQueue.concurrentPerform(iterations: work.count) { index in
      let detail = work[index].1()
      found.withLock { $0[work[index].0] = detail }
    }
    return found.withLock { $0 }
  }

  private init(sources: [Source]) { self.sources = sources }

  private init(_ snapshot: TestSnapshot, in place: String) {
    func data(_ path: String?) -> Data? { path.flatMap { try? ReportFile.read("\(place)/\($0)") } }
    var reasons: [String] = []
    let (old, new) = (data(snapshot.reference), data(snapshot.actual))
    let (before, after) = (old.flatMap { PNGPicture($0) }, new.flatMap { PNGPicture($0) })
    size = after.map { [$0.width, $0.height] }
    referenceSize = before.map { [$0.width, $0.height] }
    if let before, let after {
      let changes = PictureChanges(before, after)
      (pixels, most) = (changes.pixels, changes.most)
      boxes = changes.boxes.map { [$0.x, $0.y, $0.width, $0.height] }
      if size != referenceSize {
        reasons.append(
          "The picture: resized from \(before.width) × \(before.height) to \(after.width) × \(after.height) pixels"
        )
        size = [max(before.width, after.width), max(before.height, after.height)]
      }
    }
    if let old = data(snapshot.referenceTree), let new = data(snapshot.actualTree) {
      reasons += TreeChanges(old, new)?.reasons ?? []
    }
    if old == nil, new != nil { reasons.append("new: there was no reference") }
    if !reasons.isEmpty { self.reasons = reasons }
    if let path = snapshot.difference, path.hasSuffix(".patch") || path.hasSuffix(".txt") {
      patch = data(path).map { String(decoding: $0.prefix(64 << 10), as: UTF8.self) }
    }
  }

  /// The lines around what went wrong.
  private static func sources(of test: TestResult) -> [Source] {
    var marks: [String: Set<Int>] = [:]
    for issue in test.issues where issue.kind == .failure {
      if let file = issue.file, let line = issue.line { marks[file, default: []].insert(line) }
    }
    if marks.isEmpty, let file = test.file, let line = test.line { marks[file] = [line] }
    return marks.sorted { $0.key < $1.key }.prefix(3).compactMap { file, marks in
      guard let data = try? ReportFile.read(file), data.count < 4 << 20 else { return nil }
      let lines = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let first = max(1, (marks.min() ?? 1) - 4)
      let last = min(lines.count, min((marks.max() ?? 1) + 3, first + 60))
      guard first <= last else { return nil }
      return Source(
        file: file, first: first, lines: lines[(first - 1)..<last].map(String.init),
        marks: marks.sorted())
    }
  }
}
