// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Orders by sort descriptors (as on iOS).

import MicaFoundation
import Testing

@Suite struct SortDescriptorTests {
  private let people: [[String: Any]] = [
    ["name": "bob", "age": 3], ["name": "Ada", "age": 3], ["name": "Zoe", "age": 1], ["age": 2],
  ]

  private func names(_ descriptors: NSSortDescriptor...) -> [String?] {
    NSArray(array: people).sortedArray(using: descriptors).map {
      ($0 as? [String: Any])?["name"] as? String
    }
  }

  @Test func byKeys() {
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == [nil, "Ada", "Zoe", "bob"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["bob", "Zoe", "Ada", nil])
    let age = NSSortDescriptor(key: "age", ascending: true)
    // Equal ones stay in order.
    #expect(names(age) == ["Zoe", nil, "bob", "Ada"])
    #expect(
      names(age, NSSortDescriptor(key: "name", ascending: true)) == ["Zoe", nil, "Ada", "bob"])
  }

  @Test(arguments: [
    "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:", "localizedStandardCompare:",
  ])
  func byMethods(_ name: String) {
    let order = NSSortDescriptor(key: "name", ascending: true, selector: Selector(name))
    #expect(names(order) == [nil, "Ada", "bob", "Zoe"])
    #expect(order.selector == Selector(name))
  }

  @Test func standardOrderCountsNumbers() {
    let order = NSSortDescriptor(
      key: nil, ascending: true, selector: Selector("localizedStandardCompare:"))
    let files = NSArray(array: ["file10", "file2", "File1"]).sortedArray(using: [order])
    #expect(files as? [String] == ["File1", "file2", "file10"])
  }

  @Test func byBlocksAndKeyPaths() {
    let lengths = NSSortDescriptor(key: "self", ascending: true) { first, second in
      ((first as? String) ?? "").count < ((second as? String) ?? "").count
        ? .orderedAscending : .orderedDescending
    }
    #expect(
      NSArray(array: ["ccc", "a", "bb"]).sortedArray(using: [lengths]) as? [String]
        == ["a", "bb", "ccc"])
    let path = NSSortDescriptor(keyPath: \String.count, ascending: false)
    #expect(
      NSArray(array: ["a", "ccc"]).sortedArray(using: [path]) as? [String] == ["ccc", "a"])
  }

  @Test func reversing() {
    let order = NSSortDescriptor(key: "age", ascending: true)
    let reversed = order.reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed?.ascending == false)
    #expect(reversed?.key == "age")
    #expect(order == NSSortDescriptor(key: "age", ascending: true))
  }
}
