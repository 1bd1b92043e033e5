// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture as views and drawing code use it: pixels and how many of them make a point, which way
// up they are, and how the picture grows. Files, drawing and changes are in UIImage+….swift.

public import CoreGraphics
internal import CoreImage
public import Foundation

/// An immutable picture, measured in points.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral,
  @unchecked Sendable
{
  /// Everything about a picture but its pixels.
  package struct Traits {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    /// The caps, in points of the shown picture; nil for a picture that is not resizable.
    package var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var flipsForRightToLeft = false
    var alignmentRectInsets = UIEdgeInsets.zero
    /// Points from the bottom edge up to the line that texts beside it stand on; nil without one.
    var baselineOffset: CGFloat?
    /// The Core Image image that the pixels were made of; nil for other pictures.
    var recipe: CIImage?
    /// What a symbol was made from; nil for other pictures.
    var symbol: AnyObject?
    /// What an animated picture shows in turn; nil for other pictures.
    var frames: [UIImage]?
    /// Seconds that all of them take.
    var duration = 0.0
    /// The catalogue's entry that it came from, where other traits may give other pictures.
    package var asset: AnyObject?
    /// What is drawn in other sizes than the pixels'; nil for pictures of pixels alone.
    var vector: PreservedVector?
  }

  private let pixels: CGImage?
  package let traits: Traits

  package init(pixels: CGImage?, traits: Traits) {
    self.pixels = pixels
    self.traits = traits
  }

  /// The picture of a keyed archive, without pixels where it holds none.
  public required init?(coder: NSCoder) {
    pixels = Self.readPixels(coder)
    traits = Self.readTraits(coder)
  }

  /// Writes the picture into a keyed archive: its pixels as a PNG file, and how they are shown.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// A picture without pixels, of size zero.
  public override convenience init() {
    self.init(pixels: nil, traits: Traits())
  }

  /// A picture with one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture with `scale` pixels a point (values that are not positive count as 1), shown as
  /// `orientation` says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(pixels: cgImage, traits: Traits(scale: scale, orientation: orientation))
  }

  /// The picture of a literal such as `#imageLiteral(resourceName: "logo")`: `UIImage(named:)`. A
  /// missing file is a programmer's error.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage.picture(named: name, in: .main, for: .current) else {
      preconditionFailure("There is no image named \(name) among the program's resources.")
    }
    self.init(pixels: image.pixels, traits: image.traits)
  }

  /// The pixels, as they are stored, whichever way up they are shown; nil for a picture of a `CIImage`.
  open var cgImage: CGImage? { traits.recipe == nil ? pixels : nil }

  /// The pixels, as they are stored, also of a picture of a `CIImage`.
  package var storedPixels: CGImage? { pixels }

  /// Pixels per point.
  open var scale: CGFloat { traits.scale }

  /// Which way up the pixels are shown.
  open var imageOrientation: Orientation { traits.orientation }

  /// The size of the shown picture in points.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
    return imageOrientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The caps of a resizable picture, in points; zero for other ones.
  open var capInsets: UIEdgeInsets { traits.capInsets ?? .zero }

  /// How the part between the caps fills its place.
  open var resizingMode: ResizingMode { traits.resizingMode }

  /// Whether views show the picture's colours or tint its shape.
  open var renderingMode: RenderingMode { traits.renderingMode }

  /// How far the picture reaches beyond what is to be aligned, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// Points from the bottom edge up to the baseline of texts beside the picture; nil without a baseline. Symbols have one.
  open var baselineOffsetFromBottom: CGFloat? { traits.baselineOffset }

  /// The picture itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in points and the scale.
  open override var description: String {
    "UIImage \(size.width)×\(size.height) @\(scale)x"
  }

  /// The pixels the right way up; nil where there are none.
  package var uprightPixels: CGImage? {
    guard let pixels, imageOrientation != .up else { return pixels }
    let size = CGSize(width: self.size.width * scale, height: self.size.height * scale)
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = ImageContext.make(bounds: bounds, scale: 1, isOpaque: false) else {
      return nil
    }
    draw(pixels, in: bounds, of: context)
    return context.makeImage()
  }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
