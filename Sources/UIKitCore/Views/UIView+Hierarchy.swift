// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tree of views and its notices. The layers of the subviews are kept in the same order as the
// views, among whatever other sublayers the view's layer has.

import QuartzCore

extension UIView {
  /// Where among the subviews a view is put.
  enum Place {
    case front
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  /// Puts `view` at `place`, with the notices to both in UIKit's order.
  ///
  /// - Precondition: `view` is not this view, nor one that this view is in.
  func insert(_ view: UIView, at place: Place) {
    precondition(!isDescendant(of: view), "A view can't be put into itself.")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      view.layer.removeFromSuperlayer()
      link(view, at: place)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if oldWindow !== newWindow { view.prepareToEnter(newWindow) }
    let oldTraits = view.traitCollection
    let oldControlled = view.viewController == nil ? nil : view.controlledTraits
    let oldTint = view.tintColor
    view.willMove(toSuperview: self)
    view.unlink()
    view.superview = self
    link(view, at: place)
    if !view.isLayoutIsland {
      view.ownLayout?.engine = nil
      hierarchyChanged()
    }
    if view.hasConstraintNews { announceConstraintNews() }
    view.traitsChanged(from: oldTraits, ofController: oldControlled)
    if view.tintColor != oldTint { view.tintColorChanged() }
    if oldWindow !== newWindow { view.enter(newWindow) }
    view.safeAreaMayHaveChanged(everywhere: oldWindow !== newWindow && newWindow != nil)
    view.didMoveToSuperview()
    didAddSubview(view)
    if !layer.isLayingOut { setNeedsLayout() }
  }

  // What a program calls checks its thread. These are parts of the callers, whose names the warning tells.

  @inline(__always) func wantLayout() {
    MainThread.check()
    layer.setNeedsLayout()
  }

  @inline(__always) func wantDisplay() {
    MainThread.check()
    layer.setNeedsDisplay()
  }

  @inline(__always) func put(_ view: UIView, at place: Place) {
    MainThread.check()
    insert(view, at: place)
  }

  @inline(__always) func leave() {
    MainThread.check()
    detach()
  }

  /// Takes the view out of its superview, with the notices to both.
  func detach() {
    guard superview != nil else { return }
    let hadWindow = window != nil
    if hadWindow {
      FirstResponder.current.leave(self)
      prepareToEnter(nil)
    }
    willMove(toSuperview: nil)
    unlink()
    if hadWindow { enter(nil) }
    safeAreaMayHaveChanged()
    didMoveToSuperview()
  }

  /// Tells the view and all below, and the controllers among them, that they will come to `window`.
  private func prepareToEnter(_ window: UIWindow?) {
    forEachInTree { view in
      view.viewController?.viewWillMove(to: window)
      view.willMove(toWindow: window)
    }
  }

  /// Tells the view and all below, and the controllers among them, that they have come to `window`.
  func enter(_ window: UIWindow?) {
    let takesLooks = AppearanceHook.current.apply
    forEachInTree { view in
      if let window {
        view.followScreen(window.screen)
        takesLooks?(view)
      }
      view.didMoveToWindow()
      view.viewController?.viewDidMove(to: window)
    }
  }

  /// Adds view and layer to the two trees; `view` is in neither.
  private func link(_ view: UIView, at place: Place) {
    let index = min(max(self.index(of: place), 0), subviews.count)
    if case .above(let sibling) = place, subviews.contains(sibling) {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  /// Takes view and layer out of the two trees.
  private func unlink() {
    guard let superview else { return }
    dropConstraintsFromOutside()
    if !isLayoutIsland { superview.hierarchyChanged() }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
  }

  private func index(of place: Place) -> Int {
    func position(of sibling: UIView) -> Int? { subviews.firstIndex { $0 === sibling } }
    switch place {
    case .front: return subviews.count
    case .index(let index): return index
    case .above(let sibling): return position(of: sibling).map { $0 + 1 } ?? subviews.count
    case .below(let sibling): return position(of: sibling) ?? subviews.count
    }
  }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }
}

extension UIView {
  /// Makes the first responder give way if it is this view or lies in it, and whether it has; with `force`
  /// whatever its delegate says. True where there was none.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = FirstResponder.current.responder as? UIView, first.isDescendant(of: self)
    else { return true }
    return FirstResponder.current.resign(force: force)
  }

  /// Whether the view is `view` or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let candidate = ancestor {
      if candidate === view { return true }
      ancestor = candidate.superview
    }
    return false
  }

  /// The first view with this tag, the view itself included, looking into each subview in turn.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Moves a subview in front of the others; of another view, or of one that is there, it does nothing.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviews.last !== view || layer.sublayers?.last !== view.layer
    else { return }
    insert(view, at: .front)
  }

  /// Moves a subview behind the others; of another view, or of one that is there, it does nothing.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviews.first !== view || layer.sublayers?.first !== view.layer
    else { return }
    insert(view, at: .index(0))
  }

  /// Lets the subviews at two indices change places; an index out of range does nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else {
      return
    }
    let (back, front) = (subviews[low], subviews[high])
    insert(front, at: .below(back))
    insert(back, at: .index(high))
  }
}
