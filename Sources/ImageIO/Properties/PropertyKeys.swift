// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of property dictionaries: of every picture.

public import CoreGraphics

// MARK: Of the file or the picture

/// The file's length in bytes; of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The pixels in a stored row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// The number of stored rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// Pixels an inch across; absent where the file doesn't say.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"

/// Pixels an inch down; absent where the file doesn't say.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"

/// Bits a component in the file.
public let kCGImagePropertyDepth: CFString = "Depth"

/// A raw value of `CGImagePropertyOrientation`; absent where the file doesn't say.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// True where pixels are numbers of palette colours; else absent.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"

/// Whether the file's pixels have alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// One of the `kCGImagePropertyColorModel…` values.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// The name of the colour space.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

// MARK: Colour models

/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// Shades of grey.
public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// Cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

/// Lightness and two colour axes.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

// MARK: Dictionaries within

/// What only PNG files say, animations included.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// What only GIF files say.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// What only JPEG files say.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// What only WebP files say.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// A camera's tags on the file.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// A camera's tags on the shot.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// A camera's tags on the place.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
