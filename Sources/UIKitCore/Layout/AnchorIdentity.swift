// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The identity of anchors. iOS has one anchor for each attribute of an item; Mica makes one at each request, so that `===` and `!==`
// compare the attribute and the item. An operator for each pair of classes: Swift prefers its own for any two objects to a generic one.

private func isSame<One, Other>(_ one: NSLayoutAnchor<One>?, _ other: NSLayoutAnchor<Other>?)
  -> Bool
{
  guard let one, let other else { return one == nil && other == nil }
  return one.operand.isSame(as: other.operand)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutXAxisAnchor?, other: NSLayoutXAxisAnchor?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutXAxisAnchor?, other: NSLayoutXAxisAnchor?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutYAxisAnchor?, other: NSLayoutYAxisAnchor?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutYAxisAnchor?, other: NSLayoutYAxisAnchor?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutDimension?, other: NSLayoutDimension?) -> Bool { isSame(one, other) }
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutDimension?, other: NSLayoutDimension?) -> Bool { !isSame(one, other) }

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutXAxisAnchor?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutXAxisAnchor?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutXAxisAnchor?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutXAxisAnchor?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutYAxisAnchor?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutYAxisAnchor?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutYAxisAnchor?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutYAxisAnchor?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutDimension?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutAnchor<AnyObject>?, other: NSLayoutDimension?) -> Bool {
  !isSame(one, other)
}

/// Whether two anchors are the same attribute of the same item.
public func === (one: NSLayoutDimension?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  isSame(one, other)
}
/// Whether two anchors are different attributes, or those of different items.
public func !== (one: NSLayoutDimension?, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  !isSame(one, other)
}

/// Whether there is no anchor.
public func === (one: NSLayoutAnchor<AnyObject>?, other: _OptionalNilComparisonType) -> Bool {
  one == nil
}
/// Whether there is no anchor.
public func === (one: _OptionalNilComparisonType, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  other == nil
}
/// Whether there is an anchor.
public func !== (one: NSLayoutAnchor<AnyObject>?, other: _OptionalNilComparisonType) -> Bool {
  one != nil
}
/// Whether there is an anchor.
public func !== (one: _OptionalNilComparisonType, other: NSLayoutAnchor<AnyObject>?) -> Bool {
  other != nil
}

/// Whether there is no anchor.
public func === (one: NSLayoutXAxisAnchor?, other: _OptionalNilComparisonType) -> Bool {
  one == nil
}
/// Whether there is no anchor.
public func === (one: _OptionalNilComparisonType, other: NSLayoutXAxisAnchor?) -> Bool {
  other == nil
}
/// Whether there is an anchor.
public func !== (one: NSLayoutXAxisAnchor?, other: _OptionalNilComparisonType) -> Bool {
  one != nil
}
/// Whether there is an anchor.
public func !== (one: _OptionalNilComparisonType, other: NSLayoutXAxisAnchor?) -> Bool {
  other != nil
}

/// Whether there is no anchor.
public func === (one: NSLayoutYAxisAnchor?, other: _OptionalNilComparisonType) -> Bool {
  one == nil
}
/// Whether there is no anchor.
public func === (one: _OptionalNilComparisonType, other: NSLayoutYAxisAnchor?) -> Bool {
  other == nil
}
/// Whether there is an anchor.
public func !== (one: NSLayoutYAxisAnchor?, other: _OptionalNilComparisonType) -> Bool {
  one != nil
}
/// Whether there is an anchor.
public func !== (one: _OptionalNilComparisonType, other: NSLayoutYAxisAnchor?) -> Bool {
  other != nil
}

/// Whether there is no anchor.
public func === (one: NSLayoutDimension?, other: _OptionalNilComparisonType) -> Bool { one == nil }
/// Whether there is no anchor.
public func === (one: _OptionalNilComparisonType, other: NSLayoutDimension?) -> Bool {
  other == nil
}
/// Whether there is an anchor.
public func !== (one: NSLayoutDimension?, other: _OptionalNilComparisonType) -> Bool { one != nil }
/// Whether there is an anchor.
public func !== (one: _OptionalNilComparisonType, other: NSLayoutDimension?) -> Bool {
  other != nil
}
