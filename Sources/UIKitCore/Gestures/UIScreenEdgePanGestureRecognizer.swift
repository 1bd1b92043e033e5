// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers that drag from an edge inward.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A pan that begins at an edge of the window and goes inward (FACTS_UIKIT b.11).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  /// The edges from which it may begin; none by default.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, !startEdges(of: touch).isEmpty else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard core.state == .possible, super.hasBegun(travel), core.latched == nil else { return }
    state = .failed
  }

  @_spi(Mica) public override func hasBegun(_ travel: CGPoint) -> Bool {
    guard super.hasBegun(travel), let touch = core.fingers.first else { return false }
    let edges = startEdges(of: touch)
    let isSideways = abs(travel.x) >= abs(travel.y)
    return isSideways && travel.x > 0 && edges.contains(.left)
      || isSideways && travel.x < 0 && edges.contains(.right)
      || !isSideways && travel.y > 0 && edges.contains(.top)
      || !isSideways && travel.y < 0 && edges.contains(.bottom)
  }

  /// The wanted edges that a touch began at.
  private func startEdges(of touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let start = window.layer.convert(touch.start, from: nil)
    let bounds = window.bounds
    var near: UIRectEdge = []
    if start.x - bounds.minX <= GestureLimits.edgeBreadth { near.insert(.left) }
    if bounds.maxX - start.x <= GestureLimits.edgeBreadth { near.insert(.right) }
    if start.y - bounds.minY <= GestureLimits.edgeBreadth { near.insert(.top) }
    if bounds.maxY - start.y <= GestureLimits.edgeBreadth { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
