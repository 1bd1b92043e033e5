// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names and numbers of references.

import MicaContext
import MicaFoundation
import Testing
import UIKit

@testable import MicaTesting
@testable import MicaXCTest

@MainActor @Suite struct NameTests {
  @Test func snapshotsWithoutNamesAreNumberedAnewInEachTest() throws {
    let folder = try SnapshotFolder()
    let context = ProgramContext()
    context.run {
      for _ in 0..<2 {
        TestSession.current.startTest()
        for text in ["a", "b", "c"] { _ = folder.verify(text, as: .lines, named: nil) }
      }
      TestSession.current.startTest()
      #expect(folder.verify("a", as: .lines, named: nil) == nil)
      #expect(folder.verify("b", as: .lines, named: nil, test: "other()") != nil)
      #expect(folder.verify("b", as: .lines, named: nil) == nil)
    }
    #expect(folder.files == ["other.1.txt", "test.1.txt", "test.2.txt", "test.3.txt"])
  }

  @Test(arguments: [
    ("test()", "a b/c", "test.a-b-c.txt"), ("test(x:)", "../../x", "test-x.x.txt"),
    ("testÄ()", "größe_1", "testÄ.größe_1.txt"), ("test()", "--", "test..txt"),
  ])
  func namesAreFilesOfTheFolder(_ test: String, _ name: String, _ file: String) throws {
    let folder = try SnapshotFolder()
    _ = folder.verify("a", as: .lines, named: name, test: test)
    #expect(folder.files == [file])
  }

  @Test func referencesLieBesideTheSource() throws {
    let folder = try SnapshotFolder()
    let place = ReferencePlace(
      source: folder.path + "/My.Tests.swift", folder: nil, test: "testA()", name: "b",
      pathExtension: "png")
    #expect(place.file.path == folder.path + "/__Snapshots__/My.Tests/testA.b.png")
  }
}
