// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures → files, by Image I/O's functions.

public import CoreGraphics

/// A destination that writes a file of a type such as `"public.png"` with `count` pictures.
///
/// Animations are PNG, GIF or WebP files of several pictures. The file appears whole at
/// `CGImageDestinationFinalize`. Nil, with a note, for types that can't be written. Mica writes
/// WebP, which Apple only reads.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(place: .file(url), type: type, count: count)
}

/// A destination that appends to `data`; else as `CGImageDestinationCreateWithURL`.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(place: .memory(data), type: type, count: count)
}

/// A destination that hands the file to a consumer; else as `CGImageDestinationCreateWithURL`.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(place: .consumer(consumer), type: type, count: count)
}

/// The types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  PictureFormat.allCases.map(\.type)
}

/// Says something of the whole file: an animation's loop count, or defaults for its pictures.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {
  destination.set(properties ?? [:])
}

/// Gives a picture to a destination, with its orientation, resolution, delay and quality.
///
/// Orientation and resolution of an animation are those of its first picture. Pictures beyond the
/// announced number are left out.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties ?? [:])
}

/// Gives a source's picture to a destination, with what the source says of it; `properties` win.
///
/// The picture is unpacked and packed again. One that can't be read is left out, so that
/// `CGImageDestinationFinalize` fails.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  let own = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
  destination.add(image, own.merging(properties ?? [:]) { $1 })
}

/// Writes what was added; false where fewer pictures were added than announced, where the format
/// can't hold them, or where the place can't be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finalize()
}
