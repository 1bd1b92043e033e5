// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Text's kinds of alignment, breaks and directions, and its tabs. In memory each enumeration
// is its raw value, since paragraph styles are made from raw bytes.

import CoreGraphics
import Foundation

/// Where lines stand; the raw values differ from UIKit's.
public enum CTTextAlignment: UInt8, Sendable {
  /// At the left edge.
  case left = 0
  /// At the right edge.
  case right = 1
  /// In the middle.
  case center = 2
  /// At both edges.
  case justified = 3
  /// Where the paragraph's direction begins.
  case natural = 4

  /// The kind of UIKit's alignment.
  public init(_ nsTextAlignment: NSTextAlignment) {
    self =
      switch nsTextAlignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension NSTextAlignment {
  /// The kind of Core Text's alignment.
  public init(_ ctTextAlignment: CTTextAlignment) {
    self =
      switch ctTextAlignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
  }
}

/// How lines are broken or shortened; the raw values are UIKit's.
public enum CTLineBreakMode: UInt8, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Before the first character that doesn't fit.
  case byCharWrapping = 1
  /// What doesn't fit is cut off.
  case byClipping = 2
  /// The start is shortened.
  case byTruncatingHead = 3
  /// The end is shortened.
  case byTruncatingTail = 4
  /// The middle is shortened.
  case byTruncatingMiddle = 5

  init(_ mode: NSLineBreakMode) { self = Self(rawValue: UInt8(mode.rawValue)) ?? .byWordWrapping }
}

/// The direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
  /// By the first strong character.
  case natural = -1

  init(_ direction: NSWritingDirection) {
    self = Self(rawValue: Int8(direction.rawValue)) ?? .natural
  }
}

/// A place that tabs lead to; UIKit's class.
public typealias CTTextTab = NSTextTab

/// The option for the characters that end a column, a `CFCharacterSet`.
public let kCTTabColumnTerminatorsAttributeName: CFString = "NSTabColumnTerminatorsAttributeName"

/// A tab at `location` points from the leading edge; `options` may name the column's terminators.
public func CTTextTabCreate(
  _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
  var named: [NSTextTab.OptionKey: Any] = [:]
  for (name, value) in options ?? [:] { named[NSTextTab.OptionKey(rawValue: name)] = value }
  return NSTextTab(
    textAlignment: NSTextAlignment(alignment), location: CGFloat(location), options: named)
}

/// How text stands at a tab.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment {
  CTTextAlignment(tab.alignment)
}

/// The place of a tab in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

/// The options of a tab, or nil.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? {
  tab.terminators.map { [kCTTabColumnTerminatorsAttributeName: $0] }
}
