// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Uniform type identifiers by their old names.

public import CoreGraphics

/// An image of any kind.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG file.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A PNG file.
public let kUTTypePNG: CFString = "public.png"
/// A GIF file.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A film of any kind.
public let kUTTypeMovie: CFString = "public.movie"
/// A video without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Text of any kind.
public let kUTTypeText: CFString = "public.text"
/// Text without marks, in any encoding.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without marks in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Bytes of any kind.
public let kUTTypeData: CFString = "public.data"
/// Sound of any kind.
public let kUTTypeAudio: CFString = "public.audio"
