// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a paragraph is set: the values behind NSParagraphStyle, and what Core Text has beyond them.

import CoreGraphics
import Foundation

/// The values of a paragraph style, in points, with Apple's defaults.
package struct ParagraphSettings: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  /// The start of the first line, from the leading edge.
  package var firstLineHeadIndent: CGFloat = 0
  /// The start of the other lines, from the leading edge.
  package var headIndent: CGFloat = 0
  /// The end of lines: from the leading edge where positive, else from the trailing edge.
  package var tailIndent: CGFloat = 0
  package var tabs = NSTextTab.standardTabs
  /// The distance of tabs after the last of `tabs`; 0 for none.
  package var defaultTabInterval: CGFloat = 0
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Factor of a line's own height; 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for none.
  package var maximumLineHeight: CGFloat = 0
  /// Room after each line but the paragraph's last one.
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var baseWritingDirection = NSWritingDirection.natural
  /// How short a line may be, as a share of its width, before words are hyphenated; 0 never.
  package var hyphenationFactor: Float = 0
  package var usesDefaultHyphenation = false
  package var allowsDefaultTighteningForTruncation = false
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  package var textLists: [NSTextList] = []
  /// Core Text's: the most room that line spacing may add; 0 takes `lineSpacing` as it is.
  package var maximumLineSpacing: CGFloat = 0
  /// Core Text's: the least room between lines.
  package var minimumLineSpacing: CGFloat = 0
  /// Core Text's: room that is added or taken after all other spacing.
  package var lineSpacingAdjustment: CGFloat = 0
  /// Core Text's: raw value of the options by which the bounds of lines are found.
  package var lineBoundsOptions: UInt = 0

  package init() {}
}
