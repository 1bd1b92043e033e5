// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pointers in objects.

public import Foundation

extension NSValue {
  /// A value that holds a pointer; the memory isn't retained.
  public convenience init(pointer: UnsafeRawPointer?) {
    var pointer = pointer
    self.init(bytes: &pointer, objCType: "Q")
  }

  /// The pointer; nil if the value holds none.
  public var pointerValue: UnsafeMutableRawPointer? {
    // Foundation on Linux knows no type of pointers: the value holds the address.
    guard !(self is NSNumber), objCType.pointee == CChar(UInt8(ascii: "Q")) else { return nil }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }
}
