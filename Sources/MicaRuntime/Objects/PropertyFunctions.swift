// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Functions of the Objective-C runtime about properties: those that key-value coding knows.

public import Foundation
import Synchronization

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// What `objc_property_t` points to. Kept for good.
private final class PropertyEntry: Sendable {
  let name: ContiguousArray<CChar>
  /// `T@,N,V_name`: how Objective-C's compiler writes what a property is.
  let attributes: ContiguousArray<CChar>

  private static let known = Mutex<[String: PropertyEntry]>([:])

  private init(_ name: String, isWritable: Bool) {
    self.name = name.utf8CString
    attributes = "T@\(isWritable ? "" : ",R"),N,V_\(name)".utf8CString
  }

  static func of(_ name: String, isWritable: Bool) -> PropertyEntry {
    known.withLock { known in
      let key = "\(isWritable) \(name)"
      if let entry = known[key] { return entry }
      let made = PropertyEntry(name, isWritable: isWritable)
      known[key] = made
      return made
    }
  }

  static func at(_ pointer: OpaquePointer) -> PropertyEntry {
    Unmanaged<PropertyEntry>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// The property of a class or of one above it that key-value coding knows by a name; nil where there is none.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  let key = String(cString: name)
  guard let cls, let row = ClassRegistry.view(of: cls).properties[key] else { return nil }
  let entry = PropertyEntry.of(key, isWritable: row.isWritable)
  return OpaquePointer(Unmanaged.passUnretained(entry).toOpaque())
}

/// The name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  text(PropertyEntry.at(property).name)
}

/// What a property is, in the runtime's letters: an object, and `R` if it can't be written.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  text(PropertyEntry.at(property).attributes)
}

/// The address of a text whose entry is kept for good.
private func text(_ text: ContiguousArray<CChar>) -> UnsafePointer<CChar> {
  text.withUnsafeBufferPointer { $0.baseAddress! }
}
