// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is found in pictures: nothing is looked for.

internal import CoreGraphics
public import Foundation
internal import MicaRaster

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Codes of squares.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how well is looked.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// As well as can be.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// As fast as can be.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether blinks are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Something found in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
  /// Where.
  open var bounds: CGRect { .zero }
  /// What.
  open var type: String { "" }
}

/// A face.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether its left eye is known.
  open var hasLeftEyePosition: Bool { false }
  /// Where its left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether its right eye is known.
  open var hasRightEyePosition: Bool { false }
  /// Where its right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether its mouth is known.
  open var hasMouthPosition: Bool { false }
  /// Where its mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it smiles.
  open var hasSmile: Bool { false }
}

/// Finds things in pictures.
///
/// Partly: nothing is found.
open class CIDetector: NSObject, @unchecked Sendable {
  /// A detector.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Nothing.
  open func features(in image: CIImage) -> [CIFeature] {
    Unsupported.note("CIDetector")
    return []
  }
  /// Nothing.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
    features(in: image)
  }
}
