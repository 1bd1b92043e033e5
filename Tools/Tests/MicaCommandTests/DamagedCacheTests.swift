// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A cache that a power cut or a full disk has damaged is mended, and one that can't be written is read.

import Foundation
import Testing

struct DamagedCacheTests {
  private static let source = "import UIKit\nclass Page: UIViewController { @objc var x = 1 }\n"

  /// Renders a program into a cache of its own.
  private func inCache(
    _ body: (_ folder: String, _ cache: String, _ mica: (String...) throws -> (Int32, String))
      throws -> Void
  ) throws {
    try TestMachine.inFolder(["P/Page.swift": Self.source]) { folder in
      func mica(_ words: String...) throws -> (Int32, String) {
        let outcome = try TestMachine.run(
          URL(fileURLWithPath: "/usr/bin/env"),
          ["MICA_CACHE=\(folder)/cache", TestMachine.command.path] + words, in: folder)
        return (outcome.code, outcome.text)
      }
      #expect(try mica("render", "P", "-o", "a.png").0 == 0)
      try body(folder, folder + "/cache/v1", mica)
    }
  }

  private func files(_ folder: String, _ ends: (String) -> Bool) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter(ends).map {
      "\(folder)/\($0)"
    }
  }

  private enum Damage: CaseIterable { case cut, empty, zeros, gone }

  private func damage(_ path: String, _ kind: Damage) throws {
    let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
    switch kind {
    case .gone: try FileManager.default.removeItem(atPath: path)
    case .empty: truncate(path, 0)
    case .cut: truncate(path, off_t(size / 2))
    case .zeros:
      // The same file, as a disk leaves it.
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.write(contentsOf: Data(count: size))
      try file.close()
    }
  }

  @Test(arguments: ["program.so", "host"])
  func `a damaged program is built once more`(name: String) throws {
    try inCache { folder, cache, mica in
      for kind in Damage.allCases {
        let places = try files(cache + "/programs") { $0.hasSuffix("/" + name) }
        for place in places { try damage(place, kind) }
        let (code, text) = try mica("render", "P", "-o", "a.png")
        #expect(code == 0, "\(kind) \(text)")
        #expect(text.contains("was damaged") || kind == .gone, "\(kind) \(text)")
        #expect(try mica("render", "P", "-o", "a.png") == (0, ""))
      }
    }
  }

  @Test(arguments: [".o", "module.priors", ".swiftdeps", "/program.so"])
  func `damaged parts of a build are made anew`(name: String) throws {
    try inCache { folder, cache, mica in
      for (number, kind) in [Damage.cut, .empty, .zeros].enumerated() {
        let places = try files(cache + "/builds") { $0.hasSuffix(name) }
        for place in places { try damage(place, kind) }
        // Only the resources or one function have changed.
        try Data("x\(number)".utf8).write(to: URL(fileURLWithPath: folder + "/P/data\(number).txt"))
        if name != "/program.so" {
          try Data((Self.source + "let new\(number) = 1\n").utf8).write(
            to: URL(fileURLWithPath: folder + "/P/Page.swift"))
        }
        let (code, text) = try mica("render", "P", "-o", "a.png")
        #expect(code == 0, "\(kind) \(text)")
      }
    }
  }

  @Test func `a filled cache that can't be written is read`() throws {
    try #require(getuid() != 0 || FileManager.default.fileExists(atPath: "/usr/bin/setpriv"))
    try inCache { folder, cache, mica in
      for path in try FileManager.default.subpathsOfDirectory(atPath: cache) + [""] {
        let place = "\(cache)/\(path)"
        var status = stat()
        lstat(place, &status)
        chmod(place, status.st_mode & 0o7555)
      }
      chmod(folder, 0o777)
      defer {
        _ = try? TestMachine.run(URL(fileURLWithPath: "/bin/chmod"), ["-R", "u+w", cache], in: "/")
      }
      // Root may write anywhere.
      let words = [
        "env", "MICA_CACHE=\(folder)/cache", TestMachine.command.path, "render", "P", "-o", "b.png",
      ]
      let outcome =
        getuid() == 0
        ? try TestMachine.run(
          URL(fileURLWithPath: "/usr/bin/setpriv"),
          ["--reuid", "65534", "--regid", "65534", "--clear-groups"] + words, in: folder)
        : try TestMachine.run(
          URL(fileURLWithPath: "/usr/bin/env"), Array(words.dropFirst()), in: folder)
      #expect(outcome.code == 0, "\(outcome.text)")
    }
  }

  @Test func `a path with a line end is refused`() throws {
    try TestMachine.inFolder(["P/Page.swift": Self.source]) { folder in
      let outcome = try TestMachine.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["MICA_CACHE=\(folder)/a\nb", TestMachine.command.path, "render", "P"], in: folder)
      #expect(outcome.code == 1 && outcome.text.contains("line end"))
    }
  }
}
