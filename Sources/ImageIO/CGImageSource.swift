// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files → pictures, by Image I/O's functions.

public import CoreGraphics
import Foundation

/// A file's bytes, from which pictures can be made.
public final class CGImageSource: Sendable {
  static let pngType: CFString = "public.png"
  private let file: Data

  init(file: Data) { self.file = file }

  /// Whether the bytes begin like a picture that can be read.
  var isReadable: Bool { (try? PNGDecoder.size(of: file)) != nil }

  func image() -> CGImage? { (try? PNGDecoder.decode(file)).map { CGImage(pixmap: $0) } }
}

/// A source of a file's pictures; nil where the file can't be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource(file: $0) }
}

/// A source of the pictures in `data`.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(file: data)
}

/// The number of pictures: 1 for a PNG file, else 0.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.isReadable ? 1 : 0 }

/// The file's type, `"public.png"`; nil for files that are not PNG.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.isReadable ? CGImageSource.pngType : nil
}

/// The picture with the number `index`, from 0; nil where there is none or the file is damaged.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image() : nil
}
