// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layout by constraints as views see it.

import CoreGraphics
internal import MicaLayout

extension UIView {
  /// Calls a function with each view of the hierarchy, those around others first; of islands in it only with
  /// themselves.
  func forEachLaidOut(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      if view.isLayoutIsland, view !== self { continue }
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Runs `updateConstraints()` of the views of the hierarchy that want it, those in others first, and
  /// solves what has changed.
  func updateLayout() {
    let state = LayoutState.current
    let root = layoutRoot
    root.runConstraintUpdates()
    guard state.activeConstraints > 0 || state.hasFreeViews else { return }
    // Views that make their parts while they tell their size change the hierarchy: its engine is forgotten.
    for _ in 0..<10 {
      let engine = root.currentEngine
      engine.update()
      if root.ownLayout?.engine === engine { return }
    }
  }

  /// The engine of the hierarchy that this view is the root of.
  private var currentEngine: LayoutEngine {
    if let engine = layout.engine { return engine }
    let made = LayoutEngine(root: self)
    layout.engine = made
    return made
  }

  /// Has the views around the view look into it when constraints are updated next.
  func announceConstraintNews() {
    var news: UIView? = self
    while let view = news, !view.hasConstraintNews {
      view.hasConstraintNews = true
      news = view.superview
    }
  }

  func runConstraintUpdates() {
    var rounds = 0
    while hasConstraintNews, rounds < 10 {
      rounds += 1
      var visited: [UIView] = []
      var waiting = [self]
      while let view = waiting.popLast() {
        guard view.hasConstraintNews else { continue }
        view.hasConstraintNews = false
        visited.append(view)
        waiting.append(contentsOf: view.subviews.reversed())
      }
      for view in visited.reversed() where view.wantsConstraintUpdate {
        view.wantsConstraintUpdate = false
        if let controller = view.viewController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// Lays out what asked for it, after the constraints were solved; again where that changed them.
  func layOutNow() {
    for _ in 0..<10 {
      updateLayout()
      let version = LayoutState.current.version
      layer.layoutIfNeeded()
      if LayoutState.current.version == version { return }
    }
  }

  /// Gives the subviews the frames that constraints give them; those with frames of their own keep them.
  ///
  /// A view's `center` is the middle of its frame wherever its layer's anchor is, so that one with another anchor is drawn
  /// beside that frame, and turned about its middle (as apps correct for by constants: half of the height more for an anchor
  /// on the lower edge).
  func placeSubviews() {
    let state = LayoutState.current
    guard state.activeConstraints > 0 || state.hasFreeViews else { return }
    let root = layoutRoot
    guard let engine = root.isLayoutIsland ? root.currentEngine : root.ownLayout?.engine else {
      return
    }
    engine.update()
    if let size = engine.contentSize(of: self) { takeContentSize(size) }
    for subview in subviews {
      guard let frame = engine.frameIfFree(of: subview) else { continue }
      if subview.transform == .identity, subview.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
        if subview.frame != frame { subview.place(in: frame) }
      } else {
        subview.bounds.size = frame.size
        subview.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }

  /// Takes a frame by `bounds` and `center`, which apps override to follow their size: on iOS constraints don't set `frame`.
  /// A view of a fixed size keeps the frame's origin.
  private func place(in frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let size = bounds.size
    center = CGPoint(x: frame.minX + 0.5 * size.width, y: frame.minY + 0.5 * size.height)
  }

  /// The size that constraints give the view, as near to another as they allow.
  func findFittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateLayoutBelow()
    let engine = LayoutEngine(
      root: self,
      fitting: LayoutEngine.Fitting(size: size, horizontal: horizontal, vertical: vertical))
    _ = engine.item(of: self)
    engine.update()
    let fitted = engine.fittedSize
    invalidateSizesBelow()
    return pixelGrid.above(CGSize(width: fitted.width, height: fitted.height))
  }

  private func updateLayoutBelow() {
    runConstraintUpdates()
    invalidateSizesBelow()
  }

  /// Another engine has asked for the sizes: the hierarchy's own asks again.
  private func invalidateSizesBelow() {
    forEachLaidOut { $0.ownLayout?.isIntrinsicSizeStale = true }
    LayoutState.current.version += 1
  }
}
