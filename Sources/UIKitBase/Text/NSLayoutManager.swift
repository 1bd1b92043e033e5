// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lays a text storage's text out in a container, and tells where things are.

public import CoreText
public import Foundation
internal import MicaRaster

/// Lays out text in a region.
///
/// Glyphs are counted as UTF-16 units of the text: glyph ranges and character ranges are the same.
/// The first container alone is filled; more than one is noted.
///
/// Partly: one container; glyphs are counted as UTF-16 units.
open class NSLayoutManager: NSObject, TextStorageObserver {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Follows the layouts; held weakly.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The regions, the first of which is filled.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines are as high as the fonts' leading asks for; true by default.
  open var usesFontLeading = true { didSet { invalidate() } }
  /// Whether words may be hyphenated; kept.
  open var usesDefaultHyphenation = false
  /// How soon words are hyphenated, from 0, the default, for never to 1.
  ///
  /// Partly: kept; `NSParagraphStyle.hyphenationFactor` counts.
  open var hyphenationFactor: Float = 0
  /// Whether characters that draw nothing are shown; kept.
  open var showsInvisibleCharacters = false
  /// Whether control characters are shown; kept.
  open var showsControlCharacters = false
  /// Whether only what shows is laid out; kept.
  open var allowsNonContiguousLayout = false

  /// Called before the layout is asked for: time to set the container's size.
  package var willLayOut: (() -> Void)?
  /// Called when the layout no longer holds.
  package var didInvalidate: (() -> Void)?
  private var layout: StringLayout?

  /// A layout manager without text and region.
  public override init() { super.init() }

  /// Adds a region.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    if textContainers.count > 1 { Unsupported.note("NSLayoutManager.textContainers, the second") }
    invalidate()
  }

  /// Takes a region away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Called by a region whose geometry has changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Glyphs and characters

  /// The number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The units that stand in a region.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = laidOut?.lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: last.range.upperBound)
  }

  /// The range itself: glyphs are counted as characters.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The range itself: glyphs are counted as characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The index itself.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The index itself.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places

  /// The box of the lines of a region, padding included, in the region's space.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, let laidOut else { return .zero }
    return CGRect(
      x: 0, y: 0, width: laidOut.size.width + 2 * container.lineFragmentPadding,
      height: laidOut.size.height)
  }

  /// The box of the lines that hold a range, cut to the range where it lies on one line.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard container === textContainers.first else { return .zero }
    return box(of: glyphRange)
  }

  /// The box of a unit's line over the region's width.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let (line, _) = line(at: glyphIndex, effectiveRange) else { return .zero }
    return fragment(line)
  }

  /// The box of a unit's line, as far as there is text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let (line, _) = line(at: glyphIndex, effectiveRange) else { return .zero }
    return used(line)
  }

  /// The place of a unit on its line: the distance from the line's left end, and the baseline's
  /// from its top.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (line, _) = line(at: glyphIndex, nil) else { return .zero }
    return CGPoint(
      x: offset(of: glyphIndex, in: line) + padding, y: line.baseline - line.top)
  }

  /// The unit whose character lies at a point of the region.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return index(at: point)
  }

  /// The unit whose character lies at a point of the region.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    index(at: point)
  }

  /// Calls `block` with each line that holds a part of a range: its box over the region's width,
  /// the box of its text, the region, its units, and whether to stop.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first, let laidOut else { return }
    var stop = ObjCBool(false)
    for line in laidOut.lines where !stop.boolValue {
      let range = NSRange(location: line.range.lowerBound, length: line.range.count)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      block(fragment(line), used(line), container, range, &stop)
    }
  }

  /// Calls `block` with the part of each line that a range covers: its box, and whether to stop. `selectedRange`, which
  /// widens the boxes of a selection to the line's ends, is left aside.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard textContainer === textContainers.first, let laidOut else { return }
    var stop = ObjCBool(false)
    for line in laidOut.lines where !stop.boolValue {
      let range = NSRange(location: line.range.lowerBound, length: line.range.count)
      let part = NSIntersectionRange(range, glyphRange)
      if part.length > 0 { block(box(of: part), &stop) }
    }
  }

  /// Lays a region out, if it isn't.
  open func ensureLayout(for container: NSTextContainer) { _ = laidOut }

  // MARK: Drawing

  /// Draws the lines that hold a range, with the region's origin at a point of the current context.
  /// Backgrounds are drawn with the lines.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let laidOut, let context = UIGraphicsGetCurrentContext() else { return }
    laidOut.draw(at: CGPoint(x: origin.x + padding, y: origin.y), in: context)
  }

  /// Draws nothing: backgrounds are drawn with the lines.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  // MARK: Layout

  package func textStorage(
    _ storage: NSTextStorage, didProcess range: NSRange, changeInLength delta: Int
  ) {
    invalidate()
  }

  /// Lays the text out anew when it is next asked for: all of it. `actualCharRange` says so.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidate()
    actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
  }

  /// Draws characters again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { didInvalidate?() }

  /// Draws glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didInvalidate?() }

  package func invalidate() {
    let wasLaidOut = layout != nil
    layout = nil
    if wasLaidOut { delegate?.layoutManagerDidInvalidateLayout(self) }
    didInvalidate?()
  }

  /// The layout of the text in the first region.
  package var laidOut: StringLayout? {
    willLayOut?()
    if let layout { return layout }
    guard let container = textContainers.first, let textStorage else { return nil }
    var limits = container.limits
    limits.usesFontLeading = usesFontLeading
    limits.naturalIsRight = naturalIsRight()
    let text = prepare(NSAttributedString(attributedString: textStorage))
    let made = StringLayout(text, limits: limits)
    layout = made
    if let delegate { report(made, in: container, to: delegate) }
    return made
  }

  /// Tells the delegate of a new layout. Layouts that it makes necessary meanwhile aren't reported again.
  private func report(
    _ made: StringLayout, in container: NSTextContainer, to delegate: any NSLayoutManagerDelegate
  ) {
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    let isSpaced = made.lines.contains { line in
      delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: max(line.range.lowerBound, line.range.upperBound - 1),
        withProposedLineFragmentRect: fragment(line)) != 0
    }
    if isSpaced {
      Unsupported.note("NSLayoutManagerDelegate.layoutManager(_:lineSpacingAfterGlyphAt:)")
    }
    delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
  }

  private var isReporting = false

  /// Whether a text view's lines without an alignment of their own stand at the right.
  package var naturalIsRight: () -> Bool = { false }

  /// Looks that a text view gives the text before it is laid out.
  package var prepare: (NSAttributedString) -> NSAttributedString = {
    $0.resolvingColors(replacingBy: nil)
  }
}
