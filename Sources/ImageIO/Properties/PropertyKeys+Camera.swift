// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of property dictionaries: of cameras' tags.

public import CoreGraphics

// MARK: TIFF

/// What is shown.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"

/// The camera's maker.
public let kCGImagePropertyTIFFMake: CFString = "Make"

/// The camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"

/// As `kCGImagePropertyOrientation`.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// Pixels a unit across.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"

/// Pixels a unit down.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"

/// 2 the inch, 3 the centimetre.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"

/// What wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"

/// When the file was changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"

/// Who made it.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"

/// Whose it is.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

// MARK: Exif

/// Seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"

/// The aperture's f-number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"

/// The camera's programme by number.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"

/// The sensitivity, a list.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"

/// When the shot was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"

/// When it was stored.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"

/// The exposure's correction in steps.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"

/// What the flash did, by number.
public let kCGImagePropertyExifFlash: CFString = "Flash"

/// Millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"

/// 1 sRGB, 65535 any other.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"

/// The picture's width in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"

/// The picture's height in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"

/// Millimetres, as if on 35 mm film.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"

/// The lens's maker.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"

/// The lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"

// MARK: GPS

/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"

/// Degrees, not signed.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"

/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"

/// Degrees, not signed.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"

/// 1 below the sea, else 0.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"

/// Metres.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"

/// The day by satellite time.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
