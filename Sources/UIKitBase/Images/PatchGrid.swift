// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a resizable picture is cut and put together again: corners keep their size, edges grow along
// one axis, the middle along both.

import CoreGraphics

/// The nine patches of a resizable picture, those without area left out.
struct PatchGrid {
  /// A part of the picture and where it goes, both in points.
  struct Patch: Equatable {
    let source: CGRect
    let target: CGRect
    /// Whether it lies between the left and the right cap.
    let growsAcross: Bool
    /// Whether it lies between the top and the bottom cap.
    let growsDown: Bool

    var grows: Bool { growsAcross || growsDown }
  }

  let patches: [Patch]

  /// A picture of `size` with `caps` in the place `target`. Caps that the place has no room for
  /// shrink in proportion.
  init(size: CGSize, caps: UIEdgeInsets, filling target: CGRect) {
    let columns = Self.spans(
      caps.left, caps.right, of: size.width, from: target.minX, over: target.width)
    let rows = Self.spans(
      caps.top, caps.bottom, of: size.height, from: target.minY, over: target.height)
    patches = rows.flatMap { row in
      columns.map { column in
        Patch(
          source: CGRect(
            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          target: CGRect(
            x: column.target, y: row.target, width: column.targetLength, height: row.targetLength),
          growsAcross: column.grows, growsDown: row.grows)
      }
    }
  }

  /// What a patch covers of one axis.
  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
    var grows: Bool
  }

  private static func spans(
    _ low: CGFloat, _ high: CGFloat, of length: CGFloat, from origin: CGFloat,
    over room: CGFloat
  ) -> [Span] {
    // NaN and negative caps count as 0; caps that overlap in the picture meet.
    let low = min(max(0, low), length)
    let high = min(max(0, high), length - low)
    let shrink = low + high > room ? room / (low + high) : 1
    let middle = room - (low + high) * shrink
    let all = [
      Span(
        source: 0, sourceLength: low, target: origin, targetLength: low * shrink, grows: false),
      Span(
        source: low, sourceLength: length - low - high, target: origin + low * shrink,
        targetLength: middle, grows: true),
      Span(
        source: length - high, sourceLength: high, target: origin + low * shrink + middle,
        targetLength: high * shrink, grows: false),
    ]
    return all.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}
