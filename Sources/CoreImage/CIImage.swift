// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures as filters see them: recipes that are followed when a context makes a picture of them.

public import CoreGraphics
public import Foundation
public import ImageIO

/// A picture, or how one is made; rows count from below. Nothing is drawn until a context or an image view asks.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Where the picture is; infinite for a colour.
  public let extent: CGRect
  /// The pixels of a rectangle of whole numbers.
  let pixels: (CGRect) -> LinearPixels
  /// The picture itself, where it is one.
  public let cgImage: CGImage?

  init(extent: CGRect, cgImage: CGImage? = nil, _ pixels: @escaping (CGRect) -> LinearPixels) {
    (self.extent, self.cgImage, self.pixels) = (extent, cgImage, pixels)
  }

  /// A picture of which one pixel is one unit.
  public convenience init(cgImage image: CGImage) {
    let size = CGSize(width: image.width, height: image.height)
    self.init(extent: CGRect(origin: .zero, size: size), cgImage: image) { rect in
      LinearPixels(
        image, at: CGPoint(x: -rect.minX, y: -rect.minY), width: Int(rect.width),
        height: Int(rect.height))
    }
  }
  /// A picture of which one pixel is one unit.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }
  /// A picture of a file's bytes.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let source = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    self.init(cgImage: image)
  }
  /// A picture of a file.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// One colour everywhere.
  public convenience init(color: CIColor) {
    let straight = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    let alpha = Float(color.alpha)
    self.init(extent: .infinite) { rect in
      // Here, since the context says whether colours become light.
      let value = SIMD4(LinearPixels.linear(straight) * alpha, alpha)
      var pixels = LinearPixels(width: Int(rect.width), height: Int(rect.height))
      for place in pixels.values.indices { pixels.values[place] = value }
      return pixels
    }
  }
  /// Nothing.
  open class func empty() -> CIImage {
    CIImage(extent: .zero) { LinearPixels(width: Int($0.width), height: Int($0.height)) }
  }

  /// What a file told of it; empty.
  open var properties: [String: Any] { [:] }
  /// The picture itself: it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Pictures of pictures

  /// The part within a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return CIImage(extent: part.isNull ? .zero : part) { [self] wanted in
      var all = pixels(wanted)
      for y in 0..<all.height {
        for x in 0..<all.width {
          let place = CGPoint(x: wanted.minX + CGFloat(x) + 0.5, y: wanted.minY + CGFloat(y) + 0.5)
          if !part.contains(place) { all[x, y] = .zero }
        }
      }
      return all
    }
  }

  /// What turns a picture of an orientation upright, its lower left corner at the origin's side where it was: Core
  /// Image's y goes up.
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (w, h) = (extent.width, extent.height)
    let turned =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      }
    return turned
  }

  /// The picture upright, where it was taken in an orientation.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let home = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
    return transformed(by: home.concatenating(orientationTransform(for: orientation)))
  }

  /// The picture upright, for an orientation by its number, 1 to 8; other numbers change nothing.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)).map {
      oriented($0)
    } ?? self
  }

  /// The picture moved, scaled or turned; the nearest pixels are taken.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let back = matrix.inverted()
    let box = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(extent: box) { [self] wanted in
      let source = wanted.applying(back).integral.insetBy(dx: -1, dy: -1).intersection(extent)
      var result = LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      guard !source.isNull, !source.isInfinite else { return result }
      let frame = source.integral
      let old = pixels(frame)
      for y in 0..<result.height {
        for x in 0..<result.width {
          let place = CGPoint(x: wanted.minX + CGFloat(x) + 0.5, y: wanted.minY + CGFloat(y) + 0.5)
            .applying(back)
          let (column, row) = (
            Int((place.x - frame.minX).rounded(.down)), Int((place.y - frame.minY).rounded(.down))
          )
          if column >= 0, row >= 0, column < old.width, row < old.height {
            result[x, y] = old[column, row]
          }
        }
      }
      return result
    }
  }

  /// The picture over another one.
  open func composited(over dest: CIImage) -> CIImage {
    CIImage(extent: extent.union(dest.extent)) { [self] rect in
      let front = pixels(rect)
      var result = dest.pixels(rect)
      for place in result.values.indices {
        let top = front.values[place]
        result.values[place] = top + result.values[place] * (1 - top.w)
      }
      return result
    }
  }

  /// The picture, whose edge goes on for ever.
  open func clampedToExtent() -> CIImage {
    let frame = extent.integral
    guard !frame.isInfinite, frame.width >= 1, frame.height >= 1 else { return self }
    return CIImage(extent: .infinite) { [self] rect in
      let all = pixels(frame)
      var result = LinearPixels(width: Int(rect.width), height: Int(rect.height))
      for y in 0..<result.height {
        let row = min(max(Int(rect.minY - frame.minY) + y, 0), all.height - 1)
        for x in 0..<result.width {
          result[x, y] = all[min(max(Int(rect.minX - frame.minX) + x, 0), all.width - 1), row]
        }
      }
      return result
    }
  }

  /// What a filter makes of it.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }
  /// The picture, blurred.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}

/// What is told of a picture as it is read; kept.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// An option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours' space.
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  /// What a file told.
  public static let properties = Self(rawValue: "kCIImageProperties")
}

/// Up to four numbers.
open class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]
  /// One number.
  public init(x: CGFloat) { numbers = [x] }
  /// Two numbers.
  public init(x: CGFloat, y: CGFloat) { numbers = [x, y] }
  /// Three numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { numbers = [x, y, z] }
  /// Four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { numbers = [x, y, z, w] }
  /// A point.
  public init(cgPoint: CGPoint) { numbers = [cgPoint.x, cgPoint.y] }
  /// A rectangle.
  public init(cgRect: CGRect) { numbers = [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height] }
  /// A number by its place; 0 beyond the last.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// How many there are.
  open var count: Int { numbers.count }
  /// The first two.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// All four.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
