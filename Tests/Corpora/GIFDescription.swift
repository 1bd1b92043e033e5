// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What pygif says of its files: NAME.conf beside NAME.gif, with each frame's pixels.

import CoreGraphics
import Foundation
import ImageIO

struct GIFDescription {
  /// Straight pixels, in the order of the animation.
  let frames: [Canvas]
  /// Whether pictures without a delay are steps of the next one with a delay, as in a still file of
  /// many parts. Image I/O counts every picture.
  private let joinsPictures: Bool

  /// Nil for files without a description.
  init?(_ path: String) {
    guard path.hasSuffix(".gif"),
      let text = try? String(contentsOfFile: path.dropLast(3) + "conf", encoding: .utf8)
    else { return nil }
    var sections: [String: [String: String]] = [:]
    var section = ""
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") {
        section = String(line.dropFirst().dropLast())
      } else if let sign = line.firstIndex(of: "=") {
        let key = line[..<sign].trimmingCharacters(in: .whitespaces)
        sections[section, default: [:]][key] =
          line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      }
    }
    let config = sections["config"] ?? [:]
    guard let names = config["frames"], let width = config["width"].flatMap({ Int($0) }),
      let height = config["height"].flatMap({ Int($0) })
    else { return nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    joinsPictures = config["force-animation"] != "yes"
    frames = names.split(separator: ",").compactMap { name in
      let frame = sections[name.trimmingCharacters(in: .whitespaces)] ?? [:]
      guard let file = frame["pixels"] ?? frame["image"] else { return nil }
      let url = folder.appendingPathComponent(file)
      if frame["pixels"] != nil {
        guard let data = try? Data(contentsOf: url), data.count == width * height * 4 else {
          return nil
        }
        return Canvas(width: width, height: height, bytes: [UInt8](data))
      }
      let source = CGImageSourceCreateWithURL(url, nil)
      return source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }.map(Canvas.init)
    }
  }

  /// Of what was read of the file, the pictures that the description means.
  func shown(_ read: [Canvas], _ path: String) -> [Canvas] {
    guard joinsPictures, read.count > frames.count,
      let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path), nil)
    else { return read }
    return read.indices.filter { index in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
      let delay = gif?[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber
      return index == read.count - 1 || (delay?.doubleValue ?? 0) > 0
    }.map { read[$0] }
  }
}
