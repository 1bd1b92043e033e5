// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What files say of themselves and their pictures, as dictionaries.

public import CoreGraphics

/// What the file says as a whole: its length, and how an animation runs.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  let contents = source.contents
  guard let reader = contents.reader else { return nil }
  var properties: [String: Any] = reader.dictionaries
  properties[kCGImagePropertyFileSize] = Number.make(contents.size)
  return properties
}

/// What the file says of the picture with the number `index`; nil where there is none.
///
/// Sizes are of the stored picture, in pixels. Numbers are `NSNumber`s.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let reader = source.reader(at: index) else { return nil }
  let facts = reader.facts(at: index)
  let dictionaries = reader.dictionaries(at: index)
  var properties: [String: Any] = dictionaries
  properties[kCGImagePropertyPixelWidth] = Number.make(facts.width)
  properties[kCGImagePropertyPixelHeight] = Number.make(facts.height)
  properties[kCGImagePropertyDepth] = Number.make(facts.depth)
  properties[kCGImagePropertyColorModel] = facts.colorModel
  properties[kCGImagePropertyHasAlpha] = Number.make(facts.hasAlpha)
  if facts.isIndexed { properties[kCGImagePropertyIsIndexed] = Number.make(true) }
  if facts.colorModel == kCGImagePropertyColorModelRGB {
    properties[kCGImagePropertyProfileName] = "sRGB IEC61966-2.1"
  }
  if let dpi = facts.tags.dpi {
    properties[kCGImagePropertyDPIWidth] = Number.make(dpi.width)
    properties[kCGImagePropertyDPIHeight] = Number.make(dpi.height)
  }
  let isTold = dictionaries[kCGImagePropertyTIFFDictionary]?[kCGImagePropertyTIFFOrientation] != nil
  if isTold || facts.tags.orientation != .up {
    properties[kCGImagePropertyOrientation] = Number.make(Int(facts.tags.orientation.rawValue))
  }
  return properties
}
