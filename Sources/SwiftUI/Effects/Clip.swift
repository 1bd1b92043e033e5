// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are drawn within their bounds only (FACTS_SWIFTUI d.20).

public import Foundation

/// Draws a view within its bounds. Touches beyond them still reach it.
public struct _ClipEffect: Equatable, Sendable {
  /// The radius of the corners, in points.
  var radius: CGFloat = 0
  /// Whether the edges are smooth.
  var antialiased = false
}

extension _ClipEffect: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    view.clipsToBounds = true
    let most = min(view.bounds.width, view.bounds.height) / 2
    view.layer.cornerRadius = radius.isNaN ? 0 : min(max(0, radius), most)
  }
}

nonisolated extension View {
  /// Draws this view within its bounds only. Touches beyond them still reach it.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(antialiased: antialiased))
  }

  /// Draws this view within its bounds with round corners of a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipEffect(radius: radius, antialiased: antialiased))
  }
}
