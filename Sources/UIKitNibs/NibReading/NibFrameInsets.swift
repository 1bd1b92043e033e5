// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames that a document says by their distances from the view around: `<frame key="frameInset" minX="12.40%" …/>`, as
// Xcode has written views without constraints since version 7.3.

import CoreGraphics
import Foundation
internal import MicaNib

/// One side of such a frame.
///
/// Shares are of what is left of the outer length: all of it where the length itself is a share, else what the length
/// leaves (read off public documents: 12.40 % beside a width of 75.07 % is a centred view, 7.69 % of 375 - 115 are 20
/// points).
private struct InsetSpan {
  let least: String?
  let length: String?
  let most: String?
  let outer: CGFloat

  private static func share(_ text: String) -> CGFloat? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { CGFloat($0) / 100 } : nil
  }

  private static func points(_ text: String, of whole: CGFloat) -> CGFloat {
    let value = share(text).map { $0 * whole } ?? CGFloat(Double(text) ?? 0)
    return value.isFinite ? value : 0
  }

  /// Start and length.
  var resolved: (start: CGFloat, length: CGFloat) {
    guard let length else {
      let start = least.map { Self.points($0, of: outer) } ?? 0
      let end = most.map { Self.points($0, of: outer) } ?? 0
      return (start, max(0, outer - start - end))
    }
    let own = max(0, Self.points(length, of: outer))
    let whole = Self.share(length) == nil ? outer - own : outer
    if least == nil, let most { return (outer - own - Self.points(most, of: whole), own) }
    return (least.map { Self.points($0, of: whole) } ?? 0, own)
  }
}

extension NibElement {
  /// The frame that the element says by distances, within a view of a size.
  func frameInset(within size: CGSize) -> CGRect {
    let (x, width) =
      InsetSpan(least: self["minX"], length: self["width"], most: self["maxX"], outer: size.width)
      .resolved
    let (y, height) =
      InsetSpan(least: self["minY"], length: self["height"], most: self["maxY"], outer: size.height)
      .resolved
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
