// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plain parts of the engine of lists, each beside a naive model.

import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct ListEngineTests {
  /// Thirds round, so that the order of additions shows.
  @Test(arguments: [0, 0.1, 44, 44.0 / 3])
  func extentsAreFoundWhereTheyBegin(usual: Double) {
    var random = SystemlessRandom(seed: UInt64(usual * 100))
    func number(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
    for _ in 0..<200 {
      let count = number(40)
      var plain = Array(repeating: usual, count: count)
      var tree = ExtentTree(count: count, usual: usual)
      for round in 0..<20 {
        if count > 0, round > 0 {
          let place = number(count)
          plain[place] = Double(number(30)) / 3
          tree[place] = plain[place]
        }
        for cut in 0...count {
          #expect(abs(tree.start(of: cut) - plain[..<cut].reduce(0, +)) < 1e-9)
          let distance = max(0, tree.start(of: cut))
          let found = tree.index(at: distance)
          #expect(tree.start(of: found) <= distance)
          #expect(found >= count - 1 || tree.start(of: found + 1) > distance)
        }
        #expect(tree.index(at: -1) == 0)
        #expect(tree.index(at: .infinity) == max(0, count - 1))
        #expect(tree.index(at: .nan) == 0)
      }
    }
  }
}
