// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places in the string ↔ places on the line.

/// The place in the string nearest to a point, as a caret would stand there: before the cluster
/// whose near half was hit, behind it else. y doesn't matter. Left and right of the line, the place
/// at that end; a line's separator is never passed.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.content.index(at: Double(position.x))
}

/// How far from the line's origin a caret stands before a character; the line's end for greater
/// places, its start for smaller ones.
///
/// Where directions meet there are two: the primary one belongs to the character of the line's own
/// direction, the secondary one to the other.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let (primary, secondary) = line.content.offsets(of: charIndex)
  secondaryOffset?.pointee = CGFloat(secondary)
  return CGFloat(primary)
}

/// Calls `block` for both edges of each grapheme cluster, in the order of the string: the distance
/// from the line's origin, the cluster's first character, whether it is the edge where the cluster
/// begins in its direction, and a flag that ends the enumeration.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for caret in line.content.carets() {
    block(caret.leading, caret.range.lowerBound, true, &stop)
    if stop { return }
    block(caret.trailing, caret.range.lowerBound, false, &stop)
    if stop { return }
  }
}
