// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References that are pictures: PNG files with a digest of their pixels, so that equal ones needn't be unpacked.

internal import CoreGraphics
internal import ImageIO
internal import MicaCompare
internal import MicaFoundation
internal import MicaRaster

/// The file of a picture.
enum PictureFile {
  /// The chunk's keyword: a version, the pixels' digest, the scale, and the digest of the file without the chunk.
  private static let keyword = "Mica-Snapshot"
  private static let version = "1"

  /// The file of a picture, with its digest.
  static func encode(_ pixmap: Pixmap, scale: Double) throws(SnapshotProblem) -> Data {
    let plain: Data
    do throws(ImageError) { plain = try PNGEncoder.encode(pixmap) } catch {
      throw SnapshotProblem("The picture can't be written: \(error)")
    }
    let words = [
      version, PictureDigest(of: pixmap).text, "\(scale)", digest(plain).text,
    ]
    return PNGNote.adding(keyword, words.joined(separator: " "), to: plain)
  }

  private static func digest(_ data: Data) -> PictureDigest {
    data.withUnsafeBytes { PictureDigest($0) }
  }

  /// Whether a file says that it holds exactly these pixels, and is as Mica has written it. False says nothing.
  static func surelyHolds(_ pixmap: Pixmap, scale: Double, _ file: Data) -> Bool {
    guard let (text, rest) = PNGNote.split(file, keyword) else { return false }
    let words = text.split(separator: " ")
    guard words.count == 4, words[0] == version,
      let pixels = PictureDigest(text: words[1]), Double(words[2]) == scale,
      let whole = PictureDigest(text: words[3])
    else { return false }
    return digest(rest) == whole && PictureDigest(of: pixmap) == pixels
  }

  /// The pixels of a reference. Throws `SnapshotProblem` for files that no snapshot can be compared with.
  static func decode(_ file: Data) throws(SnapshotProblem) -> Pixmap {
    if file.isEmpty { throw SnapshotProblem("it is empty") }
    let kind: PNGKind
    do throws(ImageError) { kind = try PNGKind(file) } catch { throw problem(error) }
    if kind.depth == 16 {
      throw SnapshotProblem("it has 16 bits a component, and snapshots have 8")
    }
    if kind.hasOtherColors { throw SnapshotProblem("its colour profile isn't sRGB") }
    if kind.isAnimated { throw SnapshotProblem("it is an animation") }
    do throws(ImageError) { return try PNGDecoder.decode(file) } catch { throw problem(error) }
  }

  private static func problem(_ error: ImageError) -> SnapshotProblem {
    SnapshotProblem(error == .unknownFormat ? "it isn't a PNG file" : "\(error)")
  }

  /// What is left of a picture after it was a file: colours of clear pixels are rounded there. Nil if that changes nothing.
  static func stored(_ pixmap: Pixmap) -> Pixmap? {
    guard let file = try? PNGEncoder.encode(pixmap), let stored = try? PNGDecoder.decode(file),
      let difference = PictureDifference(pixmap, stored), difference.differentBytes > 0
    else { return nil }
    return stored
  }
}
