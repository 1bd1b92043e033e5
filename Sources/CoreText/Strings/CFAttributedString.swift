// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's functions for attributed strings, on the classes themselves.

import Foundation

/// A string with the same attributes everywhere; nil for no text.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  guard let str else { return nil }
  return NSAttributedString(string: str, attributes: keyed(attributes))
}

/// An empty string to be filled. `maxLength` is only a hint.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString() }

/// A copy that does not change.
public func CFAttributedStringCreateCopy(
  _ alloc: CFAllocator!, _ aStr: CFAttributedString!
) -> CFAttributedString! { aStr.map { NSAttributedString(attributedString: $0) } }

/// A copy that can be changed.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { aStr.map { NSMutableAttributedString(attributedString: $0) } }

/// The length in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// The text alone.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string }

/// The attributes at a place; their run is written to `effectiveRange`.
public func CFAttributedStringGetAttributes(
  _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> CFDictionary! {
  let (attributes, range) = aStr.run(at: loc)
  if let effectiveRange { effectiveRange.pointee = CFRange(range) }
  var named: CFDictionary = [:]
  for (key, value) in attributes.values { named[key.rawValue] = value }
  return named
}

/// One attribute's value at a place, or nil; its run is written to `effectiveRange`.
public func CFAttributedStringGetAttribute(
  _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!,
  _ effectiveRange: UnsafeMutablePointer<CFRange>!
) -> Any! {
  let (attributes, range) = aStr.run(at: loc)
  if let effectiveRange { effectiveRange.pointee = CFRange(range) }
  return attributes.values[NSAttributedString.Key(attrName)]
}

/// Puts text in the place of a range; it inherits attributes as in `replaceCharacters(in:with:)`.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceCharacters(in: range.asNSRange, with: replacement ?? "") }

/// Puts text with attributes in the place of a range.
public func CFAttributedStringReplaceAttributedString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) { aStr.replaceCharacters(in: range.asNSRange, with: replacement) }

/// Gives a range one more attribute.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
  guard let value else { return }
  aStr.addAttribute(NSAttributedString.Key(attrName), value: value, range: range.asNSRange)
}

/// Gives a range more attributes, or these alone.
public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
  _ clearOtherAttributes: Bool
) {
  if clearOtherAttributes {
    aStr.setAttributes(keyed(replacement), range: range.asNSRange)
  } else {
    aStr.addAttributes(keyed(replacement), range: range.asNSRange)
  }
}

/// Takes one attribute from a range.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) { aStr.removeAttribute(NSAttributedString.Key(attrName), range: range.asNSRange) }

/// Begins a group of changes.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) {
  aStr.beginEditing()
}

/// Ends a group of changes.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr.endEditing() }

private func keyed(_ attributes: CFDictionary?) -> [NSAttributedString.Key: Any] {
  var values: [NSAttributedString.Key: Any] = [:]
  for (name, value) in attributes ?? [:] { values[NSAttributedString.Key(name)] = value }
  return values
}

extension CFRange {
  fileprivate var asNSRange: NSRange { NSRange(location: location, length: length) }
}
