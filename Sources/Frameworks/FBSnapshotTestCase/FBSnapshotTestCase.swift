// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Snapshot tests in the spelling of FBSnapshotTestCase and of Uber's iOSSnapshotTestCase, by Mica's differ and report.

public import CoreGraphics
internal import MicaCompare
public import MicaFoundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime
internal import MicaTesting
public import MicaXCTest
public import QuartzCore
public import UIKit

/// A class of snapshot tests.
///
/// References lie in the folder that the environment's FB_REFERENCE_IMAGE_DIR names, with a suffix such as "_64", below a folder
/// for each class. Without it they are looked for in the bundle and in folders `ReferenceImages_64` beside or above the source.
/// A missing reference is a failure, and nothing is written, unless `recordMode` or `mica test --record` says so.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether references are written. Tests that write one fail. Default false.
  open var recordMode = false
  /// The folder of the resources that hold `ReferenceImages`; nil for the bundle's.
  open var bundleResourcePath: String?
  /// What names of references tell of the device. Default `.screenScale`.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// The folder of the class's references; nil stands for the class's name with its module.
  open var folderName: String?
  /// Whether views are drawn as the screen shows them. Default false.
  open var usesDrawViewHierarchyInRect = false

  /// The older form of `fileNameOptions`.
  open var agnosticOptions: FBSnapshotTestCaseAgnosticOption {
    get { FBSnapshotTestCaseAgnosticOption(rawValue: fileNameOptions.rawValue & 0xF) }
    set { fileNameOptions = newValue.fileNameOptions }
  }

  /// The oldest form of `fileNameOptions`: whether names tell device, system and screen.
  open var isDeviceAgnostic: Bool {
    get { fileNameOptions.isSuperset(of: [.device, .OS, .screenSize]) }
    set {
      fileNameOptions = newValue ? [.device, .OS, .screenSize, .screenScale] : .screenScale
    }
  }

  /// Prepares the test.
  open override func setUp() { super.setUp() }
  /// Ends the test.
  open override func tearDown() { super.tearDown() }

  // MARK: Folders

  /// The folder of references: the environment's, else `dir`, else the bundle's.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    if let path = Self.environment("FB_REFERENCE_IMAGE_DIR") { return path }
    if let dir, !dir.isEmpty { return dir }
    let resources = bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? ""
    return resources + "/ReferenceImages"
  }

  /// The folder of pictures of failures: the environment's, else `dir`, else a temporary one. Mica writes none there:
  /// they are in the report.
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    if let path = Self.environment("IMAGE_DIFF_DIR") { return path }
    if let dir, !dir.isEmpty { return dir }
    return NSTemporaryDirectory()
  }

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Folders that references may lie in, without their suffixes, the first one that is asked for first.
  private func folders(_ asked: String?, beside source: String) -> [String] {
    if let asked { return [asked] }
    var result = [getReferenceImageDirectory(withDefault: nil)]
    guard Self.environment("FB_REFERENCE_IMAGE_DIR") == nil else { return result }
    var folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    while folder.path != "/", result.count < 64 {
      result.append(folder.appendingPathComponent("ReferenceImages").path)
      folder.deleteLastPathComponent()
    }
    return result
  }

  /// The file of a reference in a folder.
  @MainActor private func file(_ folder: String, _ identifier: String?) -> URL {
    let method = TestSession.current.test?.identifier.split(separator: "/").last ?? "test"
    var name = String(method)
    if let identifier, !identifier.isEmpty { name += "_" + identifier }
    if !fileNameOptions.contains(.none) {
      name = FBFileNameIncludeNormalizedFileNameFromOption(name, fileNameOptions)
    }
    return URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent(folderName ?? ClassName.of(type(of: self)))
      .appendingPathComponent(name + ".png")
  }

  // MARK: Comparing

  /// Compares a view or layer with its reference. Returns what is wrong; nil for nothing.
  @MainActor func compare(
    _ subject: AnyObject, _ identifier: String?, _ suffixes: NSOrderedSet,
    _ tolerance: PixelTolerance, folder: String?, file: String, line: Int
  ) -> String? {
    guard suffixes.count > 0 else { return "Suffixes set cannot be empty" }
    let image = SubjectPicture.of(subject, usesDrawViewHierarchyInRect)
    let files = folders(folder, beside: file).map { folder in
      suffixes.map { self.file(folder + "\($0)", identifier) }
    }
    let places = files.flatMap(\.self)
    func comparison(_ place: URL) -> FilePicture {
      FilePicture(
        reference: place, tolerance: tolerance, isRecording: recordMode, file: file, line: line)
    }
    // The first folder with a reference decides. Where several of its suffixes have one, one that agrees is enough.
    let known =
      files.lazy.map { $0.filter { FileManager.default.fileExists(atPath: $0.path) } }
      .first { !$0.isEmpty } ?? []
    let agreeing =
      known.count > 1 && !recordMode ? known.first { comparison($0).agrees(image) } : nil
    let place = agreeing ?? known.first ?? newPlace(places, suffixes.count)
    return comparison(place).verify(image, of: subject as? UIView)
  }

  /// Where a new reference is written: into the first folder that is there, else the folder that was named, else beside the
  /// source. The first places are those of the named folder or of the bundle.
  private func newPlace(_ places: [URL], _ suffixCount: Int) -> URL {
    let known = places.first { place in
      let folder = place.deletingLastPathComponent().deletingLastPathComponent()
      return FileManager.default.fileExists(atPath: folder.path)
    }
    return known ?? places[places.count > suffixCount ? suffixCount : 0]
  }

  // MARK: Forms of other versions

  /// Compares a view or layer with its reference. Returns what is wrong; nil for nothing.
  @MainActor open func snapshotVerifyViewOrLayer(
    _ viewOrLayer: AnyObject, identifier: String?, suffixes: NSOrderedSet,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
    defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
  ) -> String? {
    compare(
      viewOrLayer, identifier, suffixes,
      PixelTolerance(perPixel: Double(perPixelTolerance), overall: Double(overallTolerance)),
      folder: defaultReferenceDirectory.map { getReferenceImageDirectory(withDefault: $0) },
      file: "", line: 0)
  }

  /// Compares a view with its reference in a folder. Throws what is wrong.
  @MainActor open func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compareSubject(
      view, referenceImagesDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  /// Compares a layer with its reference in a folder. Throws what is wrong.
  @MainActor open func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String,
    identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws {
    try compareSubject(
      layer, referenceImagesDirectory, identifier, perPixelTolerance, overallTolerance)
  }

  @MainActor private func compareSubject(
    _ subject: AnyObject, _ folder: String, _ identifier: String?, _ perPixel: CGFloat,
    _ overall: CGFloat
  ) throws {
    let problem = compare(
      subject, identifier, NSOrderedSet(object: ""),
      PixelTolerance(perPixel: Double(perPixel), overall: Double(overall)), folder: folder,
      file: "", line: 0)
    if let problem {
      throw NSError(
        domain: "FBSnapshotTestControllerErrorDomain", code: 0,
        userInfo: [NSLocalizedDescriptionKey: problem])
    }
  }

  /// Whether there is a reference in a folder. Throws if there is none.
  @MainActor open func referenceImageRecorded(
    inDirectory referenceImagesDirectory: String, identifier: String?
  ) throws {
    let place = file(referenceImagesDirectory, identifier)
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw NSError(
        domain: "FBSnapshotTestControllerErrorDomain", code: 1,
        userInfo: [NSLocalizedDescriptionKey: "There is no reference \(place.path)"])
    }
  }
}
