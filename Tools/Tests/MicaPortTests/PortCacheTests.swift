// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is kept of a module gives the same files as rewriting all of it anew.

import Foundation
import Testing

@testable import MicaPort

@Suite struct PortCacheTests {
  private let porter = ModulePorter(moduleName: "App")

  private func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { SourceFile(path: "/app/\($0).swift", text: $1) }
  }

  @Test func editsGiveWhatAllOfItGives() throws {
    var texts = [
      "import UIKit\nclass A: UIView { @objc func tap() {} }",
      "import UIKit\nclass B: A { let s = #selector(tap) }", "struct C {}",
    ]
    var cache = PortCache(for: porter.options)
    #expect(porter.port(files(texts), &cache) == porter.port(files(texts)))
    let edits: [(Int, String)] = [
      (2, "struct C { let a = 1 }"),
      (0, "import UIKit\nclass A: UIView { @objc(touch) func tap() {} }"),
      (1, "import UIKit\nclass B: A {}"), (0, texts[0]),
    ]
    for (place, text) in edits {
      texts[place] = text
      let data = try JSONEncoder().encode(cache)
      cache = try JSONDecoder().decode(PortCache.self, from: data)
      #expect(porter.port(files(texts), &cache) == porter.port(files(texts)))
    }
    texts.removeLast()
    #expect(porter.port(files(texts), &cache) == porter.port(files(texts)))
    #expect(cache.rows.count == 2)
  }

  @Test func otherOptionsAndBrokenFilesAreNothingKnown() throws {
    var options = PortOptions()
    options.flags = ["B", "A", "DEBUG"]
    let text = options.text
    for _ in 0..<20 {
      options.flags = Set(["DEBUG", "A", "B"].shuffled())
      #expect(options.text == text)
    }
    var cache = PortCache(for: options)
    _ = porter.port(files(["class A {}"]), &cache)
    let place = NSTemporaryDirectory() + "mica-\(UUID().uuidString)/App.json"
    defer {
      try? FileManager.default.removeItem(atPath: (place as NSString).deletingLastPathComponent)
    }
    cache.save(at: place)
    #expect(PortCache(at: place, for: options).rows.count == 1)
    #expect(PortCache(at: place, for: PortOptions()).rows.isEmpty)
    try Data("{".utf8).write(to: URL(fileURLWithPath: place))
    #expect(PortCache(at: place, for: options).rows.isEmpty)
  }
}
