// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rows of one constraint: its own, and those that settle what it leaves open.

import CoreGraphics
internal import MicaLayout
internal import MicaRaster

extension NSLayoutConstraint {
  /// How often the origin of the view that holds the constraint counts along each axis: not at all where one location
  /// is compared with another one of the same axis.
  var shares: [(isHorizontal: Bool, share: Double)] {
    var (horizontal, vertical) = (0.0, 0.0)
    let sides: [(LayoutOperand?, Double)] = [(first, 1), (second, -Double(multiplier))]
    for (operand, share) in sides {
      guard let operand, operand.attribute.kind == .location else { continue }
      if operand.attribute.isHorizontal { horizontal += share } else { vertical += share }
    }
    return [(true, horizontal), (false, vertical)]
  }
}

/// A constraint as the solver knows it.
///
/// Where constraints leave something open, UIKit keeps what its simplex came to: the constraints that were added
/// before the metrics of contents hold, and a location that only a bound speaks of lies at that bound (shown by the
/// tests of kgn/KGNAutoLayout, which pass on iOS). Two weaker rows say that here, so that the outcome doesn't depend on
/// the way there.
struct ConstraintRows {
  let constraint: NSLayoutConstraint
  /// What it says; nil where its numbers can't be taken.
  private(set) var row: LayoutSolver.Row?
  /// The same once more, below everything: of equals in its priority it comes first.
  private var preference: LayoutSolver.Row?
  /// A bound of locations as an equation, after sizes have come to rest.
  private var bound: LayoutSolver.Row?

  init(constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// All of them.
  var all: [LayoutSolver.Row] { [row, preference, bound].compactMap { $0 } }

  /// Adds the rows of the constraint, whose sides are `terms` and `constant`.
  @MainActor
  mutating func add(
    _ terms: [LayoutSolver.Term], _ constant: Double, to solver: inout LayoutSolver
  ) {
    let relation =
      LayoutSolver.Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    let priority = constraint.priority.rawValue
    row = solver.addRow(
      terms, relation, constant, priority: priority,
      rank: constraint.isOfSystem ? LayoutEngine.systemRank : 0)
    guard row != nil else {
      return Unsupported.note("constraints whose numbers are not finite or beyond 1e12")
    }
    if constraint.isOfSystem { return }
    if priority < LayoutSolver.required, priority >= LayoutEngine.weakestPriority {
      preference = solver.addRow(
        terms, relation, constant, priority: LayoutEngine.weakestPriority * 0.75)
    }
    if relation != .equal, constraint.first.attribute.kind == .location {
      bound = solver.addRow(terms, .equal, constant, priority: LayoutSolver.betweenRests)
    }
  }
}
