// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The laws of gestures as a table: fingers, and what recognizers and views are told in which order.

import Mica
import TestScenes
import Testing
import UIKit

/// One line of the table.
struct GestureCase: CustomTestStringConvertible, Sendable {
  let fact: String
  let name: String
  let touches: String
  let log: String
  let setUp: @MainActor @Sendable (GestureBench) -> Void

  init(
    _ fact: String, _ name: String, _ touches: String, gives log: String,
    _ setUp: @escaping @MainActor @Sendable (GestureBench) -> Void = { _ in }
  ) {
    self.fact = fact
    self.name = name
    self.touches = touches
    self.log = log
    self.setUp = setUp
  }

  var testDescription: String { "\(fact) \(name)" }
}

@Suite @MainActor struct GestureTableTests {
  @Test(
    arguments: [GestureCase].views + .taps + .presses + .pans + .pairs + .swipes + .rivals + .waits)
  func line(_ line: GestureCase) throws {
    let bench = GestureBench()
    line.setUp(bench)
    #expect(try bench.play(line.touches) == line.log, "\(line.fact): \(line.name)")
  }
}
