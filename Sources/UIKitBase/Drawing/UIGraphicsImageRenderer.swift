// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The renderer of pictures.

public import CoreGraphics
public import Foundation

/// How a picture is drawn: pixels a point, opaque or not.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours the pixels can hold.
  public enum Range: Int, Sendable {
    /// What the system finds best: `standard` here.
    case automatic = -1
    /// Colours beyond sRGB; pictures are drawn as `standard` ones here.
    case extended
    /// sRGB.
    case standard
  }

  /// Pixels a point, the device's by default.
  open var scale: CGFloat
  /// Whether the picture starts black and has no alpha; false by default.
  open var opaque = false
  /// Which colours the pixels can hold.
  open var preferredRange = Range.automatic

  /// A format with the device's scale.
  public required init() {
    scale = UITraitCollection.device.displayScale
  }

  /// A format with the scale of the given traits, or else the device's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format that suits the device.
  open class func preferred() -> Self { Self() }

  /// A format that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}

/// What drawing code gets from an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let scale: CGFloat

  init(_ context: CGContext, imageFormat: UIGraphicsImageRendererFormat) {
    scale = imageFormat.scale
    super.init(context, format: imageFormat)
  }

  /// The picture as drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}

/// Draws pictures of one size; may be used from any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of pictures of `size` points at the device's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of the part `bounds` of user space at the device's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of the part `bounds` of user space, in points; later changes of `format` don't
  /// reach it.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = format.copy() as? UIGraphicsImageRendererFormat
    imageFormat = copy ?? UIGraphicsImageRendererFormat()
    super.init(bounds: bounds, ownFormat: imageFormat)
  }

  /// The picture that `actions` draw; empty when the size is one that no picture can have, in which
  /// case `actions` don't run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = imageFormat
    let scale = format.scale > 0 ? format.scale : UITraitCollection.device.displayScale
    guard
      let context = ImageContext.make(
        bounds: format.bounds, scale: scale, isOpaque: format.opaque)
    else { return UIImage() }
    let rendererContext = UIGraphicsImageRendererContext(context, imageFormat: format)
    ContextStack.current.with(context, imageScale: scale) { actions(rendererContext) }
    return rendererContext.currentImage
  }

  /// The picture as a PNG file; empty where there is no picture.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture as a JPEG file of the given quality, 0 ... 1; empty where there is no picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
