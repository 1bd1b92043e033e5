// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica test` as people type it: what it refuses, which tests it takes, and what becomes of references.

import Foundation
import MicaReport
import Testing

@testable import MicaCommand

private let passing = """
  import XCTest
  final class ATests: XCTestCase { func testA() {}; func testB() {} }
  final class BTests: XCTestCase { func testA() {} }
  """

private func snapshot(_ color: String) -> String {
  """
  import MicaTesting
  import UIKit
  import XCTest
  final class CardTests: XCTestCase {
    func testCard() {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      card.backgroundColor = .\(color)
      assertSnapshot(of: card, as: .image)
    }
  }
  """
}

private func mica(_ arguments: String..., in folder: String) throws -> (code: Int32, text: String) {
  try TestMachine.run(
    TestMachine.command, ["test"] + arguments, in: folder,
    changes: ["SWIFT_BACKTRACE": "enable=no"])
}

@Suite(.serialized) struct TestCommandTests {
  @Test func `what can't run is no success`() throws {
    try TestMachine.inFolder(["Tests/ATests.swift": passing]) { folder in
      let none = try mica(folder, "--filter", "Nothing", in: folder)
      #expect(none.code == 2 && none.text.contains("no test matches --filter 'Nothing'"))
      #expect(try mica(folder, "--filter", "(", in: folder).code != 0)
      #expect(try mica(folder, "--target", "Nothing", in: folder).code != 0)
      #expect(try mica(folder, "--shard", "3/2", in: folder).code != 0)
      #expect(try mica(folder, "--record", "sometimes", in: folder).code != 0)
      #expect(try mica(folder, "--prune", "--filter", "A", in: folder).code != 0)
      #expect(try mica(folder, "--since", "no-such-revision", in: folder).code != 0)
      #expect(try mica(folder + "/none", in: folder).code != 0)
      #expect(try mica(folder, "--report", "/proc/mica", in: folder).code == 1)
      #expect(try mica(folder, "--junit", folder, in: folder).code == 1)
      #expect(try mica(folder, "--accept", folder, in: folder).code == 1)
    }
    try TestMachine.inFolder(["Sources/A.swift": "struct A {}"]) { folder in
      let none = try mica(folder, in: folder)
      #expect(none.code == 2 && none.text.contains("there are no tests"))
    }
    try TestMachine.inFolder(["Tests/ATests.swift": "import XCTest\nclass ATests: XCTestCase {}"]) {
      folder in
      let none = try mica(folder, in: folder)
      #expect(none.code == 1 && none.text.contains("its sources declare no test"))
    }
    try TestMachine.inFolder(["Tests/ATests.swift": passing + "\nlet a: Int = \"\""]) { folder in
      let broken = try mica(folder, in: folder)
      #expect(broken.code == 3)
      #expect(broken.text.contains("Tests: error: ") && broken.text.contains("ATests.swift:4:"))
    }
  }

  @Test func `parts are disjoint and make the whole, and filters take names and patterns`() throws {
    try TestMachine.inFolder(["Tests/ATests.swift": passing]) { folder in
      func list(_ arguments: String...) throws -> Set<String> {
        let (_, text) = try TestMachine.run(
          TestMachine.command, ["test", folder, "--list"] + arguments, in: folder)
        return Set(text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("Tests.") })
      }
      let all: Set = ["Tests.ATests/testA", "Tests.ATests/testB", "Tests.BTests/testA"]
      #expect(try list() == all)
      let parts = try [list("--shard", "1/2"), list("--shard", "2/2")]
      #expect(parts[0].union(parts[1]) == all && parts[0].isDisjoint(with: parts[1]))
      #expect(try list("--filter", "BTests") == ["Tests.BTests/testA"])
      #expect(try list("--filter", "^Tests\\.A.*B$") == ["Tests.ATests/testB"])
    }
  }

  @Test func `two runs on one folder don't disturb each other`() throws {
    try TestMachine.inFolder(["Tests/ATests.swift": passing]) { folder in
      var processes: [Process] = []
      for number in 0..<2 {
        let process = Process()
        process.executableURL = TestMachine.command
        process.arguments = ["test", folder, "--json", "\(folder)/\(number).json"]
        process.environment = TestMachine.environment()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        processes.append(process)
      }
      for (number, process) in processes.enumerated() {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try TestResults(at: "\(folder)/\(number).json").testCount == 3)
      }
    }
  }

  @Test func `a test that fails now and then is red when it is repeated`() throws {
    let flaky = """
      import XCTest
      final class ATests: XCTestCase {
        func testA() throws {
          let mark = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/mark"
          defer { try? "x".write(toFile: mark, atomically: true, encoding: .utf8) }
          XCTAssertFalse(FileManager.default.fileExists(atPath: mark))
        }
      }
      """
    try TestMachine.inFolder(["Tests/ATests.swift": flaky]) { folder in
      let run = try mica(folder, "--repeat", "3", "--json", folder + "/r.json", in: folder)
      #expect(run.code == 1)
      let test = try #require(try TestResults(at: folder + "/r.json").targets.first?.tests.first)
      #expect(test.outcome == .failed && test.attempts == 3)
      #expect(test.issues.contains { $0.message == "it failed in 2 of 3 runs" })
    }
  }

  @Test func `references are recorded, compared, accepted and pruned`() throws {
    try TestMachine.inFolder(["Tests/CardTests.swift": snapshot("red")]) { folder in
      let place = folder + "/Tests/__Snapshots__/CardTests"
      func bytes(_ name: String) -> Data? {
        FileManager.default.contents(atPath: "\(place)/\(name)")
      }
      let verified = try mica(folder, "--record", "never", in: folder)
      #expect(verified.code == 1 && bytes("testCard.1.png") == nil, "verifying records nothing")
      #expect(try mica(folder, in: folder).code == 1)
      let red = try #require(bytes("testCard.1.png"))
      #expect(try mica(folder, in: folder).code == 0)
      try snapshot("green").write(
        toFile: folder + "/Tests/CardTests.swift", atomically: true, encoding: .utf8)
      #expect(try mica(folder, "--report", folder + "/r", in: folder).code == 1)
      #expect(bytes("testCard.1.png") == red)
      #expect(
        try mica(folder, "--accept", folder + "/r", "--filter", "Other", in: folder).code == 2)
      #expect(try mica(folder, "--accept", folder + "/r", in: folder).code == 0)
      #expect(bytes("testCard.1.png") != red)
      try red.write(to: URL(fileURLWithPath: place + "/old.png"))
      #expect(
        try mica(folder, in: folder).text.contains("old.png is a reference that no test compares"))
      #expect(bytes("old.png") != nil)
      #expect(try mica(folder, "--prune", in: folder).code == 0)
      #expect(bytes("old.png") == nil && bytes("testCard.1.png") != nil)
    }
  }

  @Test func `references that can't be right are red`() throws {
    try TestMachine.inFolder(["Tests/CardTests.swift": snapshot("red")]) { folder in
      let path = folder + "/Tests/__Snapshots__/CardTests/testCard.1.png"
      _ = try mica(folder, in: folder)
      let good = try #require(FileManager.default.contents(atPath: path))
      var flipped = good
      flipped[flipped.count / 2] ^= 0x55
      let cases: [(String, Data)] = [
        ("empty", Data()), ("cut", good.prefix(good.count / 2)), ("flipped", flipped),
        ("text", Data("no picture".utf8)), ("zeros", Data(count: good.count)),
      ]
      for (name, data) in cases {
        try data.write(to: URL(fileURLWithPath: path))
        let run = try mica(folder, in: folder)
        #expect(run.code == 1 && run.text.contains("error: -[CardTests testCard] : "), "\(name)")
        #expect(FileManager.default.contents(atPath: path) == data, "\(name) is left as it is")
      }
      try good.write(to: URL(fileURLWithPath: path))
      #expect(try mica(folder, in: folder).code == 0)
    }
  }

  @Test func `a report accepts nothing outside of its folder`() {
    func place(_ origin: String) -> String? {
      SnapshotAcceptance.place(of: origin, from: "/ci/App", in: "/home/App")
    }
    #expect(place("/ci/App/Tests/a.png") == "/home/App/Tests/a.png")
    #expect(place("/home/App/Tests/a.png") == "/home/App/Tests/a.png")
    #expect(place("/ci/App/../../etc/passwd") == nil)
    #expect(place("/ci/App/.git/config.png") == nil)
    #expect(place("/ci/Apple/a.png") == nil && place("/etc/passwd") == nil)
  }
}
