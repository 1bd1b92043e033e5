// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program's layout by constraints keeps: for the program, and for each view that takes part.

package import MicaContext

/// A program's constraints as a whole; used on the main actor.
package final class LayoutState: ProgramState {
  /// Counts activations, so that of two constraints the newer one is known.
  var serial = 0
  /// How many constraints are active.
  var activeConstraints = 0
  /// Whether some view's frame was left to constraints.
  var hasFreeViews = false
  /// Whether any view may have a safe area smaller than its bounds.
  package var usesSafeAreas = false
  /// Counts changes that a solution may depend on.
  var version = 0
  /// Constraints that contradict each other, in words, as they were found.
  package var conflicts: [String] = []

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: LayoutState { ProgramContext.current.state() }
}

/// What layout by constraints keeps of a view.
@MainActor
package final class ViewLayout {
  /// Those whose items the view holds, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var guidesOfSafeArea: SafeAreaGuide?
  var readableGuide: UILayoutGuide?
  var readableWidth: NSLayoutConstraint?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The guides of a controller's bars at the top and bottom.
  var supports: [LayoutSupportGuide?] = [nil, nil]
  /// Whether the frame is the program's, by hand or by mask; else it follows from constraints.
  package var keepsFrame = true
  var isIntrinsicSizeStale = true
  /// Priorities that were set, by axis.
  var hugging: [Float?] = [nil, nil]
  var compression: [Float?] = [nil, nil]
  var margins: OwnMargins?
  /// The margins that were last told of.
  var lastMargins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  var preservesOuterMargins = false
  var safeArea = UIEdgeInsets.zero
  /// Whether the view will be hidden when the animation that makes its place smaller has ended.
  var hidesSoon = false
  /// The solver of the hierarchy that the view is the root of; made when somebody needs it.
  var engine: LayoutEngine?
  /// Whether the engine's rows speak of the view's frame.
  var isKnownByFrame = false
}

extension UIView {
  /// The view's part in layout, made at its first use.
  var layout: ViewLayout {
    if let ownLayout { return ownLayout }
    let made = ViewLayout()
    ownLayout = made
    return made
  }

  /// The view whose engine knows the places of what is in it: the nearest island, or the topmost view.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutIsland, let above = root.superview { root = above }
    return root
  }

  /// Whether a root's engine knows this view's own place: no island lies between.
  func isPlaced(below root: UIView) -> Bool {
    var around = superview
    while let view = around {
      if view === root { return true }
      if view.isLayoutIsland { return false }
      around = view.superview
    }
    return false
  }

  /// The view whose engine knows this view's own place.
  var placingRoot: UIView { superview?.layoutRoot ?? self }

  /// The lowest view that holds this one and another, both included.
  package func nearestCommonView(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// Makes an unowned constraint one of the view's.
  func hold(_ constraint: NSLayoutConstraint) {
    let state = LayoutState.current
    state.serial += 1
    state.activeConstraints += 1
    constraint.serial = state.serial
    constraint.owner = self
    layout.constraints.append(constraint)
    // The root view may be sized by it instead of by the window.
    if self is UIWindow { hierarchyChanged() }
    constraint.engine?.add(constraint)
    constraintsChanged()
  }

  /// Has the layout follow a change of a constraint that the view holds.
  ///
  /// A view that changes them while it is laid out is laid out again only where the solution is another then: constraints
  /// that are made anew in each layout end on a phone (DeckTransition's snapshot).
  func constraintsChanged() {
    LayoutState.current.version += 1
    if !layer.isLayingOut { setNeedsLayout() }
  }

  /// Forgets the solution of the view's hierarchy, since its views are others now.
  func hierarchyChanged() {
    let state = LayoutState.current
    guard state.activeConstraints > 0 || state.hasFreeViews else { return }
    state.version += 1
    layoutRoot.ownLayout?.engine = nil
  }

  /// Drops those constraints of views around this one that refer to it or to what is in it.
  func dropConstraintsFromOutside() {
    guard LayoutState.current.activeConstraints > 0 else { return }
    var outside = superview
    while let view = outside {
      for constraint in view.ownLayout?.constraints ?? [] where constraint.refers(into: self) {
        constraint.isActive = false
      }
      outside = view.superview
    }
  }

  /// Says that the frame has changed by hand or by mask.
  func frameChangedByHand() {
    if let ownLayout, ownLayout.isKnownByFrame,
      ownLayout.keepsFrame || superview == nil || isSizedByWindow
    {
      LayoutState.current.version += 1
    }
  }
}
