// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `init(coder:)` is given: the element of the document that the object is made of. UIKit's classes read it;
// for a program's own keys there is nothing in it.

import Foundation

/// The coder of an object that is made of a nib.
final class NibCoder: NSCoder {
  let item: NibItem

  init(_ item: NibItem) { self.item = item }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeObject() -> Any? { nil }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func encode(_ object: Any?, forKey key: String) {}
  override func encode(_ value: Bool, forKey key: String) {}
  override func encode(_ value: Int, forKey key: String) {}
  override func encode(_ value: Int32, forKey key: String) {}
  override func encode(_ value: Int64, forKey key: String) {}
  override func encode(_ value: Float, forKey key: String) {}
  override func encode(_ value: Double, forKey key: String) {}
}
