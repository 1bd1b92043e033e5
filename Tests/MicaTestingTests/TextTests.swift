// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies of texts.

import Foundation
import Testing
import UIKit

@testable import MicaTesting

@MainActor @Suite struct TextTests {
  private struct Person {
    var name = "Ann"
    var tags: Set<String> = ["b", "a"]
    var ages = ["y": 2, "x": 1]
    var friend: String?
    var kind = Kind.other(3)
  }

  private enum Kind { case other(Int) }

  private final class Node {
    var next: Node?
  }

  /// The text that a strategy makes.
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var result: String?
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test func dumpsHaveAnOrder() {
    #expect(
      text(Person(), .dump) == """
        ▿ Person
          ▿ ages: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1
            ▿ (2 elements)
              - key: "y"
              - value: 2
          - friend: Optional<String>.none
          ▿ kind: Kind
            - other: 3
          - name: "Ann"
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
  }

  @Test func dumpsOfArraysAndDictionariesAreThoseOfValues() {
    #expect(text(["a": 1], .dump)?.hasPrefix("▿ 1 key/value pair\n") == true)
    #expect(text([1, 2], .dump) == "▿ 2 elements\n  - 1\n  - 2\n")
    #expect(text(Data([1, 2]), .dump) == "- 2 bytes\n")
  }

  @Test func circlesEnd() {
    let node = Node()
    node.next = node
    let dump = text(node, .dump)
    node.next = nil
    #expect(dump?.contains("circular reference") == true)
  }

  @Test func addressesAreLeftOut() {
    #expect(ValueDump.withoutAddresses("<UIView: 0x7f01ab; frame") == "<UIView; frame")
    #expect(ValueDump.withoutAddresses("<UIViewController 0x7f>, x") == "<UIViewController>, x")
  }

  @Test func differencesAreHunks() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacing("10\n", with: "ten \n")
    #expect(
      LineDifference(old, new).text == """
        @@ −6,9 +6,9 @@
        \u{2007}6
        \u{2007}7
        \u{2007}8
        \u{2007}9
        −10
        +ten ¬
        \u{2007}11
        \u{2007}12
        \u{2007}13
        \u{2007}14
        """)
  }

  @Test func jsonThatCanNotBeWrittenIsAFailure() throws {
    let folder = try SnapshotFolder()
    #expect(folder.verify(Double.nan, as: .json)?.contains("can't be written") == true)
    #expect(folder.files.isEmpty)
    #expect(folder.verify(["b": 1, "a": 2], as: .json) != nil)
    #expect(
      folder.bytes("test.a.json").map { String(decoding: $0, as: UTF8.self) }
        == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  @Test func inlineSnapshotsAreCompared() {
    // Equal ones record nothing.
    assertInlineSnapshot(of: "a\nb", as: .lines) {
      """
      a
      b
      """
    }
  }

  @Test func layersAreLines() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let inner = CALayer()
    inner.cornerRadius = 2
    inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    layer.addSublayer(inner)
    #expect(
      text(layer, .hierarchy) == """
        CALayer; frame = (1 2; 3 4)
           | CALayer; frame = (0 0; 0 0); backgroundColor = #FF0000FF; cornerRadius = 2
        """)
  }
}
