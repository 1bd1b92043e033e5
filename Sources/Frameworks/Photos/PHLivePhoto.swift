// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that move, and files of the library; there are none.

public import CoreGraphics
public import Foundation
public import UIKit

/// A picture that moves; there is none.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// Its size in pixels.
  open var size: CGSize { .zero }
  /// Nil, at once.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [:])
    return PHLivePhotoRequestIDInvalid
  }
  /// Does nothing: all were answered. Nothing to do: the answer has come already.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The number of a question.
public typealias PHLivePhotoRequestID = Int32
/// No question's number.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Why there is none.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether nobody waits any more.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// How a picture that moves is asked for.
open class PHLivePhotoRequestOptions: NSObject {
  /// Which version.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether a poor one comes first; true by default.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it may come from elsewhere; false by default.
  open var isNetworkAccessAllowed = false
  /// Hears how much has come.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Options.
  public override init() {}
}

/// What a file of the library is.
public enum PHAssetResourceType: Int, Sendable {
  /// A picture.
  case photo = 1
  /// A film.
  case video = 2
  /// A sound.
  case audio = 3
  /// A second picture.
  case alternatePhoto = 4
  /// A picture as it was changed.
  case fullSizePhoto = 5
  /// A film as it was changed.
  case fullSizeVideo = 6
  /// What was changed.
  case adjustmentData = 7
  /// What was changed before.
  case adjustmentBasePhoto = 8
  /// The film of a picture that moves.
  case pairedVideo = 9
  /// The film of one that was changed.
  case fullSizePairedVideo = 10
  /// The film before it was changed.
  case adjustmentBasePairedVideo = 11
  /// A film before it was changed.
  case adjustmentBaseVideo = 12
}

/// A file of the library; there is none.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// What it is.
  open var type: PHAssetResourceType { .photo }
  /// What it was called.
  open var originalFilename: String { "" }
  /// Its type's identifier.
  open var uniformTypeIdentifier: String { "" }
  /// The name of its photo.
  open var assetLocalIdentifier: String { "" }
  /// None.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// None.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// How a file is asked for.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether it may come from elsewhere; false by default.
  open var isNetworkAccessAllowed = false
  /// Hears how much has come.
  open var progressHandler: ((Double) -> Void)?
  /// Options.
  public override init() {}
}

/// Gives files of the library; there are none.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static nonisolated(unsafe) let one = PHAssetResourceManager()
  /// The only one.
  open class func `default`() -> PHAssetResourceManager { one }
  /// An error at once (3303): there is none.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    completionHandler(NSError(domain: "PHPhotosErrorDomain", code: 3303))
    return 0
  }
  /// An error at once (3303): there is none.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(NSError(domain: "PHPhotosErrorDomain", code: 3303)) }
  /// Does nothing: all were answered. Nothing to do: the answer has come already.
  open func cancelDataRequest(_ requestID: Int32) {}
}
