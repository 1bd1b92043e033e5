// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of images that were resized and clipped: alamofireimage. What each picture shows is in its
// name: input, operation, size.

import CoreGraphics
import Foundation
import UIKit

extension ReferenceScene {
  static func alamofire(in folder: URL) throws -> [ReferenceScene] {
    let place = folder.appendingPathComponent("alamofireimage")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    return names.filter { $0.hasSuffix("@1x.png") }.sorted().compactMap { name in
      resized(name, in: place)
    }
  }

  private static func resized(_ name: String, in place: URL) -> ReferenceScene? {
    // Such as pirate-aspect.scaled.to.fit-30x60-@1x.png.
    let parts = name.split(separator: "-").map(String.init)
    guard parts.count == 4 else { return nil }
    let sides = parts[2].split(separator: "x").compactMap { Double($0) }
    guard sides.count >= 2 else { return nil }
    let size = CGSize(width: sides[0], height: sides[1])
    let input = place.appendingPathComponent(
      parts[0] == "unicorn" ? "ORIG_unicorn.png" : "ORIG_\(parts[0]).jpg")
    return ReferenceScene(
      picture: "alamofireimage/\(name)", kind: .resized, size: size, scale: 1
    ) { context in
      let image = try loadImage(input)
      let target = frame(of: image, as: parts[1], in: size)
      guard parts[1].contains("size") else { return drawUpright(image, in: target, context) }
      // Resized to a picture of its own first, then clipped.
      let small = try Picture.image(size: size) { drawUpright(image, in: target, $0) }
      let radius = sides.count > 2 ? CGFloat(sides[2]) : size.width / 2
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).addClip()
      drawUpright(small, in: CGRect(origin: .zero, size: size), context)
    }
  }

  /// Where the image lies: stretched, or scaled evenly to fit or fill about the centre.
  private static func frame(of image: CGImage, as operation: String, in size: CGSize) -> CGRect {
    guard operation.hasPrefix("aspect") else { return CGRect(origin: .zero, size: size) }
    let ratios = [size.width / CGFloat(image.width), size.height / CGFloat(image.height)]
    let fills = operation.contains("fill")
    let ratio = fills ? max(ratios[0], ratios[1]) : min(ratios[0], ratios[1])
    let scaled = CGSize(width: CGFloat(image.width) * ratio, height: CGFloat(image.height) * ratio)
    return CGRect(
      x: (size.width - scaled.width) / 2, y: (size.height - scaled.height) / 2,
      width: scaled.width, height: scaled.height)
  }
}

extension Picture {
  /// An image drawn by `body` at scale 1, y down.
  static func image(size: CGSize, _ body: (CGContext) throws -> Void) throws -> CGImage {
    var result: CGImage?
    _ = try drawn(size: size, scale: 1) { context in
      try body(context)
      result = context.makeImage()
    }
    guard let result else { throw PictureError(description: "no image") }
    return result
  }
}
