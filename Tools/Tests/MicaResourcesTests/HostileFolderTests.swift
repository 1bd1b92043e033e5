// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Folders that lead elsewhere, or hold what is no file: nothing of it is read, and each is said.

import Foundation
import MicaFolders
import MicaResources
import Testing

struct HostileFolderTests {
  /// A checkout `P` with one source, beside a file and a folder that aren't its own.
  private func plan(
    _ make: (_ checkout: String, _ outside: String) throws -> Void
  ) throws -> (places: Set<String>, texts: [String]) {
    let folder = NSTemporaryDirectory() + "mica-hostile-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for path in [
      "P/.git", "P/A.xcassets/b.colorset", "P/data.bundle", "P/A.xcassets/a.imageset",
      "outside/deep",
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }
    try write("class A {}", to: "\(folder)/P/A.swift")
    try write("secret", to: "\(folder)/outside/secret.txt")
    try make("\(folder)/P", "\(folder)/outside")
    let found = try ProgramFolder(at: folder + "/P") { _, _ in
      ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    }
    let plan = BundlePlan(of: found)
    return (
      Set(plan.files.map(\.place)), (found.problems + plan.problems).map(\.description)
    )
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func link(_ path: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place)
  }

  private func says(_ texts: [String], _ name: String, _ reason: String) -> Bool {
    texts.contains { $0.contains("/\(name):1:1: warning: ") && $0.contains(reason) }
  }

  @Test(arguments: ["", "data.bundle/"])
  func `links out of the checkout are left out and said`(inner: String) throws {
    let (places, texts) = try plan { checkout, outside in
      try link("\(checkout)/\(inner)file.txt", to: "\(outside)/secret.txt")
      try link("\(checkout)/\(inner)folder.bundle", to: outside)
      try link("\(checkout)/\(inner)root.bundle", to: "/")
      try link("\(checkout)/\(inner)dead.txt", to: "nowhere")
      try write("x", to: "\(checkout)/\(inner)own.txt")
      try link("\(checkout)/\(inner)alias.txt", to: "own.txt")
    }
    #expect(places.contains(inner + "own.txt") && places.contains(inner + "alias.txt"))
    #expect(!places.contains { $0.contains("secret") || $0.contains("etc/") })
    #expect(!places.contains(inner + "file.txt"))
    for name in ["file.txt", "folder.bundle", "root.bundle"] {
      #expect(says(texts, name, "leads out of"), "\(name) \(texts)")
    }
    #expect(says(texts, "dead.txt", "leads nowhere"))
  }

  @Test func `links that lead in a circle end`() throws {
    let (places, texts) = try plan { checkout, _ in
      try write("x", to: "\(checkout)/data.bundle/own.txt")
      try link("\(checkout)/data.bundle/self", to: ".")
      try link("\(checkout)/data.bundle/above", to: "..")
    }
    #expect(places.filter { $0.hasPrefix("data.bundle/") && $0.hasSuffix("own.txt") }.count <= 2)
    #expect(says(texts, "self", "leads back"))
  }

  @Test func `pipes and sockets aren't read`() throws {
    let (places, texts) = try plan { checkout, _ in
      for name in ["Pipe.swift", "pipe.txt", "data.bundle/pipe.txt", "Info.plist"] {
        #expect(mkfifo("\(checkout)/\(name)", 0o600) == 0)
      }
    }
    #expect(!places.contains { $0.hasSuffix("pipe.txt") })
    #expect(says(texts, "Pipe.swift", "is a pipe"))
    #expect(says(texts, "pipe.txt", "is a pipe"))
  }

  @Test func `a catalogue takes nothing from elsewhere`() throws {
    let (places, texts) = try plan { checkout, outside in
      try write(
        #"{"images": [{"filename": "a.png"}, {"filename": "../../../outside/secret.txt"}]}"#,
        to: "\(checkout)/A.xcassets/a.imageset/Contents.json")
      try link("\(checkout)/A.xcassets/a.imageset/a.png", to: "\(outside)/secret.txt")
      try link("\(checkout)/A.xcassets/more", to: outside)
    }
    #expect(places.filter { $0.hasPrefix("Assets.assets/") } == ["Assets.assets/index.json"])
    #expect(texts.contains { $0.contains("a.png lies outside") })
    #expect(says(texts, "more", "leads out of"))
  }

  @Test func `a catalogue of too many sets says so and keeps its index`() throws {
    let (places, texts) = try plan { checkout, _ in
      for number in 0...100_000 {
        mkdir("\(checkout)/A.xcassets/s\(number).imageset", 0o755)
      }
    }
    #expect(places.contains("Assets.assets/index.json"))
    #expect(says(texts, "A.xcassets", "more than 100000 entries"))
    #expect(texts.contains { $0.contains("further ones are not listed") })
    #expect(texts.count < 300)
  }

  @Test(
    arguments: [
      ("a.strings", #""a" = "b""#, nil), ("b.strings", #""a" = "#, "line "),
      ("c.strings", #""key" = "value" "x";"#, "line 1"), ("d.strings", "", nil),
      ("e.stringsdict", "<!DOCTYPE x [<!ENTITY a \"b\">]><plist><dict/></plist>", "entities"),
      ("f.stringsdict", "nonsense", "no property list"), ("g.ttf", "random bytes here", "no font"),
      ("h.otf", "OTTO\u{0}\u{9}aaaaaaaa", "too soon"), ("i.png", "no picture", "no PNG"),
      ("j.jpg", "no picture", "no JPEG"), ("k.txt", "anything", nil),
    ] as [(String, String, String?)])
  func `broken resources are said`(name: String, text: String, reason: String?) throws {
    let (places, texts) = try plan { checkout, _ in try write(text, to: "\(checkout)/\(name)") }
    #expect(places.contains(name))
    if let reason {
      #expect(says(texts, name, reason), "\(texts)")
    } else {
      #expect(!texts.contains { $0.contains(name) }, "\(texts)")
    }
  }

  @Test(arguments: [(30_000, 30_000), (2_000_000_000, 2_000_000_000), (0, 5)])
  func `pictures of impossible sizes are said`(width: UInt32, height: UInt32) throws {
    let (_, texts) = try plan { checkout, _ in
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      bytes += Array("IHDR".utf8)
      for side in [width, height] {
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: side >> shift)) }
      }
      bytes += [8, 6, 0, 0, 0, 0, 0, 0, 0]
      try Data(bytes).write(to: URL(fileURLWithPath: checkout + "/a.png"))
    }
    #expect(texts.contains { $0.contains("a.png:1:1: warning: this picture") })
  }
}
