// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The types of SDWebImage's calls.

public import UIKit

/// How a picture is loaded. Mica loads all in one way.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Tries a URL again that failed before.
  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
  /// Waits until scrolling has ended.
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  /// Shows the picture while it arrives.
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  /// Asks the server again.
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  /// Goes on in the background.
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  /// Sends cookies.
  public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  /// Takes certificates that no one has signed.
  public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  /// Comes before others.
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  /// Shows the placeholder only if loading fails.
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  /// Transforms animated pictures, too.
  public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  /// Leaves it to the completion to show the picture.
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  /// Makes large pictures smaller.
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  /// Asks the disk even if the picture is in memory.
  public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  /// Fades pictures in that come from a cache.
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 15)
  /// Asks the caches alone.
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 17)
  /// Asks the server alone.
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
}

/// Where a picture came from.
public enum SDImageCacheType: Int, Sendable {
  /// From its URL.
  case none
  /// From the disk.
  case disk
  /// From memory.
  case memory
  /// From either.
  case all
}

/// What a context holds.
public struct SDWebImageContextOption: Hashable, Sendable, RawRepresentable {
  /// The key.
  public let rawValue: String
  /// A key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Transforms the picture.
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  /// The size in pixels that the picture is shown with.
  public static let imageThumbnailPixelSize = SDWebImageContextOption(
    rawValue: "imageThumbnailPixelSize")
  /// Where the picture is kept.
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
}

/// More options by name; Mica uses none of them.
public typealias SDWebImageContext = [SDWebImageContextOption: Any]
/// Called while a picture arrives.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
/// Called when a view's picture has been loaded or has failed.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
/// Called when the manager has loaded a picture or has failed.
public typealias SDInternalCompletionBlock = (
  UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void

/// The domain of errors.
public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

/// Why a picture wasn't loaded.
public struct SDWebImageError: Error, Sendable, CustomNSError {
  /// Reasons by their numbers.
  public enum Code: Int, Sendable {
    /// There is no URL.
    case invalidURL = 1000
    /// The data is no picture.
    case badImageData = 1001
    /// The load was cancelled.
    case cancelled = 2002
    /// The URL can't be read.
    case invalidDownloadStatusCode = 2001
  }
  /// The reason.
  public let code: Code
  /// The domain.
  public static var errorDomain: String { SDWebImageErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}
