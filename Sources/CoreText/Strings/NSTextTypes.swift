// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Kinds of alignment, line breaks, directions and underlines, as UIKit spells them.

/// Where lines of text stand between the left and right edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges; a paragraph's last line as `natural`.
  case justified = 3
  /// At the edge where the paragraph's writing direction begins.
  case natural = 4
}

/// How text that is too wide is broken or shortened.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break before the first character that doesn't fit.
  case byCharWrapping = 1
  /// Nothing is broken; what doesn't fit is cut off.
  case byClipping = 2
  /// The start of the line is shortened.
  case byTruncatingHead = 3
  /// The end of the line is shortened.
  case byTruncatingTail = 4
  /// The middle of the line is shortened.
  case byTruncatingMiddle = 5
}

/// The direction that text runs in.
public enum NSWritingDirection: Int, Sendable {
  /// By the first strong character of the paragraph.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How the `writingDirection` attribute acts on the text around it.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded.
  case embedding = 0
  /// Characters' own directions are overridden.
  case override = 2
}

/// How text is underlined or struck through: a thickness, a pattern, and where.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as Apple numbers them.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the font's thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces have no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// `single`, as Swift 4 called it.
  public static let styleSingle = NSUnderlineStyle.single
  /// `thick`, as Swift 4 called it.
  public static let styleThick = NSUnderlineStyle.thick
  /// `double`, as Swift 4 called it.
  public static let styleDouble = NSUnderlineStyle.double
  /// No line, as Swift 4 called it.
  public static let styleNone: NSUnderlineStyle = []
  /// A plain line, as Swift 4 called it.
  public static let patternSolid: NSUnderlineStyle = []
}
