// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures and films of the library, of which there are none.

@_exported public import AVFoundation
public import CoreGraphics
public import Foundation
public import ImageIO
internal import MicaFrameworks
public import UIKit

/// The number of a question.
public typealias PHImageRequestID = Int32
/// No question's number.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// A picture's own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Hears how much has come.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Hears how much has come.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// Whether a picture lies elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better one follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The number of the question.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether nobody waits any more.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is none.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// All of it.
  case aspectFit
  /// All of the size.
  case aspectFill
  /// All of it.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Which version of a picture is meant.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it was changed.
  case current
  /// As it was taken.
  case unadjusted
  /// As it was first.
  case original
}

/// Whether a poor picture comes first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Yes.
  case opportunistic
  /// Only a good one.
  case highQualityFormat
  /// Only a quick one.
  case fastFormat
}

/// How near a size has to be.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// It is the picture's own.
  case none
  /// About.
  case fast
  /// Exactly.
  case exact
}

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
  /// Which version; the current one by default.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether a poor one comes first; true by default.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How near the size has to be.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// A part of it, 0 to 1; zero for all.
  open var normalizedCropRect = CGRect.zero
  /// Whether it may come from elsewhere; false by default.
  open var isNetworkAccessAllowed = false
  /// Whether the answer is waited for; false by default.
  open var isSynchronous = false
  /// Hears how much has come.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Options.
  public override init() {}
}

/// Which version of a film is meant.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// As it was changed.
  case current
  /// As it was taken.
  case original
}

/// How good a film has to be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// The system says.
  case automatic
  /// Good.
  case highQualityFormat
  /// Less good.
  case mediumQualityFormat
  /// Quick.
  case fastFormat
}

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
  /// Which version.
  open var version = PHVideoRequestOptionsVersion.current
  /// How good.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Whether it may come from elsewhere; false by default.
  open var isNetworkAccessAllowed = false
  /// Hears how much has come.
  open var progressHandler: PHAssetVideoProgressHandler?
  /// Options.
  public override init() {}
}

/// Gives pictures of the library.
///
/// Partly: there are none; every question is answered with nil, at once.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static nonisolated(unsafe) let one = PHImageManager()
  /// The only one.
  open class func `default`() -> PHImageManager { one }
  /// A manager.
  public override init() {}
  /// Nil, at once.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Nil, at once.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Nil, at once.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) ->
      Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Nil, at once.
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Nil, at once.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil, nil)
    return PHInvalidImageRequestID
  }
  /// Nil, at once.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Nil, at once.
  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    noteMissing("PHImageManager")
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Does nothing: all were answered. Nothing to do: the answer has come already.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Keeps pictures at hand.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good pictures are kept as well; true by default.
  open var allowsCachingHighQualityImages = true
  /// Keeps nothing. Nothing to do: there is no asset to cache.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Keeps nothing. Nothing to do: nothing is cached.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Keeps nothing. Nothing to do: nothing is cached.
  open func stopCachingImagesForAllAssets() {}
}
