// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The style of a paragraph, while it is put together.

import CoreGraphics
import Foundation

/// A paragraph style that can be changed. What is not a number counts as 0.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }

  /// The start of the first line, in points from the leading edge; 0 at first.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue.isNaN ? 0 : newValue }
  }

  /// The start of all other lines, in points from the leading edge; 0 at first.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue.isNaN ? 0 : newValue }
  }

  /// The end of lines, in points: from the leading edge where positive, else from the trailing
  /// edge.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue.isNaN ? 0 : newValue }
  }

  /// How lines are broken or shortened; between words at first.
  open override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }

  /// The least height of a line, in points; 0 at first.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue.isNaN ? 0 : newValue }
  }

  /// The greatest height of a line, in points; 0, the value at first, for no limit.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue.isNaN ? 0 : newValue }
  }

  /// A factor of each line's own height, before the limits; 0, the value at first, for none.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue.isNaN ? 0 : newValue }
  }

  /// Room between two lines of the paragraph, in points; 0 at first.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue.isNaN ? 0 : newValue }
  }

  /// Room after the paragraph, in points; 0 at first.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue.isNaN ? 0 : newValue }
  }

  /// Room before the paragraph, in points; 0 at first.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue.isNaN ? 0 : newValue }
  }

  /// The paragraph's direction; `natural`, the value at first, goes by its first strong character.
  open override var baseWritingDirection: NSWritingDirection {
    get { settings.baseWritingDirection }
    set { settings.baseWritingDirection = newValue }
  }

  /// How full a line must be, as a share of its width, so that no word is hyphenated; 0, the value
  /// at first, never hyphenates.
  open override var hyphenationFactor: Float {
    get { settings.hyphenationFactor }
    set { settings.hyphenationFactor = newValue.isNaN ? 0 : newValue }
  }

  /// Whether the system decides on hyphenation; false at first.
  ///
  /// Partly: kept, not followed.
  open override var usesDefaultHyphenation: Bool {
    get { settings.usesDefaultHyphenation }
    set { settings.usesDefaultHyphenation = newValue }
  }

  /// The distance of tabs after the last tab stop, in points; 0, the value at first, for none.
  open override var defaultTabInterval: CGFloat {
    get { settings.defaultTabInterval }
    set { settings.defaultTabInterval = newValue.isNaN ? 0 : newValue }
  }

  /// Whether glyphs may move closer before a line is shortened; false at first.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { settings.allowsDefaultTighteningForTruncation }
    set { settings.allowsDefaultTighteningForTruncation = newValue }
  }

  /// What is avoided where lines break; nothing at first.
  ///
  /// Partly: `pushOut` is followed in UIKit's texts; `hangulWordPriority` is kept.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { settings.lineBreakStrategy }
    set { settings.lineBreakStrategy = newValue }
  }

  /// The lists that the paragraph is an item of, outermost first.
  open override var textLists: [NSTextList] {
    get { settings.textLists }
    set { settings.textLists = newValue }
  }

  /// Where tabs lead to, in the order of their places; nil sets the twelve tabs of the start.
  open override var tabStops: [NSTextTab]! {
    get { settings.tabs }
    set { settings.tabs = newValue.map { $0.sortedByLocation } ?? NSTextTab.standardTabs }
  }

  /// Adds a tab stop at its place.
  open func addTabStop(_ anObject: NSTextTab) {
    settings.tabs = (settings.tabs + [anObject]).sortedByLocation
  }

  /// Removes the first tab stop that equals this one.
  open func removeTabStop(_ anObject: NSTextTab) {
    guard let index = settings.tabs.firstIndex(where: { $0.isEqual(anObject) }) else { return }
    settings.tabs.remove(at: index)
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
}
