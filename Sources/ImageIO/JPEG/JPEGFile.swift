// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The structure of a JPEG file: its segments up to the end marker. Nothing is unpacked.

internal import CoreGraphics
internal import Foundation
internal import MicaRaster

/// A JPEG file whose segments were walked.
struct JPEGFile: Sendable {
  let bytes: [UInt8]
  private(set) var width = 0
  private(set) var height = 0
  private(set) var depth = 8
  /// 1 grey, 3 colour, 4 CMYK.
  private(set) var components = 0
  private(set) var isProgressive = false
  private(set) var isComplete = false
  private(set) var exif: ExifBlock?
  /// The version's two parts, the density's unit, and the densities.
  private(set) var jfif: (version: [Int], unit: Int, x: Int, y: Int)?
  private(set) var profile: ColorProfile?
  private(set) var scans = 0
  /// The profile's parts by their numbers; a segment holds at most 64 KB of it.
  private var profileParts: [Int: Range<Int>] = [:]

  /// Passes over a picture times its pixels, for each byte of the file: what no honest encoder
  /// comes near to.
  private static let workPerByte = 8192

  init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    try readSegments()
    let parts = profileParts.sorted { $0.key < $1.key }.flatMap { bytes[$0.value] }
    if !parts.isEmpty && components != 4 { profile = ColorProfile(parts) }
    guard components > 0 else { throw isComplete ? .damaged("no frame") : .truncated }
    // The least that can be asked for; progressive pictures are put together whole.
    try check(reducedBy: isProgressive ? 1 : Self.reductions[0])
    guard scans <= 100, width * height / Self.workPerByte * scans <= bytes.count else {
      throw .damaged("too many scans")
    }
  }

  /// By how much the decoder can shrink a picture at no cost.
  static let reductions = [8, 4, 2]

  /// Throws where the file is too short to be believed to hold a version that is smaller by `scale`.
  func check(reducedBy scale: Int) throws(ImageError) {
    do {
      try PictureLimits.check(
        width: (width + scale - 1) / scale, height: (height + scale - 1) / scale,
        fileSize: bytes.count)
    } catch .tooLarge {
      throw .tooLarge(width: width, height: height)
    }
  }

  private mutating func readSegments() throws(ImageError) {
    var place = 2
    while let start = bytes.byte(place) {
      guard start == 0xFF else {
        // Stray bytes before a marker: decoders skip them.
        place = nextMarker(from: place)
        continue
      }
      guard let marker = bytes.byte(place + 1) else { return }
      switch marker {
      // Padding; markers without content.
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xD9:
        isComplete = true
        return
      default:
        guard let length = bytes.big(2, at: place + 2), length >= 2,
          place + 2 + length <= bytes.count
        else { return }
        try read(marker, place + 4..<place + 2 + length)
        place += 2 + length
        if marker == 0xDA {
          scans += 1
          place = nextMarker(from: place)
        }
      }
    }
  }

  /// The end of a scan's packed bytes: a marker that isn't a stuffed byte or a restart.
  private func nextMarker(from start: Int) -> Int {
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return 0 }
      var place = start
      while place < all.count, let found = memchr(base + place, 0xFF, all.count - place) {
        let marker = base.distance(to: UnsafeRawPointer(found))
        guard marker + 1 < all.count else { break }
        let next = all[marker + 1]
        if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return marker }
        place = marker + (next == 0xFF ? 1 : 2)
      }
      return all.count
    }
  }

  private mutating func read(_ marker: Int, _ content: Range<Int>) throws(ImageError) {
    let start = content.lowerBound
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard components == 0, let depth = bytes.byte(start),
        let height = bytes.big(2, at: start + 1),
        let width = bytes.big(2, at: start + 3), let components = bytes.byte(start + 5),
        content.count >= 6 + components * 3, [1, 3, 4].contains(components)
      else { throw .damaged("a broken frame header") }
      (self.width, self.height, self.depth) = (width, height, depth)
      self.components = components
      isProgressive = marker == 0xC2
    case 0xE0 where bytes.holds("JFIF\0", at: start) && content.count >= 14:
      jfif = (
        [Int(bytes[start + 5]), Int(bytes[start + 6])], Int(bytes[start + 7]),
        bytes.big(2, at: start + 8) ?? 1, bytes.big(2, at: start + 10) ?? 1
      )
    case 0xE1 where bytes.holds("Exif\0\0", at: start) && exif == nil:
      exif = ExifBlock(Array(bytes[content.dropFirst(6)]))
    case 0xE2 where bytes.holds("ICC_PROFILE\0", at: start) && content.count > 14:
      profileParts[Int(bytes[start + 12])] = content.dropFirst(14)
    default: break
    }
  }

  /// Orientation from the camera; resolution from the camera or the format's own header.
  var tags: PictureTags {
    var tags = exif?.tags ?? PictureTags()
    if let jfif, jfif.unit == 1 || jfif.unit == 2, tags.dpi == nil {
      let scale = jfif.unit == 2 ? 2.54 : 1
      tags.dpi = PictureTags.resolution(Double(jfif.x) * scale, Double(jfif.y) * scale)
    }
    return tags
  }
}

extension JPEGFile: PictureReader {
  var count: Int { 1 }

  func isComplete(at index: Int) -> Bool { isComplete }

  func facts(at index: Int) -> PictureFacts {
    var facts = PictureFacts(width: width, height: height, depth: depth, tags: tags)
    if components == 1 { facts.colorModel = kCGImagePropertyColorModelGray }
    if components == 4 { facts.colorModel = kCGImagePropertyColorModelCMYK }
    return facts
  }

  func dictionaries(at index: Int) -> [String: [String: Any]] {
    var all = exif?.dictionaries ?? [:]
    var own: [String: Any] = [:]
    if let jfif {
      own[kCGImagePropertyJFIFVersion] = jfif.version.map { Number.make($0) }
      own[kCGImagePropertyJFIFDensityUnit] = Number.make(jfif.unit)
      own[kCGImagePropertyJFIFXDensity] = Number.make(jfif.x)
      own[kCGImagePropertyJFIFYDensity] = Number.make(jfif.y)
    }
    if isProgressive { own[kCGImagePropertyJFIFIsProgressive] = Number.make(true) }
    if !own.isEmpty { all[kCGImagePropertyJFIFDictionary] = own }
    return all
  }

  var dictionaries: [String: [String: Any]] { [:] }

  var thumbnail: Pixmap? {
    exif?.thumbnail.flatMap { try? JPEGFile($0).pixmap(at: 0, .whole) }
  }
}
