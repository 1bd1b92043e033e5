// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The current context, which UIKit's drawing calls work on, and the functions that fill rectangles
// in it.

public import CoreGraphics

/// The context that drawing goes to; nil outside of `draw(_:)` and when none was pushed.
///
/// Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.top?.context
}

/// Makes `context` the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.push(context)
}

/// Makes the context current that was so before the last push; without a push it does nothing.
public func UIGraphicsPopContext() {
  ContextStack.current.pop()
}

/// Replaces the pixels of `rect` by the current fill colour (`CGBlendMode.copy`).
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` with the current fill colour, composited by `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Replaces the pixels of a frame, 1 point wide and inside `rect`, by the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Fills a frame, 1 point wide and inside `rect`, with the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(frameSides(of: rect.standardized))
  context.restoreGState()
}

/// Limits drawing in the current context to `rect`, within the clip that is already set.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The four sides of a frame of width 1 inside `rect`; the rectangle itself where they would meet.
private func frameSides(of rect: CGRect) -> [CGRect] {
  guard rect.width > 2, rect.height > 2 else { return [rect] }
  let inner = rect.insetBy(dx: 1, dy: 1)
  return [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height),
  ]
}
