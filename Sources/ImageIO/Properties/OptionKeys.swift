// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of the options that sources and destinations take.

public import CoreGraphics

// MARK: Sources

/// A type that the file probably has; the bytes decide, so it has no effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// Whether to keep decoded pixels; has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether to decode at once, as small pictures always are. Default false.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether pixels may be floats; has no effect.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

/// Whether to make a thumbnail where the file has none. Default false.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether to make a thumbnail even where the file has one. Default false.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// The longest side of a thumbnail in pixels. Default: the picture's.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether to turn a thumbnail by the picture's orientation. Default false.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// 2, 4 or 8: a picture with sides divided by that. Default 1.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

// MARK: Destinations

/// 0 (small) ... 1 (best) for JPEG and WebP; 1 makes WebP lossless. Default 0.8 for JPEG, lossless for WebP.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The `CGColor` behind pictures with alpha in formats without. Default white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The longest side of a written picture; larger ones are shrunk.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
