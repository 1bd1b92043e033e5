// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Conversions between Core Image's images and UIKit's.

public import CoreGraphics
public import CoreImage

extension CIImage {
  /// Creates an image of the pixels of `image`; nil if it has no pixels.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Creates an image of the pixels of `image`; nil if it has no pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
}

extension UIImage {
  /// The picture that a recipe makes, at once; without pixels where it has no end.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// The picture that a recipe makes, at once.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let made = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: made, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  /// The recipe that the picture was made by; nil: pictures here are made at once.
  public var ciImage: CIImage? { nil }
}
