// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files → pictures, by Image I/O's functions.

public import CoreGraphics
internal import Foundation
internal import MicaRaster

/// A source of a file's pictures; nil where the file can't be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource([UInt8]($0), isFinal: true) }
}

/// A source of the pictures in `data`. Options have no effect.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource([UInt8](data), isFinal: true)
}

/// A source of the pictures in a provider's bytes; nil where it has none.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource([UInt8]($0), isFinal: true) }
}

/// A source whose bytes come piece by piece, through `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isFinal: false)
}

/// Gives an incremental source all bytes so far, earlier ones included; `final` with the last.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update([UInt8](data), isFinal: final)
}

/// The same with a provider's bytes.
public func CGImageSourceUpdateDataProvider(
  _ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  source.update(provider.data.map { [UInt8]($0) } ?? [], isFinal: final)
}

/// How far the source has come as a whole.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  source.contents.status
}

/// How far the picture with the number `index` has come.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  guard let reader = source.reader(at: index) else {
    let status = source.contents.status
    return status == .statusComplete ? .statusInvalidData : status
  }
  if reader.isComplete(at: index) { return .statusComplete }
  return source.contents.isFinal ? .statusUnexpectedEOF : .statusIncomplete
}

/// The number of pictures that have begun; 0 for files that can't be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
  source.contents.reader?.count ?? 0
}

/// The number of the picture that a viewer shows first: 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// The file's uniform type identifier, such as `"public.png"`; nil for files that can't be read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.contents.reader == nil ? nil : source.contents.format?.type
}

/// The types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { PictureFormat.allCases.map(\.type) }

/// The picture with the number `index`, from 0, as stored: not turned by its orientation.
///
/// Frames of animations come composed with those before them. Of an incremental source's unfinished
/// picture the pixels so far, the rest clear. Nil where there is none or the file is damaged.
/// Pixels are sRGB: profiles of matrix and curves are applied, others noted and not. Pictures of more than 4 Mi pixels are
/// unpacked when their pixels are needed first, unless `kCGImageSourceShouldCacheImmediately` is true. The only other
/// option with an effect is `kCGImageSourceSubsampleFactor`.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let factor = Number.int(options?[kCGImageSourceSubsampleFactor]) ?? 1
  guard [2, 4, 8].contains(factor) else {
    let isAtOnce = Number.bool(options?[kCGImageSourceShouldCacheImmediately])
    return (isAtOnce ? nil : source.largeImage(at: index)) ?? source.image(at: index)
  }
  guard let facts = source.reader(at: index)?.facts(at: index) else { return nil }
  let side = (max(facts.width, facts.height) + factor - 1) / factor
  return source.image(at: index, .reduced(side)) { $0.shrunk(toSide: side) }
}

/// A small version of the picture with the number `index`.
///
/// Nil without one of the two options that make one, unless the file holds one. Its longer side is
/// at most `kCGImageSourceThumbnailMaxPixelSize`, where 0 is no limit, as since iOS 17.4. Pixels are means
/// of the areas that they cover, where Apple's kernel is sharper.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let reader = source.reader(at: index) else { return nil }
  let options = options ?? [:]
  let facts = reader.facts(at: index)
  let whole = max(facts.width, facts.height)
  let most = Number.int(options[kCGImageSourceThumbnailMaxPixelSize]) ?? 0
  let side = most > 0 ? most : whole
  let isAlways = Number.bool(options[kCGImageSourceCreateThumbnailFromImageAlways])
  let ifAbsent = Number.bool(options[kCGImageSourceCreateThumbnailFromImageIfAbsent])
  var pixmap = isAlways ? nil : reader.thumbnail
  if pixmap == nil && (isAlways || ifAbsent) {
    pixmap = source.pixmap(at: index, .reduced(min(side, whole)))
  }
  let isTurned = Number.bool(options[kCGImageSourceCreateThumbnailWithTransform])
  return pixmap.map { small in
    CGImage(
      pixmap: small.shrunk(toSide: side).turned(isTurned ? facts.tags.orientation : .up),
      isOpaque: source.isOpaque(at: index))
  }
}
