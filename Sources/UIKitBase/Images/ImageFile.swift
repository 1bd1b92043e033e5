// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finds and reads picture files: names with @2x and @3x, a program's resources.

import CoreGraphics
import Foundation
import ImageIO

/// A picture read from a file.
struct ImageFile {
  let pixels: CGImage
  /// Pixels per point, from the file's name.
  let scale: CGFloat
  let orientation: UIImage.Orientation

  /// The picture in some data; nil where there is none or it is damaged.
  init?(data: Data, scale: CGFloat) {
    guard let source = CGImageSourceCreateWithData(data, nil),
      let pixels = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else { return nil }
    self.pixels = pixels
    self.scale = scale
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    let exif = properties?[kCGImagePropertyOrientation] as? NSNumber
    orientation = UIImage.Orientation(exif: exif?.intValue ?? 1)
  }

  /// The picture in a file, or in the file of the same name that is for the device's scale.
  static func load(path: String) -> ImageFile? {
    for candidate in variants(of: path) {
      guard let data = FileManager.default.contents(atPath: candidate.path) else { continue }
      if let file = ImageFile(data: data, scale: candidate.scale) { return file }
    }
    return nil
  }

  /// The picture of that name among a bundle's resources; for the main bundle, also among those of
  /// the packages that the program was built from. Without an extension, PNG is tried first.
  static func load(named name: String, in bundle: Bundle) -> ImageFile? {
    guard !name.isEmpty else { return nil }
    let hasExtension = !URL(fileURLWithPath: name).pathExtension.isEmpty
    let extensions = ["png", "jpg", "jpeg", "webp", "gif"]
    let names = hasExtension ? [name] : extensions.map { "\(name).\($0)" }
    for folder in folders(of: bundle) {
      for name in names {
        if let file = load(path: folder.appendingPathComponent(name).path) { return file }
      }
    }
    return nil
  }

  /// The files that stand for a path, the best for the device's scale and kind first. A path that
  /// names a scale stands for itself alone.
  private static func variants(of path: String) -> [(path: String, scale: CGFloat)] {
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") { return [(path, CGFloat(scale))] }
    let folder = url.deletingLastPathComponent()
    let device = UITraitCollection.device
    let kind = device.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    func files(_ scale: Int) -> [(path: String, scale: CGFloat)] {
      let size = scale == 1 ? "" : "@\(scale)x"
      return [kind, ""].map { kind in
        let name = "\(stem)\(size)\(kind)." + url.pathExtension
        return (folder.appendingPathComponent(name).path, CGFloat(scale))
      }
    }
    switch device.displayScale {
    case ...1: return files(1) + files(2) + files(3)
    case ...2: return files(2) + files(3) + files(1)
    default: return files(3) + files(2) + files(1)
    }
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    guard let own = bundle.resourceURL else { return [] }
    guard bundle == .main else { return [own] }
    let neighbours = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
    let packages = neighbours.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return [own] + packages.sorted().map { own.appendingPathComponent($0) }
  }
}
