// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A run's measures that a program gives, for places that it fills itself.

/// Called when a delegate goes away.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Gives how far the glyph reaches above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Gives how far the glyph reaches below the baseline, in points.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Gives the glyph's width in points; 0 to show nothing of it.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The only version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the callbacks that is current.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// What a run delegate answers by.
public struct CTRunDelegateCallbacks {
  /// The version, `kCTRunDelegateCurrentVersion`.
  public var version: CFIndex
  /// Called when the delegate goes away.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Gives the ascent.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Gives the descent.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Gives the width.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Callbacks of a version.
  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// Gives the measures of a run of characters: a value of the attribute `CTRunDelegate`.
///
/// Each character of the run takes the delegate's width and is not drawn. The callbacks are called
/// on the thread that typesets.
public final class CTRunDelegate: @unchecked Sendable {
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let reference: UnsafeMutableRawPointer

  /// What callbacks are given where the program gave no pointer.
  nonisolated(unsafe) private static let nothing = UnsafeMutableRawPointer.allocate(
    byteCount: 8, alignment: 8)

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.reference = reference ?? Self.nothing
  }

  deinit { callbacks.dealloc(reference) }

  var ascent: CGFloat { Self.sane(callbacks.getAscent(reference)) }
  var descent: CGFloat { Self.sane(callbacks.getDescent(reference)) }
  var width: CGFloat { Self.sane(callbacks.getWidth(reference)) }

  private static func sane(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -1e6), 1e6) : 0
  }
}

/// A delegate that answers by `callbacks`, which are given `refCon`; measures that are not finite
/// count as 0.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

/// The pointer that the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.reference
}
