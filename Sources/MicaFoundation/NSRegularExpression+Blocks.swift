// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blocks that don't escape, as Apple's declarations have them.

public import Foundation

extension NSRegularExpression {
  /// Calls a block with each match, as Foundation's own method does.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    withoutActuallyEscaping(block) {
      enumerateMatches(in: string, options: options, range: range, using: $0)
    }
  }
}
