// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The structure of a PNG or APNG file: which chunks lie where, and what they say.

internal import CDeflate
internal import CoreGraphics

/// A PNG file whose chunks were walked and checked; nothing is unpacked.
struct PNGFile: Sendable {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// One picture: the plain one, or a frame of an animation.
  struct Frame: Sendable {
    var placement: FramePlacement
    var delay: FrameDelay?
    /// Where its compressed bytes lie in the file.
    var data: [Range<Int>] = []
    var isComplete = false
  }

  let bytes: [UInt8]
  let width, height: Int
  /// The thirteen bytes that say size, depth and kind.
  let header: [UInt8]
  private(set) var frames: [Frame] = []
  private(set) var isComplete = false
  /// How often an animation runs, 0 for ever; nil for a file without one.
  private(set) var loopCount: Int?
  private(set) var tags = PictureTags()
  private(set) var exif: ExifBlock?
  private(set) var hasTransparency = false
  private(set) var profile: ColorProfile?
  private var isTaggedSRGB = false
  /// Chunks that every frame needs: palette and transparent colours.
  private(set) var common: [(name: String, content: Range<Int>)] = []
  /// What is wrong with the file behind its header.
  private(set) var damage: ImageError?
  /// The plain picture, where it isn't an animation's first frame.
  private var hidden: Frame?
  let composer: FrameComposer

  init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    guard bytes.count >= 33 else { throw .truncated }
    guard bytes.big(4, at: 8) == 13, bytes.holds("IHDR", at: 12), Self.isIntact(bytes, at: 8) else {
      throw .damaged("a broken header")
    }
    header = Array(bytes[16..<29])
    width = bytes.big(4, at: 16) ?? 0
    height = bytes.big(4, at: 20) ?? 0
    try PictureLimits.check(width: width, height: height, fileSize: bytes.count)
    composer = FrameComposer(width: width, height: height)
    frames = [Frame(placement: FramePlacement(x: 0, y: 0, width: width, height: height))]
    do throws(ImageError) { try readChunks() } catch { damage = error }
  }

  /// The pixels' kind by number: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: Int { Int(header[9]) }

  private mutating func readChunks() throws(ImageError) {
    var place = 33
    while let length = bytes.big(4, at: place), let name = bytes.name(at: place + 4) {
      guard length < 1 << 31 else { throw .damaged("a chunk's length") }
      let content = place + 8..<place + 8 + length
      guard bytes.count >= content.upperBound + 4 else {
        if name == "IDAT" || name == "fdAT", !bytes[content.lowerBound...].isEmpty {
          try read(name, content.lowerBound..<bytes.count)
        }
        return
      }
      let isCritical = bytes[place + 4] & 0x20 == 0
      if Self.isIntact(bytes, at: place) {
        try read(name, content)
      } else if isCritical || ["acTL", "fcTL", "fdAT"].contains(name) {
        throw .damaged("the checksum of \(name)")
      }
      if name == "IEND" { return finish() }
      place = content.upperBound + 4
    }
  }

  /// Whether a chunk's checksum is right.
  private static func isIntact(_ bytes: [UInt8], at place: Int) -> Bool {
    guard let length = bytes.big(4, at: place),
      let expected = bytes.big(4, at: place + 8 + length)
    else { return false }
    return bytes.withUnsafeBytes { all in
      Int(libdeflate_crc32(0, all.baseAddress.map { $0 + place + 4 }, length + 4)) == expected
    }
  }

  private mutating func read(_ name: String, _ content: Range<Int>) throws(ImageError) {
    switch name {
    case "PLTE": common.append((name, content))
    case "tRNS":
      common.append((name, content))
      hasTransparency = true
    case "pHYs": readResolution(content)
    case "sRGB": isTaggedSRGB = true
    case "iCCP": readProfile(content)
    case "eXIf":
      exif = ExifBlock(Array(bytes[content]))
      tags.orientation = exif?.tags.orientation ?? .up
    case "acTL" where loopCount == nil && content.count == 8 && frames[0].data.isEmpty:
      loopCount = bytes.big(4, at: content.lowerBound + 4)
      try PictureLimits.check(
        width: width, height: height, fileSize: bytes.count, isAnimation: true)
      hidden = frames.removeFirst()
    case "fcTL" where loopCount != nil: try beginFrame(content)
    case "IDAT":
      // Before the first fcTL, the data is of a picture that the animation leaves out.
      if frames.isEmpty { hidden?.data.append(content) } else { frames[0].data.append(content) }
    case "fdAT" where !frames.isEmpty && content.count >= 4:
      frames[frames.count - 1].data.append(content.dropFirst(4))
    default: break
    }
  }

  /// A name, a zero, the method 0, and the packed profile.
  private mutating func readProfile(_ content: Range<Int>) {
    guard !isTaggedSRGB, let end = bytes[content].firstIndex(of: 0), end + 2 < content.upperBound,
      let unpacked = Inflater.bytes(Array(bytes[(end + 2)..<content.upperBound]))
    else { return }
    profile = ColorProfile(unpacked)
  }

  /// Takes the components for sRGB whatever the file says.
  mutating func ignoreProfile() { profile = nil }

  private mutating func readResolution(_ content: Range<Int>) {
    guard content.count == 9, bytes[content.lowerBound + 8] == 1,
      let x = bytes.big(4, at: content.lowerBound), let y = bytes.big(4, at: content.lowerBound + 4)
    else { return }
    // Whole pixels a metre, made from whole pixels an inch as a rule.
    func perInch(_ value: Int) -> Double { (Double(value) * 0.0254).rounded() }
    tags.dpi = PictureTags.resolution(perInch(x), perInch(y))
  }

  private mutating func beginFrame(_ content: Range<Int>) throws(ImageError) {
    let start = content.lowerBound
    guard content.count == 26, let frameWidth = bytes.big(4, at: start + 4),
      let frameHeight = bytes.big(4, at: start + 8), let x = bytes.big(4, at: start + 12),
      let y = bytes.big(4, at: start + 16), let parts = bytes.big(2, at: start + 20),
      let whole = bytes.big(2, at: start + 22), frameWidth > 0, frameHeight > 0,
      x + frameWidth <= width, y + frameHeight <= height
    else { throw .damaged("a frame outside the canvas") }
    if !frames.isEmpty { frames[frames.count - 1].isComplete = true }
    var placement = FramePlacement(x: x, y: y, width: frameWidth, height: frameHeight)
    placement.disposal = [1: .clear, 2: .restore][bytes[start + 24]] ?? .keep
    placement.replaces = bytes[start + 25] == 0
    // Seconds; a whole of 0 means hundredths.
    let delay = FrameDelay(unclamped: Double(parts) / Double(whole == 0 ? 100 : whole))
    frames.append(Frame(placement: placement, delay: delay))
  }

  private mutating func finish() {
    isComplete = true
    // An animation without frames is a plain picture.
    if frames.isEmpty, let hidden {
      frames = [hidden]
      loopCount = nil
    }
    if !frames.isEmpty { frames[frames.count - 1].isComplete = true }
  }
}
