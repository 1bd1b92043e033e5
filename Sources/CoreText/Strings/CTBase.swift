// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's names that Core Text's functions are spelled with, and its version.

/// A place or a count in a string, in UTF-16 units.
public typealias CFIndex = Int

/// Core Foundation's string with attributes: here the class itself.
public typealias CFAttributedString = NSAttributedString

/// Core Foundation's changeable string with attributes: here the class itself.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Core Foundation's error: here Foundation's class, so that `error as Error` compiles.
public typealias CFError = NSError

/// Core Foundation's character set: here Foundation's value type.
public typealias CFCharacterSet = CharacterSet

/// Core Foundation's number: here Foundation's class.
public typealias CFNumber = NSNumber

/// What says that something was not found.
public let kCFNotFound: CFIndex = -1

/// A range of a string: a start and a length, in UTF-16 units.
public struct CFRange: Hashable, Sendable {
  /// The first unit.
  public var location: CFIndex
  /// How many units; where a function says so, 0 stands for all that follow.
  public var length: CFIndex

  /// The range at 0 of length 0.
  public init() {
    location = 0
    length = 0
  }

  /// A range from its start and its length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }

  init(_ range: Range<Int>) {
    location = range.lowerBound
    length = range.count
  }
}

/// A range from its start and its length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The writing direction that glyphs are measured or shown for.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own direction.
  case `default` = 0
  /// Along a horizontal line.
  case horizontal = 1
  /// Along a vertical line.
  case vertical = 2
}

extension CFRange {
  /// The part of `0 ..< count` that the range names; a length of 0 stands for all that follows, and
  /// what lies outside is left out.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    guard length != 0 else { return start..<count }
    let (sum, overflow) = location.addingReportingOverflow(length)
    let end = overflow ? (length > 0 ? count : 0) : min(max(sum, start), count)
    return start..<max(start, end)
  }
}
