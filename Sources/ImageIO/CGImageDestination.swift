// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures → files, by Image I/O's functions.

public import CoreGraphics
internal import MicaRaster

/// A file or a piece of memory that takes pictures.
public final class CGImageDestination {
  enum Place {
    case file(CFURL)
    case memory(CFMutableData)
  }

  private let place: Place
  private var image: CGImage?

  /// Nil, with a note, for types other than PNG; nil unless there is to be one picture.
  init?(place: Place, type: CFString, count: Int) {
    guard type == CGImageSource.pngType else {
      Unsupported.note("CGImageDestination type \(type)")
      return nil
    }
    guard count == 1 else { return nil }
    self.place = place
  }

  /// The first picture counts; there is room for one.
  func add(_ image: CGImage) { self.image = self.image ?? image }

  func finalize() -> Bool {
    guard let image, let file = try? PNGEncoder.encode(image.pixmap) else { return false }
    switch place {
    case .file(let url):
      return (try? AtomicFile.write(file, to: url)) != nil
    case .memory(let data):
      data.append(file)
      return true
    }
  }
}

/// A destination that writes to a file: `type` must be `"public.png"`, `count` 1.
///
/// The file appears whole at `CGImageDestinationFinalize`. Nil, with a note, for other types.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(place: .file(url), type: type, count: count)
}

/// A destination that appends to `data`: `type` must be `"public.png"`, `count` 1.
///
/// Nil, with a note, for other types.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(place: .memory(data), type: type, count: count)
}

/// Gives a picture to a destination; properties have no effect.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image)
}

/// Writes what was added; false where nothing was added or the place can't be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finalize()
}
