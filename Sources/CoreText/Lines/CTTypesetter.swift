// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The typesetter: a string, shaped once, from which lines are cut.

/// A string with attributes, shaped; lines are made from its ranges.
///
/// It never changes and may be used from any thread.
public final class CTTypesetter: @unchecked Sendable {
  let text: ShapedText

  init(_ text: ShapedText) { self.text = text }
}

/// Whether layout may take unbounded time; it never does here. A Boolean.
public let kCTTypesetterOptionAllowUnboundedLayout: CFString =
  "CTTypesetterOptionAllowUnboundedLayout"
/// Whether characters' directions are left out of account. A Boolean.
public let kCTTypesetterOptionDisableBidiProcessing: CFString =
  "CTTypesetterOptionDisableBidiProcessing"
/// The level of all characters: odd runs from right to left. A number.
public let kCTTypesetterOptionForcedEmbeddingLevel: CFString =
  "CTTypesetterOptionForcedEmbeddingLevel"

/// A typesetter for a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(ShapedText(string))
}

/// A typesetter for a string with options: `kCTTypesetterOption…` names and values.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
  var typesetting = TypesetterOptions()
  if let value = options?[kCTTypesetterOptionDisableBidiProcessing] {
    typesetting.disablesBidi = value as? Bool ?? (number(value) ?? 0 != 0)
  }
  if let level = number(options?[kCTTypesetterOptionForcedEmbeddingLevel]), level >= 0, level < 126
  {
    typesetting.forcedLevel = UInt8(level)
  }
  return CTTypesetter(ShapedText(string, options: typesetting))
}

/// A line of a range of the string; a length of 0 stands for all that follows. `offset` is the
/// line's left end, from which tabs count.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
  let range = stringRange.clamped(to: typesetter.text.count)
  return CTLine(LineBuilder.line(typesetter.text, range, offset: offset))
}

/// A line of a range of the string; a length of 0 stands for all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// How many UTF-16 units a line takes that starts at `startIndex` and may be `width` points long.
///
/// Lines end at the last opportunity of UAX 14 that fits; white space there hangs over the width.
/// A word that is wider than the line is broken between clusters, one cluster at least is taken,
/// and words are hyphenated where the paragraph's style asks for it. 0 at the string's end.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
  let start = min(max(startIndex, 0), typesetter.text.count)
  return LineBreaker.wordBreak(typesetter.text, from: start, width: width, offset: offset) - start
}

/// How many UTF-16 units a line takes that starts at `startIndex` and may be `width` points long.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// How many UTF-16 units a line takes that starts at `startIndex`, may be `width` points long, and
/// may break between any two clusters.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
  let start = min(max(startIndex, 0), typesetter.text.count)
  return LineBreaker.characterBreak(typesetter.text, from: start, width: width, offset: offset)
    - start
}

/// How many UTF-16 units a line takes that starts at `startIndex`, may be `width` points long, and
/// may break between any two clusters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}
