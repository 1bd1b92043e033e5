// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A look at a film before it takes its place: is the container whole, does it hold every frame?
// Stage 9. What it reads: ISO/IEC 14496-12 (boxes), GIF89a, the WebP container, PNG (third edition).

internal import Foundation

/// A film file whose frames are counted by its container's structure; nothing is decoded.
package struct FilmFile: ~Copyable {
  private var bytes: FileBytes

  /// Throws `brokenFilm` unless the file is one whole film of that format and number of frames.
  package static func check(_ path: String, holds film: Film) throws(FilmError) {
    do throws(FileBytes.Failure) {
      var file = FilmFile(bytes: try FileBytes(path: path))
      let count = try file.frames(as: film.format)
      if count != film.frameCount {
        throw FileBytes.Failure(reason: "it holds \(count) of \(film.frameCount) frames")
      }
    } catch {
      throw .brokenFilm(reason: error.reason)
    }
  }

  /// The number of frames. Throws where the structure breaks off or goes on after its end.
  private mutating func frames(as format: FilmFormat) throws(FileBytes.Failure) -> Int {
    if bytes.count == 0 { throw FileBytes.Failure(reason: "it is empty") }
    switch format {
    case .mp4: return try mp4Frames()
    case .gif: return try gifFrames()
    case .apng: return try pngFrames()
    case .webp: return try webpFrames()
    case .frames: return 0
    }
  }

  // MARK: MP4

  /// Samples of the only track. What they take must be there.
  private mutating func mp4Frames() throws(FileBytes.Failure) -> Int {
    var media = 0
    var table: Range<Int>?
    try boxes(in: 0..<bytes.count) { (name, content) throws(FileBytes.Failure) in
      if name == "mdat" { media += content.count }
      if name == "moov" { table = content }
    }
    for name in ["trak", "mdia", "minf", "stbl", "stsz"] {
      guard let outer = table else { break }
      table = nil
      try boxes(in: outer) { (found, content) throws(FileBytes.Failure) in
        if found == name && table == nil { table = content }
      }
    }
    guard let table else { throw FileBytes.Failure(reason: "it has no table of frames") }
    // Version and flags, the size of all samples or 0, their number, then each one's size.
    let size = try bytes.big32(at: table.lowerBound + 4)
    let count = try bytes.big32(at: table.lowerBound + 8)
    var total = size * count
    if size == 0 {
      for index in 0..<count { total += try bytes.big32(at: table.lowerBound + 12 + index * 4) }
    }
    if total > media { throw FileBytes.Failure(reason: "frames are missing in it") }
    return count
  }

  /// Boxes side by side, which must fill the range.
  private mutating func boxes(
    in range: Range<Int>,
    _ visit: (String, Range<Int>) throws(FileBytes.Failure) -> Void
  ) throws(FileBytes.Failure) {
    var place = range.lowerBound
    while place < range.upperBound {
      var (size, header) = (try bytes.big32(at: place), 8)
      if size == 1 {
        header = 16
        size = try bytes.big32(at: place + 8) << 32 | bytes.big32(at: place + 12)
      } else if size == 0 {
        size = range.upperBound - place
      }
      guard size >= header, size <= range.upperBound - place else { throw .brokenOff }
      try visit(try bytes.text(at: place + 4), place + header..<place + size)
      place += size
    }
  }

  // MARK: GIF

  private mutating func gifFrames() throws(FileBytes.Failure) -> Int {
    guard try bytes.text(at: 0) == "GIF8" else { throw .otherFormat }
    var count = 0
    var place = 13 + (try colorTableSize(flags: bytes.byte(at: 10)))
    while true {
      switch try bytes.byte(at: place) {
      case 0x2C:
        place += 10 + (try colorTableSize(flags: bytes.byte(at: place + 9))) + 1
        count += 1
      case 0x21: place += 2
      case 0x3B:
        guard place + 1 == bytes.count else { throw .goesOn }
        return count
      default: throw .brokenOff
      }
      // Blocks of up to 255 bytes, the last one of none.
      while case let size = Int(try bytes.byte(at: place)), size > 0 { place += 1 + size }
      place += 1
    }
  }

  /// In bytes, from the flags of a screen or an image.
  private func colorTableSize(flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  // MARK: WebP

  private mutating func webpFrames() throws(FileBytes.Failure) -> Int {
    guard try bytes.text(at: 0) == "RIFF", try bytes.text(at: 8) == "WEBP" else {
      throw .otherFormat
    }
    let size = try bytes.little32(at: 4) + 8
    if size != bytes.count { throw size > bytes.count ? .brokenOff : .goesOn }
    var (place, frames, images) = (12, 0, 0)
    while place < bytes.count {
      let name = try bytes.text(at: place)
      if name == "ANMF" { frames += 1 }
      if name == "VP8L" || name == "VP8 " { images += 1 }
      let size = try bytes.little32(at: place + 4)
      place += 8 + size + size % 2
    }
    guard place == bytes.count else { throw .brokenOff }
    return frames + images
  }

  // MARK: Animated PNG

  private mutating func pngFrames() throws(FileBytes.Failure) -> Int {
    guard try bytes.text(at: 0) == "\u{89}PNG" else { throw .otherFormat }
    var (place, frames, hasImage) = (8, 0, false)
    while true {
      let name = try bytes.text(at: place + 4)
      if name == "fcTL" { frames += 1 }
      if name == "IDAT" { hasImage = true }
      place += 12 + (try bytes.big32(at: place))
      guard name == "IEND" else { continue }
      if place != bytes.count { throw place > bytes.count ? .brokenOff : .goesOn }
      // A single frame is a plain picture.
      return frames == 0 && hasImage ? 1 : frames
    }
  }
}

extension FileBytes.Failure {
  fileprivate static let goesOn = Self(reason: "it goes on after its end")
  fileprivate static let otherFormat = Self(reason: "it begins like no file of its format")
}
