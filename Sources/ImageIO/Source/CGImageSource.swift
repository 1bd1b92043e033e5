// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files → pictures: the object behind Image I/O's functions.

internal import CoreGraphics
internal import MicaRaster
internal import Synchronization

/// A file's bytes, from which pictures and what is said of them can be had.
///
/// The bytes may come in piece by piece. Structure is read when first asked for, pixels each time.
public final class CGImageSource: Sendable {
  private struct State {
    var bytes: [UInt8]
    /// Whether no more bytes will come.
    var isFinal: Bool
    /// What the bytes were found to be; nil until somebody asks.
    var contents: Contents?
  }

  /// What a file was found to be.
  struct Contents: Sendable {
    var format: PictureFormat?
    var reader: (any PictureReader)?
    var status: CGImageSourceStatus
    var isFinal: Bool
    var size: Int
  }

  private let state: Mutex<State>

  init(_ bytes: [UInt8], isFinal: Bool) {
    state = Mutex(State(bytes: bytes, isFinal: isFinal))
  }

  var contents: Contents {
    state.withLock { state in
      if let contents = state.contents { return contents }
      let contents = Contents(state.bytes, isFinal: state.isFinal)
      state.contents = contents
      return contents
    }
  }

  /// Takes all bytes that there are so far. Nothing changes once the final ones have come.
  func update(_ bytes: [UInt8], isFinal: Bool) {
    state.withLock { state in
      if !state.isFinal { state = State(bytes: bytes, isFinal: isFinal) }
    }
  }

  /// The reader, if the file has a picture of that number.
  func reader(at index: Int) -> (any PictureReader)? {
    contents.reader.flatMap { (0..<$0.count).contains(index) ? $0 : nil }
  }

  /// A picture's stored pixels; nil where there are none to be had.
  func pixmap(at index: Int, _ demand: PictureDemand = .whole) -> Pixmap? {
    let contents = self.contents
    guard let reader = reader(at: index) else { return nil }
    // Of a file that is still coming, what is there will do.
    let isPartial = !contents.isFinal && !reader.isComplete(at: index)
    return try? reader.pixmap(at: index, isPartial ? .partial : demand)
  }

  /// A picture's stored pixels as an image, changed by `change`; it has no alpha where the file has
  /// none. Frames of animations and unfinished pictures always have one.
  func image(
    at index: Int, _ demand: PictureDemand = .whole, _ change: (Pixmap) -> Pixmap = { $0 }
  ) -> CGImage? {
    pixmap(at: index, demand).map { CGImage(pixmap: change($0), isOpaque: isOpaque(at: index)) }
  }

  /// Larger pictures than this, 16 MB, are unpacked when their pixels are needed first: one that is
  /// only opened, or shown as a thumbnail, takes no memory for them.
  private static let mostUnpackedPixels = 1 << 22

  /// A picture that is unpacked later; nil for small ones, and where the file is still coming.
  ///
  /// Damage is found only then: the picture shows what there is, the rest is clear.
  func largeImage(at index: Int) -> CGImage? {
    guard let reader = reader(at: index), reader.isComplete(at: index), reader.admits(.whole) else {
      return nil
    }
    let facts = reader.facts(at: index)
    let (width, height) = (facts.width, facts.height)
    guard width > 0, height > 0, width > Self.mostUnpackedPixels / height,
      width <= Pixmap.maximumPixelCount / height
    else { return nil }
    return CGImage(width: width, height: height, isOpaque: isOpaque(at: index)) {
      (try? reader.pixmap(at: index, .whole)) ?? (try? reader.pixmap(at: index, .partial))
        ?? Pixmap(width: width, height: height)
    }
  }

  func isOpaque(at index: Int) -> Bool {
    guard let reader = reader(at: index) else { return false }
    return reader.count == 1 && reader.isComplete(at: index) && !reader.facts(at: index).hasAlpha
  }
}

extension CGImageSource.Contents {
  init(_ bytes: [UInt8], isFinal: Bool) {
    self.isFinal = isFinal
    size = bytes.count
    format = PictureFormat(bytes)
    guard let format else {
      let mayCome = !isFinal && PictureFormat.mayBegin(bytes)
      status = mayCome ? .statusReadingHeader : .statusUnknownType
      return
    }
    do throws(ImageError) {
      let reader = try format.reader(bytes)
      self.reader = reader
      status = reader.isComplete ? .statusComplete : .statusIncomplete
      if isFinal && !reader.isComplete { status = .statusUnexpectedEOF }
    } catch {
      status = .statusInvalidData
      if error == .truncated { status = isFinal ? .statusUnexpectedEOF : .statusReadingHeader }
    }
  }
}

/// How far a source has come.
public enum CGImageSourceStatus: Int32, Sendable {
  /// No more bytes will come, and some are missing.
  case statusUnexpectedEOF = -5
  /// The bytes break their format.
  case statusInvalidData = -4
  /// The bytes begin like no format that Mica reads.
  case statusUnknownType = -3
  /// Too few bytes so far to know the pictures' size.
  case statusReadingHeader = -2
  /// More bytes are to come.
  case statusIncomplete = -1
  /// Everything is there.
  case statusComplete = 0
}
