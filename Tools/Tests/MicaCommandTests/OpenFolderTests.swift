// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Folders of somebody's own, from their text to a picture: edits, errors, crashes, the cache.

import Foundation
import Testing

struct OpenFolderTests {
  private struct Outcome {
    let code: Int32
    let output: String
    let complaint: String
  }

  /// A folder for a program and what is made from it, with a cache of its own.
  private struct Place {
    let folder: URL
    var program: String { folder.path + "/Dial" }
    var cache: String { folder.path + "/cache" }

    func write(_ text: String, to name: String) throws {
      let file = URL(fileURLWithPath: "\(program)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func start(_ arguments: [String], _ environment: [String: String] = [:]) throws -> (
      Process, Pipe, Pipe
    ) {
      let process = Process()
      let (output, complaint) = (Pipe(), Pipe())
      process.executableURL = TestMachine.command
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = complaint
      process.environment = TestMachine.environment(
        ["MICA_CACHE": cache].merging(environment) { $1 })
      try process.run()
      return (process, output, complaint)
    }

    func mica(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
      let (process, output, complaint) = try start(arguments, environment)
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      let errors = try complaint.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Outcome(
        code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
        complaint: String(decoding: errors, as: UTF8.self))
    }

    func picture(_ name: String) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent(name))
    }

    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
  }

  private func inPlace(_ body: (Place) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Place(folder: URL(fileURLWithPath: folder.resolvingSymlinksInPath().path)))
  }

  private func dial(_ body: String) -> String {
    """
    import UIKit

    @IBDesignable class DialView: UIView {
      @IBInspectable var share: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

      override func draw(_ rect: CGRect) {
        \(body)
      }
    }
    """
  }

  private static let fill =
    "Ink.color.setFill(); UIRectFill(CGRect(x: 0, y: 0, width: 100 * share, height: 9))"
  private static let ink = "import UIKit\n\nenum Ink { static let color = UIColor.red }\n"

  @Test func aFolderIsListedShownAndShownAgainAfterAnEdit() throws {
    try inPlace { place in
      try place.write(dial(Self.fill), to: "DialView.swift")
      try place.write(Self.ink, to: "Ink.swift")
      let list = try place.mica("list", "Dial")
      #expect(list.code == 0, "\(list.complaint)")
      #expect(list.output.contains("DialView  view  DialView.swift:3"))
      #expect(list.output.contains("share") && list.output.contains("a number"))

      let first = try place.mica("render", "Dial", "--size", "100x9")
      #expect(first.code == 0 && first.output == "Dial.png\n" && first.complaint == "")
      let set = try place.mica(
        "render", "Dial", "--size", "100x9", "--set", "share=1", "-o", "b.png")
      #expect(set.code == 0)
      #expect(try place.picture("Dial.png") != place.picture("b.png"))

      // The edit is in a file that the view only uses, and of the same length.
      try place.write(Self.ink.replacingOccurrences(of: "red", with: "tan"), to: "Ink.swift")
      let broken = try place.mica("render", "Dial", "--size", "100x9", "-o", "c.png")
      #expect(broken.code == 1 && broken.complaint.contains("Dial/Ink.swift:3:39: error:"))
      #expect(broken.complaint.contains("Error: 'Dial' doesn't compile"))
      #expect(try place.names() == ["Dial", "Dial.png", "b.png", "cache"])
      try place.write(Self.ink.replacingOccurrences(of: "red", with: "cyan"), to: "Ink.swift")
      #expect(try place.mica("render", "Dial", "--size", "100x9", "-o", "c.png").code == 0)
      #expect(try place.picture("Dial.png") != place.picture("c.png"))

      try place.write(Self.ink, to: "Ink.swift")
      #expect(try place.mica("render", "Dial", "--size", "100x9", "-o", "d.png").code == 0)
      #expect(try place.picture("Dial.png") == place.picture("d.png"))
    }
  }

  @Test func theSameWordsShowWhatHasChangedSince() throws {
    try inPlace { place in
      /// The same command each time: what it came to is kept, and found again.
      func picture() throws -> Data {
        // What was written within the last tenth of a second isn't relied on.
        Thread.sleep(forTimeInterval: 0.15)
        let outcome = try place.mica("render", "Dial", "-o", "a.png")
        #expect(outcome.code == 0, "\(outcome.complaint)")
        return try place.picture("a.png")
      }
      func runs() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: place.cache + "/v1/runs").count
      }
      try place.write(dial(Self.fill), to: "DialView.swift")
      try place.write(Self.ink, to: "Ink.swift")
      try place.write(
        #"{"programs": [{"name": "dial", "show": "DialView", "size": "100x9"}]}"#, to: "mica.json")
      let red = try picture()
      #expect(try runs() == 1)
      #expect(try picture() == red)
      #expect(try runs() == 1)

      try place.write(Self.ink.replacingOccurrences(of: "red", with: "cyan"), to: "Ink.swift")
      let cyan = try picture()
      #expect(cyan != red, "an edit")
      try place.write(
        #"{"programs": [{"name": "dial", "show": "DialView", "size": "100x9", "#
          + #""set": ["share=1"]}]}"#,
        to: "mica.json")
      let full = try picture()
      #expect(full != cyan, "another mica.json")
      try place.write("import UIKit\n\nclass Other: UIView {}\n", to: "Other.swift")
      #expect(try picture() == full, "a file more")
      try FileManager.default.removeItem(atPath: place.program + "/mica.json")
      let two = try place.mica("render", "Dial", "-o", "a.png")
      #expect(two.code == 1, "without mica.json there are two views to choose from")
      try FileManager.default.removeItem(atPath: place.program + "/Other.swift")
      #expect(try picture() != full)
      try FileManager.default.removeItem(atPath: place.cache + "/v1/programs")
      _ = try picture()
    }
  }

  @Test func editsWithinTheSameSecondAreCompiled() throws {
    try inPlace { place in
      try place.write(dial(Self.fill), to: "DialView.swift")
      try place.write(Self.ink, to: "Ink.swift")
      #expect(try place.mica("render", "Dial", "--size", "100x9", "-o", "a.png").code == 0)
      var seen = [try place.picture("a.png")]
      for color in ["cyan", "blue", "gray"] {
        try place.write(Self.ink.replacingOccurrences(of: "red", with: color), to: "Ink.swift")
        let outcome = try place.mica("render", "Dial", "--size", "100x9", "-o", "a.png")
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let picture = try place.picture("a.png")
        #expect(!seen.contains(picture), "\(color)")
        seen.append(picture)
      }
    }
  }

  @Test func aPackagesLibraryIsOpenedByItsManifest() throws {
    try inPlace { place in
      try place.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Dials", products: [.library(name: "Dials", targets: ["Dials"])],
          targets: [
            .target(name: "Inks"), .target(name: "Dials", dependencies: ["Inks"]),
            .testTarget(name: "DialsTests", dependencies: ["Dials"]),
          ])
        """, to: "Package.swift")
      try place.write("import Inks\n" + dial(Self.fill), to: "Sources/Dials/DialView.swift")
      try place.write(
        "import UIKit\n\npublic enum Ink { public static let color = UIColor.red }\n",
        to: "Sources/Inks/Ink.swift")
      try place.write("import Nothing\n", to: "Tests/DialsTests/DialTests.swift")
      let outcome = try place.mica("render", "Dial", "--size", "100x9", "-o", "a.png")
      #expect(outcome.code == 0, "\(outcome.complaint)")
      #expect(try place.picture("a.png").count > 8)
    }
  }

  @Test func aProgramThatCrashesIsNamedWithItsSignal() throws {
    try inPlace { place in
      try place.write(dial("fatalError(\"no ink\")"), to: "DialView.swift")
      let trap = try place.mica("render", "Dial")
      #expect(trap.code == 128 + SIGILL || trap.code == 128 + SIGTRAP, "\(trap.code)")
      #expect(
        trap.complaint.contains("no ink")
          && trap.complaint.contains("Error: Dial crashed at Dial/DialView.swift:7:"))
      try place.write(
        dial("UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1"), to: "DialView.swift")
      let access = try place.mica("render", "Dial")
      #expect(access.code == 128 + SIGSEGV)
      #expect(
        access.complaint.contains("Dial crashed at Dial/DialView.swift:7:"), "\(access.complaint)")
      #expect(!(try place.names().contains("Dial.png")))
    }
  }

  @Test func aProgramThatHangsIsStopped() throws {
    try inPlace { place in
      try place.write(dial("while true {}"), to: "DialView.swift")
      #expect(try place.mica("list", "Dial").code == 0)
      let outcome = try place.mica("render", "Dial", "--timeout", "0.3")
      #expect(outcome.code == 124)
      #expect(outcome.complaint.contains("didn't finish within 0.3 s"))
      #expect(try place.names() == ["Dial", "cache"])
    }
  }

  @Test func twoRunsAtOnceDoNotDisturbEachOther() throws {
    try inPlace { place in
      try place.write(dial(Self.fill), to: "DialView.swift")
      try place.write(Self.ink, to: "Ink.swift")
      let runs = try (0..<3).map {
        try place.start(["render", "Dial", "--size", "100x9", "-o", "\($0).png"])
      }
      for (process, _, complaint) in runs {
        let text = try complaint.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
      }
      #expect(try place.picture("0.png") == place.picture("1.png"))
      #expect(try place.picture("0.png") == place.picture("2.png"))
      let programs = try FileManager.default.contentsOfDirectory(
        atPath: place.cache + "/v1/programs")
      #expect(programs.count == 1)
    }
  }

  @Test func aCacheThatCannotBeUsedIsNamed() throws {
    try inPlace { place in
      try place.write(dial(Self.fill), to: "DialView.swift")
      try place.write(Self.ink, to: "Ink.swift")
      let outcome = try place.mica("render", "Dial", environment: ["MICA_CACHE": "/dev/null/cache"])
      #expect(outcome.code == 1)
      #expect(
        outcome.complaint.contains("the cache '/dev/null/cache' can't be used: Not a directory"))
      #expect(try place.names() == ["Dial"])
    }
  }

  @Test func foldersWithoutSourcesAreRefused() throws {
    try inPlace { place in
      try place.write("no code", to: "README.md")
      let outcome = try place.mica("render", "Dial")
      #expect(outcome.code == 1 && outcome.complaint.contains("has no Swift files"))
    }
  }
}
