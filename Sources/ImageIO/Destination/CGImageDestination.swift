// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures → files: the object behind Image I/O's functions.

internal import CoreGraphics
internal import Foundation
internal import MicaRaster

/// A file or a piece of memory that takes pictures.
public final class CGImageDestination {
  enum Place {
    case file(CFURL)
    case memory(CFMutableData)
    case consumer(CGDataConsumer)
  }

  private struct Picture {
    var image: CGImage
    var properties: [String: Any]
  }

  private let place: Place
  private let format: PictureFormat
  private let capacity: Int
  private var pictures: [Picture] = []
  private var properties: [String: Any] = [:]

  /// Nil, with a note, for types that can't be written; nil where there is to be no picture, or
  /// more than one in a format that holds one.
  init?(place: Place, type: CFString, count: Int) {
    guard let format = PictureFormat(rawValue: type) else {
      Unsupported.note("CGImageDestination type \(type)")
      return nil
    }
    guard count == 1 || (count > 1 && format != .jpeg) else { return nil }
    self.place = place
    self.format = format
    capacity = count
  }

  /// Pictures beyond the announced number are left out.
  func add(_ image: CGImage, _ properties: [String: Any]) {
    if pictures.count < capacity {
      pictures.append(Picture(image: image, properties: properties))
    }
  }

  func set(_ properties: [String: Any]) { self.properties.merge(properties) { $1 } }

  func finalize() -> Bool {
    guard pictures.count == capacity, let file = try? encode() else { return false }
    switch place {
    case .file(let url):
      return (try? AtomicFile.write(Data(file), to: url)) != nil
    case .memory(let data):
      data.append(Data(file))
      return true
    case .consumer(let consumer):
      return consumer.write(Data(file))
    }
  }

  private func encode() throws(ImageError) -> [UInt8] {
    let frames = pictures.map {
      (pixmap: prepared($0.image.pixmap, $0.properties), delay: delay($0.properties))
    }
    guard let first = frames.first, let own = pictures.first?.properties else {
      throw .unsuitable("no picture was added")
    }
    let tags = PictureTags(properties: properties.merging(own) { $1 })
    let quality = Number.double(option(kCGImageDestinationLossyCompressionQuality, own))
    switch format {
    case .png where frames.count > 1:
      return try APNGEncoder.file(frames, loopCount: loopCount ?? 0, tags: tags)
    case .png: return try PNGEncoder.file(first.pixmap, tags: tags, preset: .small)
    case .jpeg: return try JPEGEncoder.file(first.pixmap, tags: tags, quality: quality ?? 0.8)
    case .gif:
      return try GIFEncoder.file(frames, loopCount: loopCount ?? (frames.count > 1 ? 1 : nil))
    case .webp where frames.count > 1:
      return try WebPEncoder(quality: quality).file(frames, loopCount: loopCount ?? 0, tags: tags)
    case .webp: return try WebPEncoder(quality: quality).file(first.pixmap, tags: tags)
    }
  }

  /// A picture's own option, or else the destination's.
  private func option(_ key: String, _ own: [String: Any]) -> Any? { own[key] ?? properties[key] }

  /// As small as asked for, and opaque where the format has no alpha.
  private func prepared(_ pixmap: Pixmap, _ own: [String: Any]) -> Pixmap {
    let side = Number.int(option(kCGImageDestinationImageMaxPixelSize, own)) ?? 0
    let small = pixmap.shrunk(toSide: side)
    guard format == .jpeg else { return small }
    let color = (option(kCGImageDestinationBackgroundColor, own) as? CGColor)?.straightSRGB
    func level(_ value: Float?) -> UInt8 { UInt8(max(0, min(255, ((value ?? 1) * 255).rounded()))) }
    return small.flattened(over: level(color?.x), level(color?.y), level(color?.z))
  }

  /// The format's own dictionary of a picture or of the destination.
  private func dictionary(_ properties: [String: Any]) -> [String: Any] {
    let key =
      switch format {
      case .png: kCGImagePropertyPNGDictionary
      case .gif: kCGImagePropertyGIFDictionary
      case .webp: kCGImagePropertyWebPDictionary
      case .jpeg: kCGImagePropertyJFIFDictionary
      }
    return properties[key] as? [String: Any] ?? [:]
  }

  /// Seconds; a tenth where nothing is said. The keys are the same for all formats.
  private func delay(_ own: [String: Any]) -> Double {
    let values = dictionary(own)
    return Number.double(values[kCGImagePropertyGIFUnclampedDelayTime])
      ?? Number.double(values[kCGImagePropertyGIFDelayTime]) ?? 0.1
  }

  private var loopCount: Int? {
    Number.int(dictionary(properties)[kCGImagePropertyGIFLoopCount]).map { max(0, min(65_535, $0)) }
  }
}

extension PictureTags {
  /// What a picture's properties say, the TIFF dictionary's orientation included.
  init(properties: [String: Any]) {
    let tiff = properties[kCGImagePropertyTIFFDictionary] as? [String: Any]
    let value =
      Number.int(properties[kCGImagePropertyOrientation])
      ?? Number.int(tiff?[kCGImagePropertyTIFFOrientation])
    orientation =
      value.flatMap { UInt32(exactly: $0) }.flatMap(CGImagePropertyOrientation.init(rawValue:))
      ?? .up
    if let x = Number.double(properties[kCGImagePropertyDPIWidth]) {
      dpi = Self.resolution(x, Number.double(properties[kCGImagePropertyDPIHeight]) ?? x)
    }
  }
}
