// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Archives: what is written is read, and damaged ones are refused.

import MicaNib
import Testing

struct NibArchiveTests {
  private func sample() -> [UInt8] {
    var writer = NibWriter(path: "Main.storyboard")
    writer.begin("document", line: 2, attributes: [("type", "x"), ("version", "3.0")])
    writer.begin("view", line: 3, attributes: [("id", "a-1")])
    writer.begin("string", line: 4, attributes: [("key", "text")])
    writer.end(content: "zwei\nZeilen ü")
    writer.end()
    writer.begin("label", line: 6, attributes: [("id", "b-2"), ("text", "Hi")])
    writer.end()
    writer.end()
    return writer.finish()
  }

  @Test func whatIsWrittenIsRead() throws {
    let archive = try NibArchive(sample())
    #expect(archive.path == "Main.storyboard")
    let root = archive.root
    #expect(root.name == "document" && root["version"] == "3.0" && root["x"] == nil)
    #expect(root.children.map(\.name) == ["view", "label"])
    #expect(root.subtree.map(\.line) == [2, 3, 4, 6])
    let view = try #require(archive.element(id: "a-1"))
    #expect(view.child(key: "text")?.content == "zwei\nZeilen ü" && view.content == nil)
    #expect(view.child("string") == view.child(key: "text"))
    #expect(root.child("label")?.attributes.map(\.value) == ["b-2", "Hi"])
    #expect(archive.element(id: "c") == nil)
  }

  @Test func everyCutIsRefused() {
    let bytes = sample()
    for count in 0..<bytes.count {
      #expect(throws: NibError.self) { try NibArchive(Array(bytes[..<count])) }
    }
    #expect(throws: NibError.wrongLength) { try NibArchive(bytes + [0, 0, 0, 0]) }
    var other = bytes
    other[8] = 9
    #expect(throws: NibError.otherVersion(9)) { try NibArchive(other) }
    #expect(throws: NibError.notAnArchive) { try NibArchive(Array("<?xml version=\"1.0\"?>".utf8)) }
  }

  // Every byte with eight other values: it is refused, or every walk through it ends.
  @Test func damageNeverLeadsOutside() {
    let bytes = sample()
    var opened = 0
    for place in bytes.indices {
      for value: UInt8 in [0, 1, 2, 7, 127, 128, 254, 255] {
        var damaged = bytes
        damaged[place] = value
        guard let archive = try? NibArchive(damaged) else { continue }
        opened += 1
        var count = 0
        func walk(_ element: NibElement) {
          count +=
            element.attributes.count + element.name.utf8.count + (element.content?.count ?? 0)
          for child in element.children { walk(child) }
        }
        walk(archive.root)
        #expect(count < 10_000)
      }
    }
    #expect(opened > 0)
  }

  @Test func elementsCanBeOnlySoDeep() throws {
    func deep(_ depth: Int) -> [UInt8] {
      var writer = NibWriter(path: "")
      for _ in 0..<depth { writer.begin("a", line: 1, attributes: []) }
      for _ in 0..<depth { writer.end() }
      return writer.finish()
    }
    #expect(try NibArchive(deep(NibLimits.depth)).root.subtree.count == NibLimits.depth)
    #expect(throws: NibError.self) { try NibArchive(deep(NibLimits.depth + 1)) }
  }
}
