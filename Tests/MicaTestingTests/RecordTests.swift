// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which references are written, and that a test which writes one fails.

import Foundation
import MicaClock
import MicaContext
import MicaTesting
import Testing
import UIKit

@MainActor @Suite struct RecordTests {
  @Test func aMissingReferenceIsRecordedAndFails() throws {
    let folder = try SnapshotFolder()
    #expect(folder.verify(square(.red), as: .image) != nil)
    #expect(folder.files == ["test.a.png"])
    #expect(folder.verify(square(.red), as: .image) == nil)
  }

  @Test func neverWritesNothing() throws {
    let folder = try SnapshotFolder()
    #expect(folder.verify(square(.red), as: .image, record: .never) != nil)
    folder.record(square(.red), as: .image)
    let old = folder.bytes("test.a.png")
    #expect(folder.verify(square(.blue), as: .image, record: .never) != nil)
    #expect(folder.bytes("test.a.png") == old && folder.files == ["test.a.png"])
  }

  @Test func allWritesAndFailsEachTime() throws {
    let folder = try SnapshotFolder()
    for color in [UIColor.red, .red, .blue] {
      #expect(folder.verify(square(color), as: .image, record: .all) != nil)
      #expect(folder.verify(square(color), as: .image) == nil)
    }
  }

  @Test func failedWritesWhatDiffers() throws {
    let folder = try SnapshotFolder()
    folder.record(square(.red), as: .image)
    #expect(folder.verify(square(.blue), as: .image, record: .failed) != nil)
    #expect(folder.verify(square(.blue), as: .image) == nil)
  }

  @Test func failedKeepsReferencesThatCanNotBeRead() throws {
    let folder = try SnapshotFolder()
    try Data("x".utf8).write(to: folder.url("test.a.png"))
    #expect(folder.verify(square(.blue), as: .image, record: .failed) != nil)
    #expect(folder.bytes("test.a.png") == Data("x".utf8))
  }

  @Test func theModeOfTheCallComesFirst() throws {
    let folder = try SnapshotFolder()
    withSnapshotTesting(record: .never) {
      #expect(folder.verify("a", as: .lines) != nil)
      #expect(folder.files.isEmpty)
      withSnapshotTesting(diffTool: .ksdiff) {
        #expect(folder.verify("a", as: .lines) != nil)
        #expect(folder.files.isEmpty)
      }
      #expect(folder.verify("a", as: .lines, record: .missing) != nil)
    }
    #expect(folder.files == ["test.a.txt"])
  }

  @available(*, deprecated)
  @Test func theOlderFormsRecord() throws {
    let folder = try SnapshotFolder()
    ProgramContext().run {
      #expect(!isRecording)
      isRecording = true
      #expect(folder.verify("a", as: .lines) != nil)
      #expect(folder.verify("a", as: .lines) != nil)
      #expect(folder.verify("b", as: .lines, record: .never) != nil)
      isRecording = false
      #expect(folder.verify("a", as: .lines) == nil)
    }
  }

  @Test func emptyPicturesAreNeverReferences() throws {
    let folder = try SnapshotFolder()
    for mode in [SnapshotTestingConfiguration.Record.all, .missing, .failed, .never] {
      let message = try #require(folder.verify(UIView(), as: .image, record: mode))
      #expect(message.contains("empty"))
    }
    #expect(folder.files.isEmpty)
  }

  @Test(
    arguments: [
      (0, 1), (-1, 1), (Float.nan, 1), (1.5, 1), (1, 0), (1, .infinity), (0.9, -.infinity),
    ] as [(Float, Float)])
  func tolerancesThatAcceptEverythingFail(_ precision: Float, _ perceptual: Float) throws {
    let folder = try SnapshotFolder()
    folder.record(square(.red), as: .image)
    let strategy = Snapshotting<UIImage, UIImage>.image(
      precision: precision, perceptualPrecision: perceptual)
    #expect(folder.verify(square(.red), as: strategy) != nil)
  }

  @Test func aFolderThatCanNotBeWrittenIsAFailure() throws {
    let folder = try SnapshotFolder()
    try Data().write(to: folder.url("file"))
    let message = verifySnapshot(
      of: "a", as: .lines, named: "a", snapshotDirectory: folder.url("file").path,
      testName: "test()")
    #expect(message?.contains("can't be") == true)
  }

  @Test func aValueThatThrowsIsAFailure() throws {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    let folder = try SnapshotFolder()
    let message = verifySnapshot(
      of: try value(), as: .lines, named: "a", snapshotDirectory: folder.path, testName: "test()")
    #expect(message?.contains("Broken") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func aSnapshotThatNeverComesIsAFailure() throws {
    let folder = try SnapshotFolder()
    let never = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let context = ProgramContext()
    let clock = VirtualClock(of: context)
    clock.patience = 2
    let message = context.lend {
      verifySnapshot(
        of: 1, as: never, named: "a", snapshotDirectory: folder.path, timeout: 0.1,
        testName: "test()")
    }
    #expect(message?.contains("has not come") == true)
  }
}
