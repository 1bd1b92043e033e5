// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The anchors that a constraint was made of.

public import Foundation

extension NSLayoutConstraint {
  /// The anchor of the first attribute.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }
  /// The anchor of the second attribute; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
