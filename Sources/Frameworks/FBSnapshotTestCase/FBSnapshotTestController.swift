// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The part of FBSnapshotTestCase that other libraries use by themselves: comparing one subject with one reference.

public import CoreGraphics
internal import MicaCompare
public import MicaFoundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime
internal import MicaTesting
public import QuartzCore
public import UIKit

/// The domain of a controller's errors.
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
/// The key of the reference's path in an error's `userInfo`.
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey"
/// The key of the reference in an error's `userInfo`.
public let FBReferenceImageKey = "FBReferenceImageKey"
/// The key of the new picture in an error's `userInfo`.
public let FBCapturedImageKey = "FBCapturedImageKey"
/// The key of the picture of the difference. Mica's errors don't have it: the report shows the difference.
public let FBDiffedImageKey = "FBDiffedImageKey"

/// What went wrong, as an error's code.
public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  /// Anything else.
  case unknown = 0
  /// There is no reference.
  case needsRecord
  /// A picture couldn't be written.
  case pngCreationFailed
  /// The pictures have different sizes.
  case imagesDifferentSizes
  /// The pictures differ.
  case imagesDifferent
}

/// Compares a view or a layer with a reference that the caller names.
open class FBSnapshotTestController: NSObject, @unchecked Sendable {
  /// Whether references are written. A comparison that writes one fails. Default false.
  open var recordMode = false
  /// The folder of the resources that hold `ReferenceImages`; without effect here, as `referenceImagesDirectory` says all.
  open var bundleResourcePath: String?
  /// What names of references tell of the device. Default `.screenScale`.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// Whether views are drawn as the screen shows them. Default false.
  open var usesDrawViewHierarchyInRect = false
  /// The folder of references, with its suffix if it has one; nil stands for a missing reference.
  open var referenceImagesDirectory: String?
  /// The folder of pictures of failures. Mica writes none there: they are in the report.
  open var imageDiffDirectory = NSTemporaryDirectory()
  /// The folder of the class's references. Default the class's name with its module.
  open var folderName: String

  /// A controller of a class of tests.
  public init(test testClass: AnyClass) { folderName = ClassName.of(testClass) }

  /// Compares a layer with its reference. Throws what is wrong.
  open func compareSnapshot(
    of layer: CALayer, selector: Selector, identifier: String?
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: layer, selector: selector, identifier: identifier, overallTolerance: 0)
  }

  /// Compares a view with its reference. Throws what is wrong.
  open func compareSnapshot(
    of view: UIView, selector: Selector, identifier: String?
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: 0)
  }

  /// Compares a view or layer with its reference: `overallTolerance` of the pixels, 0 to 1, may differ. Throws what is wrong.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    overallTolerance: CGFloat
  ) throws {
    try compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier,
      perPixelTolerance: 0, overallTolerance: overallTolerance)
  }

  /// Compares a view or layer with its reference: a pixel may differ by `perPixelTolerance`, and `overallTolerance` of the pixels
  /// by more, both 0 to 1. Throws what is wrong.
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?,
    perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    let place = try place(selector, identifier)
    let picture = FilePicture(
      reference: place,
      tolerance: PixelTolerance(
        perPixel: Double(perPixelTolerance), overall: Double(overallTolerance)),
      isRecording: recordMode, file: "", line: 0)
    let hasReference = FileManager.default.fileExists(atPath: place.path)
    let subject = viewOrLayer as AnyObject
    nonisolated(unsafe) let sent = subject
    let usesScreen = usesDrawViewHierarchyInRect
    let image = onMain { SubjectPicture.of(sent, usesScreen) }
    guard let problem = onMain({ picture.verify(image, of: sent as? UIView) }) else { return }
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: problem, FBReferenceImageFilePathKey: place.path,
      FBCapturedImageKey: image,
    ]
    if hasReference { info[FBReferenceImageKey] = UIImage(contentsOfFile: place.path) }
    throw error(hasReference ? .imagesDifferent : .needsRecord, info)
  }

  /// The reference of a test. Throws if there is none.
  open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let place = try place(selector, identifier)
    guard let image = UIImage(contentsOfFile: place.path) else {
      throw error(
        .needsRecord,
        [
          NSLocalizedDescriptionKey: "There is no reference \(place.path)",
          FBReferenceImageFilePathKey: place.path,
        ])
    }
    return image
  }

  private func error(
    _ code: FBSnapshotTestControllerErrorCode, _ info: [String: Any]
  ) -> NSError {
    NSError(domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue, userInfo: info)
  }

  /// The file of a test's reference.
  private func place(_ selector: Selector, _ identifier: String?) throws -> URL {
    guard let folder = referenceImagesDirectory else {
      throw error(
        .unknown, [NSLocalizedDescriptionKey: "referenceImagesDirectory of the controller is nil"])
    }
    var name = NSStringFromSelector(selector)
    if let identifier, !identifier.isEmpty { name += "_" + identifier }
    let options = fileNameOptions
    let base = name
    if !options.contains(.none) {
      name = onMain { FBFileNameIncludeNormalizedFileNameFromOption(base, options) }
    }
    return URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent(folderName).appendingPathComponent(name + ".png")
  }
}
