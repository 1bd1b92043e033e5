// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FBSnapshotTestCase: its files, its tolerances, and what it never writes.

import FBSnapshotTestCase
import Foundation
import Testing
import UIKit

@testable import MicaXCTest

private final class BoxTests: FBSnapshotTestCase {}

@MainActor @Suite struct OtherLibraryTests {
  private func box(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    return view
  }

  /// What a comparison throws.
  private func problem(
    _ test: FBSnapshotTestCase, _ view: UIView, _ folder: SnapshotFolder,
    perPixel: CGFloat = 0, overall: CGFloat = 0
  ) -> String? {
    do {
      try test.compareSnapshot(
        of: view, referenceImagesDirectory: folder.path, imageDiffDirectory: folder.path,
        identifier: "a b", perPixelTolerance: perPixel, overallTolerance: overall)
      return nil
    } catch {
      return (error as NSError).localizedDescription
    }
  }

  @Test func aMissingReferenceIsAFailureAndIsNotWritten() throws {
    let folder = try SnapshotFolder()
    #expect(problem(BoxTests(), box(.red), folder)?.contains("no reference") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func recordedReferencesAreCompared() throws {
    let folder = try SnapshotFolder()
    let test = BoxTests()
    test.folderName = "Boxes"
    test.recordMode = true
    #expect(problem(test, box(.red), folder) != nil, "a test that records fails")
    test.recordMode = false
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Boxes").sorted()
    #expect(files.first?.hasPrefix("test_a_b@") == true && files.first?.hasSuffix("x.png") == true)
    #expect(problem(test, box(.red), folder) == nil)
    #expect(problem(test, box(.blue), folder)?.contains("Images different") == true)
    #expect(problem(test, box(.blue), folder, overall: 0.99) != nil)
    #expect(problem(test, box(.red), folder, overall: 1) != nil, "a tolerance of everything")
    let near = box(UIColor(red: 0.95, green: 0, blue: 0, alpha: 1))
    #expect(problem(test, near, folder) != nil)
    #expect(problem(test, near, folder, perPixel: 0.06) == nil)
  }

  /// Libraries such as Nimble-Snapshots compare by a controller of their own.
  @Test func aControllerComparesWhatItsCallerNames() throws {
    let folder = try SnapshotFolder()
    let controller = FBSnapshotTestController(test: BoxTests.self)
    let selector = Selector("has a box")
    func compare(_ color: UIColor) throws {
      try controller.compareSnapshot(
        ofViewOrLayer: box(color), selector: selector, identifier: nil, perPixelTolerance: 0,
        overallTolerance: 0)
    }
    #expect(throws: NSError.self, "no folder is named") { try compare(.red) }
    controller.referenceImagesDirectory = folder.path
    controller.folderName = "Boxes"
    controller.fileNameOptions = .none
    do {
      try compare(.red)
      Issue.record("there is no reference")
    } catch {
      #expect((error as NSError).code == FBSnapshotTestControllerErrorCode.needsRecord.rawValue)
    }
    #expect(throws: NSError.self) {
      try controller.referenceImage(for: selector, identifier: nil)
    }
    #expect(folder.files.isEmpty)
    controller.recordMode = true
    #expect(throws: NSError.self, "what records fails") { try compare(.red) }
    controller.recordMode = false
    try compare(.red)
    #expect(try controller.referenceImage(for: selector, identifier: nil).size.width > 0)
    do {
      try compare(.blue)
      Issue.record("blue isn't red")
    } catch {
      let info = (error as NSError).userInfo
      #expect(info[FBReferenceImageKey] is UIImage && info[FBCapturedImageKey] is UIImage)
    }
  }

  @Test func namesTellWhatOptionsSay() {
    let name = FBFileNameIncludeNormalizedFileNameFromOption("testA_b c-d", [.screenScale])
    #expect(name == "testA_b_c_d@\(Int(UIScreen.main.scale))x")
    let test = BoxTests()
    #expect(test.fileNameOptions == .screenScale)
    test.isDeviceAgnostic = true
    #expect(test.fileNameOptions == [.device, .OS, .screenSize, .screenScale])
    #expect(FBSnapshotTestCaseDefaultSuffixes().firstObject as? String == "_64")
  }
}
