// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What makes pictures of recipes.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Makes pictures of recipes.
open class CIContext: NSObject, @unchecked Sendable {
  /// Whether colours are turned into light for filters, and back.
  private let isManaged: Bool

  /// A context.
  public override init() { isManaged = true }
  /// A context. Of the options it takes a working colour space of `NSNull`: filters then work on components as they are.
  public init(options: [CIContextOption: Any]? = nil) {
    isManaged = !(options?[.workingColorSpace] is NSNull)
    for key in [CIContextOption.workingColorSpace, .outputColorSpace, .workingFormat] {
      if let value = options?[key], !(value is NSNull) {
        Unsupported.note("CIContext's option \(key.rawValue)")
      }
    }
  }

  /// The picture within a rectangle; nil for one that is empty or without end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let frame = fromRect.integral
    guard !frame.isInfinite, frame.width >= 1, frame.height >= 1, frame.width * frame.height < 1e8
    else { return nil }
    return LinearPixels.$isManaged.withValue(isManaged) { image.pixels(frame).image() }
  }

  /// Writes the pixels of a rectangle into memory, the upper row first.
  ///
  /// `rowBytes` is the distance of rows in bytes. Components are those of the working space with a `colorSpace` of nil, else
  /// sRGB's. Nothing is written for a rectangle without end or rows that are too short; other formats are noted.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    // No more rows than the caller has memory for.
    let frame = CGRect(
      x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down),
      width: bounds.width.rounded(.down), height: bounds.height.rounded(.down))
    guard !bounds.isInfinite, frame.width >= 1, frame.height >= 1,
      frame.width * frame.height < 1e8,
      let layout = PixelLayout(format), rowBytes >= Int(frame.width) * layout.size
    else { return }
    if let colorSpace, colorSpace.name != CGColorSpace.sRGB,
      colorSpace != CGColorSpaceCreateDeviceRGB()
    {
      Unsupported.note("CIContext.render(_:toBitmap:) in a space other than sRGB")
    }
    LinearPixels.$isManaged.withValue(isManaged) {
      let pixels = image.pixels(frame)
      for y in 0..<pixels.height {
        let row = data + (pixels.height - 1 - y) * rowBytes
        for x in 0..<pixels.width {
          layout.write(pixels[x, y], isCoded: colorSpace != nil, to: row + x * layout.size)
        }
      }
    }
  }
}

/// An option of a context. Mica follows a `workingColorSpace` of `NSNull`. It notes other spaces and formats, and ignores the rest.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// An option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor does it.
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  /// The space that filters work in.
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
  /// The space of what is made.
  public static let outputColorSpace = Self(rawValue: "kCIContextOutputColorSpace")
  /// The format that filters work in.
  public static let workingFormat = Self(rawValue: "kCIContextWorkingFormat")
  /// Whether large pictures are sampled well.
  public static let highQualityDownsample = Self(rawValue: "kCIContextHighQualityDownsample")
  /// Whether colors have their alpha multiplied in.
  public static let outputPremultiplied = Self(rawValue: "kCIContextOutputPremultiplied")
  /// Whether pictures between filters are kept.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether others are drawn first.
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
  /// Whether the graphics chip waits less.
  public static let allowLowPower = Self(rawValue: "kCIContextAllowLowPower")
  /// The most memory, in megabytes.
  public static let memoryLimit = Self(rawValue: "kCIContextMemoryLimit")
  /// The context's name.
  public static let name = Self(rawValue: "kCIContextName")
}
