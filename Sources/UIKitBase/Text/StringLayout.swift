// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text in lines, by UIKit's rules: what labels, text views and the drawing of strings have in
// common.
//
// A line is as high as the tallest of its fonts (ascender − descender, not rounded): 17 points of
// the system's font are 20.287109375 points high, two lines 40.57421875, as on iOS. The fonts are
// those that the text asks for, not those that stand in for missing characters. A minimum, maximum
// or multiple of the height moves the baseline's distance from the line's top, not from its bottom.

import CoreText

/// How much room a text has, and what happens to what doesn't fit.
package struct LayoutLimits: Hashable, Sendable {
  /// Points; infinite where lines only break where the text says so.
  package var width = CGFloat.infinity
  /// Points; lines below are left out, but for the first one.
  package var height = CGFloat.infinity
  /// The number of lines; 0 is no limit.
  package var lines = 0
  /// In the place of the paragraphs' own.
  package var breakMode: NSLineBreakMode?
  /// How the last line is shortened where text is left out; nil leaves it as it is.
  package var truncation: NSLineBreakMode?
  var usesFontLeading = false
  /// Whether lines without an alignment of their own stand at the right: in views from right to left.
  package var naturalIsRight = false
  /// Shapes that lines keep out of, and the room beside each line that counts there, too.
  package var exclusions: TextExclusions?
  var padding: CGFloat = 0

  package init() {}
}

/// One line of a layout; y grows downward from the layout's top.
package struct LayoutLine: @unchecked Sendable {
  /// Nil for a line without characters.
  package var content: CTLine?
  /// UTF-16 units of the text, a separator at the end included.
  package var range: Range<Int>
  /// The text's first unit that `content` counts from.
  package var contentStart: Int
  /// The left end of the content.
  package var x: CGFloat = 0
  var baseline: CGFloat
  package var top: CGFloat
  package var height: CGFloat
  /// With spaces at the end, as far as there is room for them.
  var width: CGFloat
  /// Without spaces at the end.
  var inkWidth: CGFloat
  /// The part of the container's width that the line has beside shapes; nil for all of it.
  package var fragment: Range<CGFloat>?
}

/// A text, laid out. It never changes.
package final class StringLayout: @unchecked Sendable {
  let text: NSAttributedString
  package let limits: LayoutLimits
  package let lines: [LayoutLine]
  /// The extent of the lines, from the left edge and the top of what they were laid out in.
  package let size: CGSize
  /// Whether some of the text is left out.
  let isTruncated: Bool

  init(_ text: NSAttributedString, limits: LayoutLimits) {
    var setter = LineSetter(text, limits: limits)
    setter.run()
    self.text = text
    self.limits = limits
    lines = setter.lines
    size = setter.size
    isTruncated = setter.isTruncated
  }

  /// The first line's baseline, from the top; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline, from the top; 0 without lines.
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Draws the lines with the layout's top left corner at `origin`, in a context whose y grows
  /// downward. Baselines are moved to whole pixels.
  package func draw(at origin: CGPoint, in context: CGContext) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let clip = context.boundingBoxOfClipPath
    for line in lines {
      let top = origin.y + line.top
      // Glyphs may reach beyond their line, though not far.
      guard top - line.height * 2 < clip.maxY, top + line.height * 3 > clip.minY else { continue }
      draw(line, at: origin, in: context)
    }
  }

  private func draw(_ line: LayoutLine, at origin: CGPoint, in context: CGContext) {
    guard let content = line.content else { return }
    var y = origin.y + line.baseline
    let transform = context.ctm
    if transform.b == 0, transform.c == 0, transform.d != 0 {
      let pixel = (y * transform.d + transform.ty).rounded()
      y = (pixel - transform.ty) / transform.d
    }
    context.saveGState()
    context.translateBy(x: origin.x + line.x, y: y)
    context.scaleBy(x: 1, y: -1)
    context.textMatrix = .identity
    context.textPosition = .zero
    CTLineDraw(content, context)
    context.restoreGState()
  }

  /// The box of the glyphs' ink; null where there is none.
  var inkBounds: CGRect {
    var box = CGRect.null
    for line in lines {
      guard let content = line.content else { continue }
      let ink = CTLineGetImageBounds(content, nil)
      guard !ink.isNull, !ink.isEmpty else { continue }
      box = box.union(
        CGRect(
          x: line.x + ink.minX, y: line.baseline - ink.maxY, width: ink.width, height: ink.height))
    }
    return box
  }
}
