// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dictionaries as C reads them: keys and values are pointers to objects. Programs that read the times of animated GIFs do.

import class Foundation.NSString

/// How many entries a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> Int { theDict?.count ?? 0 }

/// Whether a dictionary has a key, which is a pointer to an `NSString`.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  value(theDict, key) != nil
}

/// The value of a key, which is a pointer to an `NSString`; null where there is none.
///
/// The pointer is an object's, or the storage of a dictionary or list, so that `unsafeBitCast(_:to:)` makes `CFDictionary`,
/// `CFArray` or `AnyObject` of it. Of a value that is no object here it is that of a new one, which is never given back.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  value(theDict, key).map(pointer)
}

/// Stores the value of a key as `CFDictionaryGetValue` returns it; false where there is none.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// An object of a constant of Core Foundation's, which is a text here: for `Unmanaged`. It is never given back.
public func _micaConstant(_ text: CFString) -> NSString {
  Unmanaged.passRetained(NSString(string: text)).takeUnretainedValue()
}

/// An object of a constant: itself.
public func _micaConstant<Object: AnyObject>(_ object: Object) -> Object { object }

private func value(_ dictionary: CFDictionary?, _ key: UnsafeRawPointer?) -> Any? {
  guard let dictionary, let key,
    let text = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue() as? NSString
  else { return nil }
  return dictionary[String(describing: text)]
}

private func pointer(to value: Any) -> UnsafeRawPointer {
  let type = Swift.type(of: value)
  // What the outer dictionary holds stays where it is.
  if type == CFDictionary.self, let dictionary = value as? CFDictionary {
    return unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
  }
  if type == CFArray.self, let list = value as? CFArray {
    return unsafeBitCast(list, to: UnsafeRawPointer.self)
  }
  if type is AnyClass {
    return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
  }
  // Collections of other types are converted; their new storage is never given back.
  if let dictionary = value as? CFDictionary {
    let storage = unsafeBitCast(dictionary, to: AnyObject.self)
    return UnsafeRawPointer(Unmanaged.passRetained(storage).toOpaque())
  }
  if let list = value as? CFArray {
    let storage = unsafeBitCast(list, to: AnyObject.self)
    return UnsafeRawPointer(Unmanaged.passRetained(storage).toOpaque())
  }
  return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
}
