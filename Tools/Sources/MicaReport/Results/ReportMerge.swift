// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The reports of several shards as one.

import Foundation

/// Merges reports.
package enum ReportMerge {
  /// The results of all reports, with paths from the root. A test of two reports is there once: the bad one.
  package static func results(of folders: [String]) throws(ReportError) -> TestResults {
    var merged: TestResults?
    var shards: [String] = []
    for folder in folders {
      var results = try TestResults(at: folder)
      results.resolve(in: URL(fileURLWithPath: folder).standardizedFileURL.path)
      shards += results.shard.map { [$0] } ?? []
      if merged == nil {
        merged = results
      } else {
        merged?.add(results)
      }
    }
    guard var merged else { throw .noResults("", reason: "no report was named") }
    merged.shard = missing(shards).map { "without \($0)" }
    return merged
  }

  /// The greatest number of parts.
  private static let mostParts = 10_000

  /// The parts that no report has; nil where all are there. Parts of different numbers, and those of a merged report that
  /// lacks some, can't be told apart.
  private static func missing(_ shards: [String]) -> String? {
    if shards.isEmpty { return nil }
    let parts = shards.map { text in
      text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }
    guard let count = parts[0].last, (1...mostParts).contains(count),
      parts.allSatisfy({ $0.count == 2 && $0[1] == count && (1...count).contains($0[0]) })
    else { return "some parts" }
    let absent = Set(1...count).subtracting(parts.map { $0[0] }).sorted()
    return absent.isEmpty ? nil : absent.map { "\($0)/\(count)" }.joined(separator: ", ")
  }
}

extension TestResults {
  /// Makes the paths of files absolute.
  package mutating func resolve(in folder: String) {
    func absolute(_ path: String?) -> String? {
      path.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    }
    for target in targets.indices {
      for test in targets[target].tests.indices {
        for index in targets[target].tests[test].attachments.indices {
          let path = targets[target].tests[test].attachments[index].path
          targets[target].tests[test].attachments[index].path = absolute(path) ?? path
        }
        for index in targets[target].tests[test].snapshots.indices {
          var snapshot = targets[target].tests[test].snapshots[index]
          snapshot.reference = absolute(snapshot.reference)
          snapshot.originPicture = absolute(snapshot.originPicture)
          snapshot.actual = absolute(snapshot.actual)
          snapshot.difference = absolute(snapshot.difference)
          snapshot.referenceTree = absolute(snapshot.referenceTree)
          snapshot.actualTree = absolute(snapshot.actualTree)
          targets[target].tests[test].snapshots[index] = snapshot
        }
      }
    }
  }

  /// Leaves out the places of files that aren't kept.
  package mutating func forgetFiles() {
    for target in targets.indices {
      for test in targets[target].tests.indices {
        targets[target].tests[test].attachments = []
        for index in targets[target].tests[test].snapshots.indices {
          targets[target].tests[test].snapshots[index].actual = nil
          targets[target].tests[test].snapshots[index].difference = nil
          targets[target].tests[test].snapshots[index].actualTree = nil
        }
      }
    }
  }

  /// Adds the results of another part.
  fileprivate mutating func add(_ other: TestResults) {
    seconds = max(seconds, other.seconds)
    let fonts = (systemFont ?? []) + (other.systemFont ?? [])
    systemFont = fonts.isEmpty ? nil : Set(fonts).sorted()
    for target in other.targets {
      guard let index = targets.firstIndex(where: { $0.name == target.name }) else {
        targets.append(target)
        continue
      }
      targets[index].problem = targets[index].problem ?? target.problem
      targets[index].notes += target.notes.filter { !targets[index].notes.contains($0) }
      var places: [String: Int] = [:]
      for (place, test) in targets[index].tests.enumerated() { places[test.name] = place }
      for test in target.tests {
        if let place = places[test.name] {
          if targets[index].tests[place].hasPassed { targets[index].tests[place] = test }
        } else {
          targets[index].tests.append(test)
        }
      }
    }
  }
}
