// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bytes of a file at any place, without the whole file in memory. Stage 9.

internal import Foundation

/// Reads numbers from a file through a window of 64 KiB. What lies past the end is a failure.
struct FileBytes: ~Copyable {
  /// Why a file is not what it should be, to follow "broken: ".
  struct Failure: Error {
    let reason: String
    static let brokenOff = Failure(reason: "it breaks off")
  }

  /// The file's length.
  let count: Int
  private let descriptor: Int32
  private var window: [UInt8] = []
  private var start = 0

  init(path: String) throws(Failure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw Failure(reason: "it can't be read (\(reason))")
    }
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  mutating func byte(at place: Int) throws(Failure) -> UInt8 {
    guard place >= 0, place < count else { throw .brokenOff }
    if place < start || place >= start + window.count { try read(at: place) }
    return window[place - start]
  }

  mutating func big32(at place: Int) throws(Failure) -> Int {
    var value = 0
    for index in 0..<4 { value = value << 8 | Int(try byte(at: place + index)) }
    return value
  }

  mutating func little32(at place: Int) throws(Failure) -> Int {
    Int(UInt32(try big32(at: place)).byteSwapped)
  }

  /// Four characters, as chunks and boxes are named.
  mutating func text(at place: Int) throws(Failure) -> String {
    var text = ""
    for index in 0..<4 {
      text.unicodeScalars.append(Unicode.Scalar(try byte(at: place + index)))
    }
    return text
  }

  private mutating func read(at place: Int) throws(Failure) {
    var bytes = [UInt8](repeating: 0, count: min(1 << 16, count - place))
    let found = pread(descriptor, &bytes, bytes.count, off_t(place))
    guard found > 0 else { throw .brokenOff }
    (window, start) = (Array(bytes[..<found]), place)
  }
}
