// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What every kind of picture file can be asked.

internal import MicaRaster

/// A picture file whose structure was read; its pixels are unpacked when asked for.
///
/// A reader is made of the bytes that there are. Where they end in the middle of the file, it knows
/// what it has seen of it.
protocol PictureReader: Sendable {
  /// The bytes begin with this format's signature, except that they may be too few.
  init(_ bytes: [UInt8]) throws(ImageError)

  /// Whether the bytes reach to the file's end.
  var isComplete: Bool { get }
  /// How many pictures have begun.
  var count: Int { get }
  /// Whether all bytes of a picture are there; `index` is below `count`.
  func isComplete(at index: Int) -> Bool
  /// Of a picture below `count`.
  func facts(at index: Int) -> PictureFacts
  /// The dictionaries that the format has for one picture below `count`, by their keys.
  func dictionaries(at index: Int) -> [String: [String: Any]]
  /// The dictionaries of the whole file.
  var dictionaries: [String: [String: Any]] { get }

  /// A picture below `count`, as stored: not turned by its orientation.
  ///
  /// `.partial` gives what there is of an unfinished one, if the format can; the rest is clear.
  func pixmap(at index: Int, _ demand: PictureDemand) throws(ImageError) -> Pixmap
  /// Whether a file of that many bytes is believed to hold so much; what is asked for counts, not
  /// what the file could give.
  func admits(_ demand: PictureDemand) -> Bool
  /// A small picture that the file holds beside the first.
  var thumbnail: Pixmap? { get }
}

extension PictureReader {
  var thumbnail: Pixmap? { nil }

  func admits(_ demand: PictureDemand) -> Bool { true }
}

/// What is wanted of a picture.
enum PictureDemand: Equatable {
  /// Every pixel, or an error.
  case whole
  /// What has come in so far.
  case partial
  /// Every pixel of a version whose longer side has at least that many; larger is fine.
  case reduced(Int)
}
