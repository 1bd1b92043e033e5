// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files that functions read and write: `funopen` of Apple's C library.

internal import CMicaRuntime
public import Foundation

/// A place in a file: on Apple's systems a number.
public typealias fpos_t = Int

/// Reads where a file is.
@discardableResult
public func fgetpos(
  _ stream: UnsafeMutablePointer<FILE>!, _ pos: UnsafeMutablePointer<fpos_t>!
) -> Int32 {
  let place = ftell(stream)
  guard place >= 0 else { return -1 }
  pos.pointee = fpos_t(place)
  return 0
}

/// Sets where a file is.
@discardableResult
public func fsetpos(
  _ stream: UnsafeMutablePointer<FILE>!, _ pos: UnsafePointer<fpos_t>!
) -> Int32 {
  fseek(stream, pos.pointee, SEEK_SET)
}

/// A file of which functions read, write, seek and close what `cookie` stands for; nil without one that reads or writes.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ readfn: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  )?,
  _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
  _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
  mica_funopen(
    UnsafeMutableRawPointer(mutating: cookie),
    MicaFileFunctions(read: readfn, write: writefn, seek: seekfn, close: closefn))
}
