// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A frame: lines in a path.

/// In which direction lines follow each other.
///
/// Partly: vertical text is laid out from the top down and noted.
public enum CTFrameProgression: UInt32, Sendable {
  /// From the top down, for horizontal text.
  case topToBottom = 0
  /// From the right to the left, for vertical text; laid out from the top down here, and noted.
  case rightToLeft = 1
  /// From the left to the right, for vertical text; laid out from the top down here, and noted.
  case leftToRight = 2
}

/// What of a path is inside.
public enum CTFramePathFillRule: UInt32, Sendable {
  /// What an odd number of outlines surrounds.
  case evenOdd = 0
  /// What outlines go around.
  case windingNumber = 1
}

/// The progression: `CTFrameProgression`'s raw value as a number.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The fill rule: `CTFramePathFillRule`'s raw value as a number; even-odd without it.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The width of a stroke along the path that text keeps out of: a number of points.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// Paths that text keeps out of: an array of dictionaries.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// In such a dictionary: the path.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// Lines in a path.
///
/// It never changes and may be used from any thread.
public final class CTFrame: @unchecked Sendable {
  fileprivate let lines: [CTLine]
  /// From the lower left corner of the path's box, y up.
  fileprivate let origins: [CGPoint]
  fileprivate let range: Range<Int>
  fileprivate let visible: Range<Int>
  fileprivate let path: CGPath
  fileprivate let attributes: CFDictionary?
  fileprivate let corner: CGPoint

  init(layout: FrameLayout, path: CGPath, attributes: CFDictionary?) {
    lines = layout.lines.map { $0.line }
    origins = layout.lines.map {
      CGPoint(x: CGFloat($0.x), y: CGFloat(layout.area.height - $0.baseline))
    }
    range = layout.range
    visible = layout.range.lowerBound..<layout.end
    corner = layout.area.corner
    self.path = path
    self.attributes = attributes
  }
}

/// The range of the string that the frame was asked to show.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// The range of the string that fits into the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }

/// The path that the frame fills.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes that the frame was made with.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The lines, `CTLine`, from the top down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the origins of a range of lines (a length of 0: of all that follow): the left ends of
/// their baselines, from the lower left corner of the path's box, y up.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  for (place, index) in range.clamped(to: frame.origins.count).enumerated() {
    origins[place] = frame.origins[index]
  }
}

/// Draws the frame's lines; the context's text position is another one afterwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: frame.corner.x + origin.x, y: frame.corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
