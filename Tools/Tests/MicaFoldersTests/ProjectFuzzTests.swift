// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damaged project files: an answer or a typed error, soon.

import Foundation
import Testing

@testable import MicaFolders

@Suite struct ProjectFuzzTests {
  /// Numbers from a seed.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// `MICA_FUZZ` files, 300 where it isn't set.
  private static let count =
    ProcessInfo.processInfo.environment["MICA_FUZZ"].flatMap(Int.init) ?? 300

  private static let pieces = [
    "{", "}", "(", ")", ";", "=", ",", "\"", "/*", "*/", "\\", "G", "GA", "T", "F", "P", "../",
    "$(",
    "$(inherited)", "isa", "PBXGroup", "children = (G, );", "<", ">", "\u{0}", "\u{FEFF}",
  ].map { Array($0.utf8) }

  private static func mutated(_ text: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1:
        bytes.removeSubrange(
          place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 3:
        let end = min(bytes.count, place + Int.random(in: 1...400, using: &random))
        bytes.insert(
          contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0..<bytes.count, using: &random)
        )
      default:
        let other = Int.random(in: 0..<bytes.count, using: &random)
        bytes.swapAt(place, other)
      }
      if bytes.isEmpty { return [0] }
    }
    return bytes
  }

  @Test func damagedProjectsNeverCrash() throws {
    let folder = try SampleFolder(SampleProject.files)
    let place = folder.path + "/Sample.xcodeproj/project.pbxproj"
    var random = Seeded(state: 20_261_123)
    for number in 0..<Self.count {
      let bytes = Self.mutated(Array(SampleProject.text.utf8), &random)
      try Data(bytes).write(to: URL(fileURLWithPath: place))
      let start = ContinuousClock.now
      do {
        _ = try ProgramFolder(at: folder.path) { _, _ in
          ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
        }
      } catch is PortError {
      }
      #expect(ContinuousClock.now - start < .seconds(1), "file \(number)")
    }
  }

  @Test func veryManyObjectsAreAnswered() throws {
    let folder = try SampleFolder(SampleProject.files)
    var text = "{ objects = {\n"
    for number in 0..<(Self.count > 300 ? 1_000_000 : 50_000) {
      text += "A\(number)={isa=PBXGroup;};\n"
    }
    text += SampleProject.text.drop { $0 != "P" }
    try folder.write(text, to: "Sample.xcodeproj/project.pbxproj")
    #expect(throws: Never.self) {
      do {
        _ = try ProgramFolder(at: folder.path) { _, _ in
          ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
        }
      } catch is PortError {
      }
    }
  }
}
