// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `import CoreGraphics` brings along: Foundation's geometry, and Core Foundation's names for
// the value types that stand in their place here.

@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
public import struct Foundation.Data
public import class Foundation.NSError
public import class Foundation.NSMutableData
public import struct Foundation.URL

/// Core Foundation's string: here Swift's own, so that `"public.png" as CFString` compiles.
public typealias CFString = String

/// Core Foundation's array: here Swift's own, so that `[first, second] as CFArray` compiles.
public typealias CFArray = [Any]

/// Core Foundation's dictionary with string keys, as the graphics functions take it.
public typealias CFDictionary = [String: Any]

/// Core Foundation's error: here Foundation's class, so that `error as Error` compiles.
public typealias CFError = NSError

/// Core Foundation's bytes: here Foundation's value type.
public typealias CFData = Data

/// Core Foundation's growing bytes: here Foundation's class.
public typealias CFMutableData = NSMutableData

/// Core Foundation's address: here Foundation's value type, so that `url as CFURL` compiles.
public typealias CFURL = URL

/// Core Foundation's object of any type: here any value, so that a CFString is one too.
public typealias CFTypeRef = Any

/// The point at the origin.
public let CGPointZero = CGPoint.zero
/// No size.
public let CGSizeZero = CGSize.zero
/// The rectangle at the origin, without a size.
public let CGRectZero = CGRect.zero
/// No rectangle.
public let CGRectNull = CGRect.null
/// The rectangle without bounds.
public let CGRectInfinite = CGRect.infinite

/// How many elements an array has.
public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }

/// Core Foundation's true: here Swift's own.
public let kCFBooleanTrue: Bool! = true
/// Core Foundation's false: here Swift's own.
public let kCFBooleanFalse: Bool! = false

extension CGPoint {
  /// Whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are the same, whatever the signs of their sizes.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
