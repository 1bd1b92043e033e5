// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References that are pictures: PNG files with a digest of their pixels, so that equal ones needn't be unpacked.

internal import CoreGraphics
internal import ImageIO
internal import MicaCompare
internal import MicaFoundation
internal import MicaRaster
internal import MicaType

/// The file of a picture.
enum PictureFile {
  /// The chunk's keyword: a version, the pixels' digest, the scale, and the digest of the file without the chunk.
  private static let keyword = "Mica-Snapshot"
  private static let version = "1"

  /// The chunk that says of which file a picture is the rebased one: a version, and the digest of that file.
  private static let rebaseKeyword = "Mica-Rebase"
  /// The chunk that names the user's own system font, with the digest of its files.
  private static let fontKeyword = "Mica-Font"

  /// The file of a picture, with its digest. `origin` is the file that it is compared with in structure, for a rebased one.
  static func encode(
    _ pixmap: Pixmap, scale: Double, origin: Data? = nil
  ) throws(SnapshotProblem) -> Data {
    var plain: Data
    do throws(ImageError) { plain = try PNGEncoder.encode(pixmap) } catch {
      throw SnapshotProblem("The picture can't be written: \(error)")
    }
    if let font { plain = PNGNote.adding(fontKeyword, font, to: plain) }
    if let origin {
      plain = PNGNote.adding(rebaseKeyword, "\(version) \(digest(origin).text)", to: plain)
    }
    let words = [
      version, PictureDigest(of: pixmap).text, "\(scale)", digest(plain).text,
    ]
    return PNGNote.adding(keyword, words.joined(separator: " "), to: plain)
  }

  private static func digest(_ data: Data) -> PictureDigest {
    data.withUnsafeBytes { PictureDigest($0) }
  }

  /// The user's own system font; nil for Mica's.
  static let font: String? = SystemFontFile.current.map { own in
    let digests = own.files.map { PictureDigest($0.bytes).text }
    let name = own.family.unicodeScalars.filter { $0.isASCII && $0.value >= 32 }
    return "\(String(String.UnicodeScalarView(name)).prefix(64)) \(digests.joined(separator: " "))"
  }

  /// A file's parts behind the chunk that all of Mica's pictures have: nil for another program's file.
  private static func own(_ file: Data) -> (words: [Substring], rest: Data)? {
    guard let (text, rest) = PNGNote.split(file, keyword) else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 4, words[0] == version, let whole = PictureDigest(text: words[3]),
      digest(rest) == whole
    else { return nil }
    return (words, rest)
  }

  /// Whether a file is as Mica has written it.
  static func isOwn(_ file: Data) -> Bool { own(file) != nil }

  /// Whether a file is the rebased picture of an origin, as Mica has written it; nil for any other file.
  static func isRebased(_ file: Data, from origin: Data) -> Bool? {
    guard let (_, rest) = own(file), let (text, _) = PNGNote.split(rest, rebaseKeyword) else {
      return nil
    }
    return text == "\(version) \(digest(origin).text)"
  }

  /// What to say of a file that was drawn with another system font than this run draws with; nil for nothing.
  static func fontProblem(of file: Data) -> String? {
    guard let (_, rest) = own(file) else { return nil }
    let plain = PNGNote.split(rest, rebaseKeyword)?.rest ?? rest
    let theirs = PNGNote.split(plain, fontKeyword)?.text
    guard theirs != font else { return nil }
    func name(_ font: String?) -> String { font.map { "the system font \($0)" } ?? "Mica's own" }
    return "The reference was recorded with \(name(theirs)); this run draws with \(name(font))."
  }

  /// Whether a file says that it holds exactly these pixels, and is as Mica has written it. False says nothing.
  static func surelyHolds(_ pixmap: Pixmap, scale: Double, _ file: Data) -> Bool {
    guard let (words, _) = own(file), let pixels = PictureDigest(text: words[1]),
      Double(words[2]) == scale
    else { return false }
    return PictureDigest(of: pixmap) == pixels
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
