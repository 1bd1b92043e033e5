// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A line of text, laid out.

internal import Synchronization

/// A line of text, laid out from left to right around its origin on the baseline; y up, in points.
///
/// It never changes and may be used from any thread.
public final class CTLine: @unchecked Sendable {
  let content: LineContent
  private let madeRuns = Mutex<[CTRun]?>(nil)

  init(_ content: LineContent) { self.content = content }

  /// The runs, made once: pointers into them live as long as the line.
  fileprivate var runs: [CTRun] {
    madeRuns.withLock { made in
      if let made { return made }
      let runs = content.parts.indices.map { CTRun(content, part: $0) }
      made = runs
      return runs
    }
  }
}

/// Which bounds of a line are asked for; without any, the typographic ones with leading.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the leading.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Without shifts of the baseline; it has no effect here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// With hanging punctuation; it has no effect here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The glyphs' ink.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Optical bounds; the typographic ones here.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// Room for all scripts of the language; it has no effect here.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Where a line that is too long is cut.
public enum CTLineTruncationType: UInt32, Sendable {
  /// At its start.
  case start = 0
  /// At its end.
  case end = 1
  /// In its middle.
  case middle = 2
}

/// A line of a whole string, whatever its length and its paragraphs.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = ShapedText(attrString)
  return CTLine(LineBuilder.line(text, 0..<text.count))
}

/// The line cut to a width, with `truncationToken` where something is missing; the line itself
/// where it fits, nil where not even the token fits.
///
/// The width is at least kept to; clusters are never split, and white space beside the token goes.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  let content = line.content
  let limit = (width == width ? width : 0) + LineBreaker.tolerance
  if content.width - content.trailingWidth <= limit { return line }
  return LineTruncation.truncate(
    content, width: limit, kind: truncationType, token: truncationToken?.content
  ).map(CTLine.init)
}

/// The line stretched to a width: `justificationFactor` 0 leaves it as it is, 1 fills it, and
/// values between do so in part. Nil for widths and factors that are not finite, or a width below
/// 0.
///
/// Room goes to the white space within the line, else between Chinese, Japanese and Korean
/// characters; white space at the end stays. Kashidas are not used. A line that is too wide is
/// pressed together the same way, white space at most to nothing.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  guard justificationFactor.isFinite, justificationWidth.isFinite, justificationWidth >= 0 else {
    return nil
  }
  let factor = Double(min(max(justificationFactor, 0), 1))
  return CTLine(LineJustification.justify(line.content, factor: factor, width: justificationWidth))
}

/// How many glyphs the line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.content.parts.reduce(0) { $0 + $1.glyphs.count }
}

/// The line's runs, `CTRun`, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  line.runs
}

/// The range of the string that the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.content.range) }

/// How far the pen must move so that the line is flush: 0 left, 0.5 centred, 1 right, in a width.
///
/// White space at the line's end is not counted. Lines that are too wide give 0.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let content = line.content
  guard flushFactor.isFinite, flushWidth.isFinite else { return 0 }
  let room = flushWidth - (content.width - content.trailingWidth)
  let factor = Double(min(max(flushFactor, 0), 1))
  // From right to left, trailing white space stands at the left and hangs over that edge.
  let hanging = content.isRightToLeft ? content.trailingWidth : 0
  return (room > 0 ? room * factor : 0) - hanging
}

/// The line's width with trailing white space, and its ascent, descent (at least 0 below the
/// baseline) and leading: the greatest of its runs'.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.content.ascent
  descent?.pointee = line.content.descent
  leading?.pointee = line.content.leading
  return line.content.width
}

/// The line's bounds around its origin, y up: the typographic ones, with leading below the descent,
/// or those of the ink.
public func CTLineGetBoundsWithOptions(
  _ line: CTLine, _ options: CTLineBoundsOptions
) -> CGRect {
  let content = line.content
  if options.contains(.useGlyphPathBounds) { return content.inkBounds() ?? .zero }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : content.leading
  return CGRect(
    x: 0, y: -content.descent - leading, width: CGFloat(content.width),
    height: content.ascent + content.descent + leading)
}

/// The width of the white space at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  line.content.trailingWidth
}

/// The box of the line's ink as it were drawn at the context's text position; null without ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  guard let bounds = line.content.inkBounds() else { return .null }
  let origin = context?.textPosition ?? .zero
  return bounds.offsetBy(dx: origin.x, dy: origin.y)
}

/// Draws the line at the context's text position, along its text matrix, with all that its
/// attributes say: colours, lines under and through, background, shadow, attachments.
///
/// The text position stays; the fill colour may be another one afterwards. Underlines leave room
/// around descenders, as UIKit's do; Apple does not document that for Core Text.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  LinePainter(line.content, context).draw()
}
