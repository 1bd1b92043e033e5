// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests that ought to have run: what the sources declare against what a host told.

import MicaBuild
import MicaJob
import MicaPortJob

/// What is missing in a run of tests.
struct TestGaps {
  /// A line for each test that didn't end, as a compiler prints errors.
  let lines: [String]

  /// Compares the tests of the sources with a host's events, a line of JSON each.
  init(_ tests: [ListedTest], events text: String) {
    var ended: [String: Int] = [:]
    var started: Set<String> = []
    for line in text.split(separator: "\n") {
      guard let event = TestEvent(line: String(line)), let test = event.test else { continue }
      let key = "\(event.library?.rawValue ?? "") \(test)"
      switch event.kind {
      case .started: started.insert(key)
      case .ended, .skipped: ended[key, default: 0] += 1
      default: break
      }
    }
    lines = tests.compactMap { test in
      let key = "\(test.library.rawValue) \(test.name)"
      // Two functions of one name in two files are two tests.
      if let count = ended[key], count > 0 {
        ended[key] = count - 1
        return nil
      }
      let place = test.file.isEmpty ? "" : "\(test.file):\(test.line): "
      return started.contains(key)
        ? "\(place)error: \(test.name) ended the process of its tests"
        : "\(place)error: \(test.name) is declared, but it neither ran nor was skipped"
    }
  }
}
