// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of property dictionaries: of the file formats.

public import CoreGraphics

// MARK: GIF

/// How often an animation runs; 0 is for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// Seconds that the picture is shown, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// Seconds that the picture is shown, as the file has it.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The canvas's width in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The canvas's height in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all pictures, a dictionary each.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// Whether pictures share a palette.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

// MARK: PNG and APNG

/// How often an animation runs; 0 is for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"

/// Seconds that the picture is shown, at least 0.05.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"

/// Seconds that the picture is shown, as the file has it.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The canvas's width in pixels.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The canvas's height in pixels.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all pictures, a dictionary each.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"

/// 1 where the rows are interlaced, else 0.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"

/// Pixels a metre across.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"

/// Pixels a metre down.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"

// MARK: WebP

/// How often an animation runs; 0 is for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// Seconds that the picture is shown, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"

/// Seconds that the picture is shown, as the file has it.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The canvas's width in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"

/// The canvas's height in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The delays of all pictures, a dictionary each.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"

// MARK: JPEG

/// The version of the format, a list of two numbers.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"

/// Pixels a unit across.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"

/// Pixels a unit down.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"

/// 0 none, 1 the inch, 2 the centimetre.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"

/// True where the picture sharpens while it loads; else absent.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
