// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures in keyed archives: the stored pixels as a PNG file, and how they are shown.

import CoreGraphics
import Foundation
import ImageIO
internal import MicaRaster

extension UIImage {
  /// The pixels that an archive holds; nil where it holds none.
  static func readPixels(_ coder: NSCoder) -> CGImage? {
    guard let data = coder.held(NSData.self, "UIImageData"),
      let source = CGImageSourceCreateWithData(Data(referencing: data), nil)
    else { return nil }
    return CGImageSourceCreateImageAtIndex(source, 0, nil)
  }

  static func readTraits(_ coder: NSCoder) -> Traits {
    var traits = Traits()
    let scale = coder.decodeDouble(forKey: "UIScale")
    traits.scale = scale > 0 && scale.isFinite ? CGFloat(scale) : 1
    traits.orientation =
      Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    traits.renderingMode =
      RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    traits.resizingMode =
      ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
    traits.flipsForRightToLeft = coder.decodeBool(forKey: "UIFlipsForRightToLeft")
    traits.capInsets = insets(coder, "UICapInsets")
    traits.alignmentRectInsets = insets(coder, "UIAlignmentRectInsets") ?? .zero
    return traits
  }

  func write(_ coder: NSCoder) {
    if traits.frames != nil {
      Unsupported.note("archives of animated pictures: the first is written")
    }
    if let pixels = storedPixels {
      let data = NSMutableData()
      if let file = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil) {
        CGImageDestinationAddImage(file, pixels, nil)
        if CGImageDestinationFinalize(file) { coder.encode(data, forKey: "UIImageData") }
      }
    }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
    coder.encode(traits.flipsForRightToLeft, forKey: "UIFlipsForRightToLeft")
    for (key, insets) in [
      ("UICapInsets", traits.capInsets), ("UIAlignmentRectInsets", traits.alignmentRectInsets),
    ] {
      guard let insets else { continue }
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
      coder.encode(Archive.data(sides) as NSData, forKey: key)
    }
  }

  private static func insets(_ coder: NSCoder, _ key: String) -> UIEdgeInsets? {
    guard let data = coder.held(NSData.self, key) else { return nil }
    let sides = Archive.numbers(Data(referencing: data)).map { CGFloat($0) }
    guard sides.count == 4 else { return nil }
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
