// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The framesetter: a string → columns of lines.

/// A string with attributes, shaped, that frames are filled with.
///
/// It never changes and may be used from any thread.
public final class CTFramesetter: @unchecked Sendable {
  fileprivate let typesetter: CTTypesetter

  fileprivate init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }
}

/// A framesetter for a string.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(CTTypesetterCreateWithAttributedString(attrString))
}

/// A framesetter that goes by a typesetter's string.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter)
}

/// The typesetter that makes the lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// Lines of a range of the string (a length of 0: all that follows), as many as fit into a path
/// from its top down; y up.
///
/// `frameAttributes` are `kCTFrame…` names and values. Where the path, or the holes that its fill
/// rule and clipping paths make, leave several intervals beside each other, each takes a line. A
/// line lies within the path with its whole ascent and descent.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let text = framesetter.typesetter.text
  let range = stringRange.clamped(to: text.count)
  let area = FrameArea(path: path, attributes: frameAttributes ?? [:])
  var layout = FrameLayout(text: text, range: range, area: area)
  layout.run()
  return CTFrame(layout: layout, path: path, attributes: frameAttributes)
}

/// The size that a range of the string (a length of 0: all that follows) needs in a rectangle of
/// `constraints`; 0 and what is not finite stand for no limit.
///
/// The width is that of the longest line with its indents; the height reaches from the first line's
/// top to the last one's descent. `fitRange` becomes the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func limit(_ length: CGFloat) -> Double {
    length > 0 && length < 1e9 ? Double(length) : 1e9
  }
  let text = framesetter.typesetter.text
  let range = stringRange.clamped(to: text.count)
  let area = FrameArea(width: limit(constraints.width), height: limit(constraints.height))
  var layout = FrameLayout(text: text, range: range, area: area)
  layout.run()
  fitRange?.pointee = CFRange(range.lowerBound..<layout.end)
  return CGSize(width: layout.usedWidth, height: layout.usedHeight)
}
