// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Linux's inverted sets of a predefined set can't be changed: the process ends at the first insertion or removal. So what
// programs see is a copy that can.

public import Foundation

extension CharacterSet {
  /// The set of all characters that aren't in this one.
  public var inverted: CharacterSet {
    (self as NSCharacterSet).inverted.union(CharacterSet())
  }
}
