// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes read from SVG files beside their pictures, at scale 2: pixate-svg.

import CoreGraphics
import Foundation

extension ReferenceScene {
  static func svg(in folder: URL) throws -> [ReferenceScene] {
    let place = folder.appendingPathComponent("pixate-svg")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
    let ramps: Set = ["icon1.svg", "icon2.svg", "icon4.svg", "radial-gradient.svg"]
    return try files.filter { $0.hasSuffix(".svg") }.sorted().map { name in
      let painter = SVGPainter(try SVGElement.read(place.appendingPathComponent(name)))
      return ReferenceScene(
        picture: "pixate-svg/\(name.dropLast(4)).png",
        kind: ramps.contains(name) ? .gradient : .geometry, size: painter.viewBox.size, scale: 2,
        draw: painter.draw)
    }
  }
}
