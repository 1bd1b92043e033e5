// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A part of a line with one set of attributes, one font and one direction.

internal import MicaType

/// What is special about a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A status from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It reads from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// Its glyphs don't follow the characters' order.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// Its text matrix is not the identity.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Glyphs of a line with one set of attributes, one font and one direction, from left to right.
///
/// It never changes and may be used from any thread.
public final class CTRun: @unchecked Sendable {
  let content: LineContent
  let part: LinePart
  let count: Int
  fileprivate let glyphs: UnsafeMutablePointer<CGGlyph>
  fileprivate let positions: UnsafeMutablePointer<CGPoint>
  fileprivate let advances: UnsafeMutablePointer<CGSize>
  fileprivate let indices: UnsafeMutablePointer<CFIndex>

  init(_ content: LineContent, part index: Int) {
    self.content = content
    part = content.parts[index]
    count = part.glyphs.count
    glyphs = .allocate(capacity: max(count, 1))
    positions = .allocate(capacity: max(count, 1))
    advances = .allocate(capacity: max(count, 1))
    indices = .allocate(capacity: max(count, 1))
    var x = part.x
    for (place, glyph) in content.glyphs[part.glyphs].enumerated() {
      (glyphs + place).initialize(to: glyph.glyph)
      (positions + place).initialize(
        to: CGPoint(
          x: x + Double(glyph.xOffset),
          y: Double(part.style.baselineOffset) + Double(glyph.yOffset)))
      (advances + place).initialize(to: CGSize(width: glyph.advance, height: 0))
      (indices + place).initialize(to: Int(glyph.cluster))
      x += glyph.advance
    }
  }

  deinit {
    glyphs.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }
}

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.count }

/// The run's attributes by name; the font is the one that draws it, which may be another than the
/// string's where that lacks the characters.
///
/// Where Apple's function gives a dictionary of Core Foundation's, this one's names are strings of
/// Foundation's class: `as! [NSAttributedString.Key: Any]`, `as! [String: Any]` and
/// `as NSDictionary` all give what they give on iOS.
public func CTRunGetAttributes(_ run: CTRun) -> [NSString: Any] {
  var attributes: [NSString: Any] = [:]
  for (key, value) in run.part.style.attributes {
    attributes[NSString(string: key.rawValue)] = value
  }
  if attributes["NSFont"] == nil || run.part.font !== run.part.style.font {
    attributes["NSFont"] = run.part.font.font
  }
  return attributes
}

/// What is special about the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  var status: CTRunStatus = run.part.isRightToLeft ? .rightToLeft : []
  if run.part.textMatrix != .identity { status.insert(.hasNonIdentityMatrix) }
  for place in 1..<max(run.count, 1) {
    let (a, b) = (run.indices[place - 1], run.indices[place])
    if run.part.isRightToLeft ? a < b : a > b { status.insert(.nonMonotonic) }
  }
  return status
}

/// The run's glyphs; the memory lives as long as the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { UnsafePointer(run.glyphs) }

/// Copies the glyphs of a range; a length of 0 stands for all that follow.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  copy(run.glyphs, run, range, buffer)
}

/// The glyphs' places on the line, from its origin; the memory lives as long as the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  UnsafePointer(run.positions)
}

/// Copies the places of a range; a length of 0 stands for all that follow.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  copy(run.positions, run, range, buffer)
}

/// The glyphs' advances; the memory lives as long as the run.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  UnsafePointer(run.advances)
}

/// Copies the advances of a range; a length of 0 stands for all that follow.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  copy(run.advances, run, range, buffer)
}

/// The string's places that the glyphs stand for; the memory lives as long as the run.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  UnsafePointer(run.indices)
}

/// Copies the string's places of a range of glyphs; a length of 0 stands for all that follow.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  copy(run.indices, run, range, buffer)
}

private func copy<Value>(
  _ values: UnsafeMutablePointer<Value>, _ run: CTRun, _ range: CFRange,
  _ buffer: UnsafeMutablePointer<Value>
) {
  let range = range.clamped(to: run.count)
  guard !range.isEmpty else { return }
  buffer.update(from: values + range.lowerBound, count: range.count)
}

/// The range of the string that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.part.range) }

/// The width of a range of glyphs, and the run's ascent, descent and leading.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let heights = run.part.heights
  ascent?.pointee = heights.ascent
  descent?.pointee = heights.descent
  leading?.pointee = heights.leading
  return range.clamped(to: run.count).reduce(0) { $0 + Double(run.advances[$1].width) }
}

/// The box of the ink of a range of glyphs as they were drawn at the context's text position; null
/// without ink.
public func CTRunGetImageBounds(
  _ run: CTRun, _ context: CGContext?, _ range: CFRange
) -> CGRect {
  let range = range.clamped(to: run.count)
  let start = run.part.glyphs.lowerBound
  let part = start + range.lowerBound..<start + range.upperBound
  guard let bounds = run.content.inkBounds(of: run.part, glyphs: part) else { return .null }
  let origin = context?.textPosition ?? .zero
  return bounds.offsetBy(dx: origin.x, dy: origin.y)
}

/// The matrix that is applied to the run's glyphs beside the context's: the slant and widening that
/// its attributes ask for.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.part.textMatrix }

/// Copies the advances of a range and the glyphs' offsets from where these lead to; either buffer
/// may be nil.
public func CTRunGetBaseAdvancesAndOrigins(
  _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
  _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  for (place, index) in range.clamped(to: runRef.count).enumerated() {
    let glyph = runRef.content.glyphs[runRef.part.glyphs.lowerBound + index]
    (advancesBuffer.map { $0 + place })?.pointee = CGSize(width: glyph.advance, height: 0)
    (originsBuffer.map { $0 + place })?.pointee = CGPoint(
      x: Double(glyph.xOffset), y: Double(glyph.yOffset))
  }
}

/// Draws a range of the run's glyphs where they stand on its line, from the context's text
/// position, with all that its attributes say; a length of 0 stands for all that follow.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let range = range.clamped(to: run.count)
  let start = run.part.glyphs.lowerBound
  LinePainter(run.content, context).draw(
    run.part, glyphs: start + range.lowerBound..<start + range.upperBound)
}
