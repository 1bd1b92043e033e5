// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A PNG file's answers to what every picture file can be asked.

internal import CoreGraphics
internal import MicaRaster

extension PNGFile: PictureReader {
  var count: Int { frames.count }

  func isComplete(at index: Int) -> Bool { frames[index].isComplete }

  func facts(at index: Int) -> PictureFacts {
    var facts = PictureFacts(width: width, height: height, tags: tags)
    facts.depth = Int(header[8])
    facts.isIndexed = colorType == 3
    facts.hasAlpha = colorType >= 4 || hasTransparency
    if colorType == 0 || colorType == 4 { facts.colorModel = kCGImagePropertyColorModelGray }
    return facts
  }

  func dictionaries(at index: Int) -> [String: [String: Any]] {
    var png: [String: Any] = [
      kCGImagePropertyPNGInterlaceType: Number.make(Int(header[12]))
    ]
    if let delay = frames[index].delay {
      png[kCGImagePropertyAPNGDelayTime] = Number.make(delay.clamped(to: 0.05))
      png[kCGImagePropertyAPNGUnclampedDelayTime] = Number.make(delay.unclamped)
    }
    if let dpi = tags.dpi {
      png[kCGImagePropertyPNGXPixelsPerMeter] = Number.make(Int((dpi.width / 0.0254).rounded()))
      png[kCGImagePropertyPNGYPixelsPerMeter] = Number.make(Int((dpi.height / 0.0254).rounded()))
    }
    var all = exif?.dictionaries ?? [:]
    all[kCGImagePropertyPNGDictionary] = png
    return all
  }

  var dictionaries: [String: [String: Any]] {
    guard let loopCount else { return [:] }
    return [
      kCGImagePropertyPNGDictionary: [
        kCGImagePropertyAPNGLoopCount: Number.make(loopCount),
        kCGImagePropertyAPNGCanvasPixelWidth: Number.make(width),
        kCGImagePropertyAPNGCanvasPixelHeight: Number.make(height),
        kCGImagePropertyAPNGFrameInfoArray: frames.compactMap { $0.delay }.map {
          [
            kCGImagePropertyAPNGDelayTime: Number.make($0.clamped(to: 0.05)),
            kCGImagePropertyAPNGUnclampedDelayTime: Number.make($0.unclamped),
          ]
        },
      ]
    ]
  }

  func pixmap(at index: Int, _ demand: PictureDemand) throws(ImageError) -> Pixmap {
    if let damage { throw damage }
    guard frames[index].isComplete || demand == .partial else { throw .truncated }
    guard frames[index].delay != nil else {
      return try PNGDecoder.decode(frames[index], of: self, isPartial: demand == .partial)
    }
    return try composer.canvas(at: index, frames.map(\.placement)) { number throws(ImageError) in
      let isPartial = number == index && demand == .partial
      return try PNGDecoder.decode(frames[number], of: self, isPartial: isPartial)
    }
  }
}
