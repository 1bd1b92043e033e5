// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names that lottie's reader of archives asks of the C library and of Core Foundation.

import Foundation

/// The functions of a file that lies in memory.
struct cookie_io_functions_t {
  var read: (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int8>?, Int) -> Int
  var write: (UnsafeMutableRawPointer?, UnsafePointer<Int8>?, Int) -> Int
  var seek: (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?, Int32) -> Int32
  var close: (UnsafeMutableRawPointer?) -> Int32
}

/// A file with what is read of `cookie`: a copy, which is enough for what is only read.
func fopencookie(
  _ cookie: UnsafeMutableRawPointer, _ mode: String, _ functions: cookie_io_functions_t
) -> UnsafeMutablePointer<FILE>? {
  guard let file = tmpfile() else { return nil }
  var bytes = [Int8](repeating: 0, count: 65536)
  while true {
    let count = bytes.withUnsafeMutableBufferPointer { place in
      functions.read(cookie, place.baseAddress, place.count)
    }
    if count <= 0 { break }
    fwrite(bytes, 1, count, file)
  }
  rewind(file)
  _ = functions.close(cookie)
  return file
}

typealias CFStringEncoding = UInt32

func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  0x8000_0000 | UInt(encoding)
}
