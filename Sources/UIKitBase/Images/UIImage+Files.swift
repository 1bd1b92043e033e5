// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures from files and data, and back.

import CoreGraphics
public import Foundation
import ImageIO

extension UIImage {
  /// The picture of that name in the program's asset catalogues or among its files; nil where there is none.
  ///
  /// The extension may be left out. Of files with "@2x" and "@3x" in their names the one for the
  /// device's scale is taken, and has so many pixels a point; of a catalogue's pictures the one for the
  /// current traits (FACTS_UIKIT f.12).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of that name among a bundle's resources, nil standing for the program's own.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = Self.traits(traitCollection)
    guard let found = Self.picture(named: name, in: bundle ?? .main, for: traits) else {
      return nil
    }
    self.init(pixels: found.pixels, traits: found.traits)
  }

  /// The picture of that name in a bundle's catalogue, or by a symbol's configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// A picture of a bundle with a symbol's value, which changes nothing here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }

  /// What a program asks for, and the current traits where it says nothing.
  private static func traits(_ asked: UITraitCollection?) -> UITraitCollection {
    let current = UITraitCollection.device.taking(UITraitCollection.current.values)
    return current.taking(asked?.values)
  }

  /// A bundle's picture: of its catalogue, else of its files.
  static func picture(
    named name: String, in bundle: Bundle, for traits: UITraitCollection
  ) -> AssetStore.Picture? {
    guard !name.isEmpty else { return nil }
    // Catalogues know pictures without extensions; programs that had files before still name them with theirs.
    let stem = ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased())
    for known in stem ? [name, (name as NSString).deletingPathExtension] : [name] {
      if let asset = AssetImage(named: known, in: bundle), let found = asset.picture(for: traits) {
        return found
      }
    }
    let key = "\(bundle.bundlePath) \(name) \(traits.displayScale)"
    return AssetStore.current.picture(key) {
      ImageFile.load(named: name, in: bundle).map { file in
        AssetStore.Picture(
          pixels: file.pixels, traits: Traits(scale: file.scale, orientation: file.orientation))
      }
    }
  }

  /// The picture in a file, or in the one with "@2x" or "@3x" added to its name that suits the
  /// device's scale; nil where there is none or it is damaged.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile.load(path: path) else { return nil }
    self.init(file)
  }

  /// The picture in some data, one pixel a point; nil where there is none or it is damaged.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in some data, `scale` pixels a point; nil where there is none or it is damaged.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data: data, scale: scale) else { return nil }
    self.init(file)
  }

  private convenience init(_ file: ImageFile) {
    self.init(cgImage: file.pixels, scale: file.scale, orientation: file.orientation)
  }

  /// The pixels, the right way up, as a PNG file; nil where there is no `cgImage`.
  public func pngData() -> Data? {
    (cgImage == nil ? nil : uprightPixels).flatMap {
      Self.fileData($0, type: "public.png", properties: nil)
    }
  }

  /// The pixels as they are stored, and which way up they are, as a JPEG file of the given quality,
  /// 0 (smallest) ... 1 (best); nil where there are none. What is clear becomes white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let properties: [String: Any] = [
      kCGImageDestinationLossyCompressionQuality: compressionQuality,
      kCGImagePropertyOrientation: NSNumber(value: imageOrientation.exif),
    ]
    return cgImage.flatMap { Self.fileData($0, type: "public.jpeg", properties: properties) }
  }

  private static func fileData(
    _ pixels: CGImage, type: CFString, properties: CFDictionary?
  ) -> Data? {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
    CGImageDestinationAddImage(destination, pixels, properties)
    return CGImageDestinationFinalize(destination) ? data as Data : nil
  }
}
