// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view or layout guide as the solver knows it.

import CoreGraphics
internal import MicaLayout

/// The four variables of an item, and the rows that it brings itself.
///
/// Variables are those of the item's alignment rectangle; locations count from that of the view around it, as if
/// nothing were scrolled: so what no constraint says of an outer view isn't settled by what is in it.
@MainActor
final class LayoutItem {
  enum Kind {
    case root
    /// A view or guide that constraints place.
    case free
    /// A view whose frame the program sets.
    case framed
    /// What a scroll view scrolls.
    case content
  }

  weak var object: AnyObject?
  let kind: Kind
  /// The view around it, a guide's owner, a content's scroll view; nil for the root.
  let above: LayoutItem?
  let x, y, width, height: LayoutSolver.Variable
  /// x, y, width and height of a framed view or the root; x and y of a content.
  var frameRows: [LayoutSolver.Row] = []
  /// How much of its superview's growth a framed view's x, y, width and height take, by its mask: 0 outside of fits.
  var growthShares: [Double] = [0, 0, 0, 0]
  /// Width at least and at most, height at least and at most; nil where there is no metric.
  var intrinsicRows: [LayoutSolver.Row?] = [nil, nil, nil, nil]
  var intrinsicSize: CGSize?
  /// What decides where several views could give way: for width and height, at least and at most.
  var steadyRows: [LayoutSolver.Row?] = [nil, nil, nil, nil]

  /// Whether a constraint is about it.
  var isMentioned = false
  /// Whether nothing says where the view is or how large: then it keeps the frame that it was given.
  var keepsOwnFrame: Bool {
    guard kind == .free, !isMentioned, object is UIView else { return false }
    return intrinsicSize.map { $0.width < 0 && $0.height < 0 } ?? true
  }

  init(
    _ object: AnyObject, _ kind: Kind, above: LayoutItem?, in solver: inout LayoutSolver
  ) {
    self.object = object
    self.kind = kind
    self.above = above
    x = solver.addVariable(.position)
    y = solver.addVariable(.position)
    width = solver.addVariable(.size)
    height = solver.addVariable(.size)
  }

  var view: UIView? { object as? UIView }

  /// Where it begins in the root's space: the sum of its own and all outer locations.
  func origin(isHorizontal: Bool, _ coefficient: Double = 1) -> [LayoutSolver.Term] {
    var terms: [LayoutSolver.Term] = []
    var next: LayoutItem? = self
    while let item = next {
      terms.append(LayoutSolver.Term(isHorizontal ? item.x : item.y, coefficient))
      next = item.above
    }
    return terms
  }

  /// How far the frame reaches over the alignment rectangle.
  var insets: UIEdgeInsets { kind == .content ? .zero : view?.alignmentRectInsets ?? .zero }
}
