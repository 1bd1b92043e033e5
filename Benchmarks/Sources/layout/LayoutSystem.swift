// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The layouts that are solved. `Rivals/kiwi_layout.cpp` has the first three in the same words.

import MicaLayout

/// x, y, width and height of views, and the rows between them.
struct LayoutSystem: ~Copyable {
  enum Kind: String, CaseIterable {
    /// Each view stands beside the one before; an edit moves the first.
    case chained
    /// Each view lies within the one before; an edit widens the first.
    case nested
    /// Views without anything in common; an edit widens the first.
    case independent
    /// A form of 300 rows: labels with hugging and compression, fields as wide as each other.
    case screen
  }

  var solver = LayoutSolver()
  private var variables: [LayoutSolver.Variable] = []
  private var edited: LayoutSolver.Row?

  private typealias Term = LayoutSolver.Term

  private func x(_ view: Int) -> LayoutSolver.Variable { variables[4 * view] }
  private func y(_ view: Int) -> LayoutSolver.Variable { variables[4 * view + 1] }
  private func width(_ view: Int) -> LayoutSolver.Variable { variables[4 * view + 2] }
  private func height(_ view: Int) -> LayoutSolver.Variable { variables[4 * view + 3] }

  init(_ kind: Kind, views: Int) {
    for _ in 0..<views { addView() }
    for view in 0..<views {
      switch kind {
      case .chained: addChained(view)
      case .nested: addNested(view)
      case .independent: addIndependent(view)
      case .screen: break
      }
    }
    if kind == .screen { addScreen() }
    solver.solve()
  }

  private mutating func addView() {
    variables.append(solver.addVariable(.position))
    variables.append(solver.addVariable(.position))
    variables.append(solver.addVariable(.size))
    variables.append(solver.addVariable(.size))
  }

  @discardableResult
  private mutating func add(
    _ terms: [Term], _ relation: LayoutSolver.Relation, _ constant: Double, _ priority: Float = 1000
  ) -> LayoutSolver.Row? {
    solver.addRow(terms, relation, constant, priority: priority)
  }

  private mutating func addChained(_ view: Int) {
    if view == 0 {
      edited = add([Term(x(0))], .equal, 10, 750)
    } else {
      add([Term(x(view)), Term(x(view - 1), -1), Term(width(view - 1), -1)], .equal, 8)
    }
    add([Term(y(view))], .equal, 0)
    add([Term(width(view))], .equal, 40, 750)
    add([Term(width(view))], .greaterThanOrEqual, 10)
    add([Term(height(view))], .equal, 20)
  }

  private mutating func addNested(_ view: Int) {
    if view == 0 {
      add([Term(x(0))], .equal, 0)
      edited = add([Term(width(0))], .equal, 4000, 750)
    } else {
      add([Term(x(view)), Term(x(view - 1), -1)], .equal, 1)
      add(
        [Term(x(view)), Term(width(view)), Term(x(view - 1), -1), Term(width(view - 1), -1)],
        .equal,
        -1)
    }
    add([Term(y(view))], .equal, 0)
    add([Term(height(view))], .equal, 20, 750)
    add([Term(height(view))], .greaterThanOrEqual, 10)
  }

  private mutating func addIndependent(_ view: Int) {
    add([Term(x(view))], .equal, 10)
    add([Term(y(view))], .equal, 10)
    let row = add([Term(width(view))], .equal, 40, 750)
    if view == 0 { edited = row }
    add([Term(width(view))], .greaterThanOrEqual, 10)
    add([Term(height(view))], .equal, 20)
  }

  /// A root, and 14 lines with a label and a field each: 300 rows with those of the root.
  private mutating func addScreen() {
    for _ in 0..<29 { addView() }
    add([Term(x(0))], .equal, 0)
    add([Term(y(0))], .equal, 0)
    edited = add([Term(width(0))], .equal, 375)
    add([Term(height(0))], .equal, 667)
    for line in 0..<14 { addLine(label: 1 + 2 * line, width: Double(40 + 13 * line % 90)) }
  }

  private mutating func addLine(label: Int, width labelWidth: Double) {
    let field = label + 1
    add([Term(x(label)), Term(x(0), -1)], .equal, 16)
    if label == 1 {
      add([Term(y(label)), Term(y(0), -1)], .equal, 20)
    } else {
      add([Term(y(label)), Term(y(label - 2), -1), Term(height(label - 2), -1)], .equal, 12)
      add([Term(width(field)), Term(width(field - 2), -1)], .equal, 0, 999)
    }
    add([Term(x(field)), Term(x(label), -1), Term(width(label), -1)], .greaterThanOrEqual, 8)
    add([Term(x(field)), Term(x(label), -1), Term(width(label), -1)], .equal, 8, 240)
    add([Term(x(field)), Term(width(field)), Term(x(0), -1), Term(width(0), -1)], .equal, -16)
    add(
      [Term(y(field)), Term(height(field), 0.5), Term(y(label), -1), Term(height(label), -0.5)],
      .equal, 0)
    for (view, size, hugging) in [(label, labelWidth, 251), (field, 97, 250)]
      as [(Int, Double, Float)]
    {
      add([Term(width(view))], .greaterThanOrEqual, size, 750)
      add([Term(width(view))], .lessThanOrEqual, size, hugging)
      add([Term(height(view))], .greaterThanOrEqual, 21, 750)
      add([Term(height(view))], .lessThanOrEqual, 21, hugging)
      add([Term(width(view))], .greaterThanOrEqual, 0)
      add([Term(height(view))], .greaterThanOrEqual, 0)
      add([Term(y(view)), Term(y(0), -1)], .greaterThanOrEqual, 0)
    }
  }

  /// Changes the edited row's constant, and solves.
  mutating func edit(_ constant: Double) {
    if let edited { solver.setConstant(constant, of: edited) }
    solver.solve()
  }

  var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }
}
