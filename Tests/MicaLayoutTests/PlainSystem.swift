// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Systems of rows that are known twice: by the solver, and as plain values that anybody can check.

import MicaLayout

/// A row as the caller wrote it.
struct PlainRow {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: LayoutSolver.Relation
  var constant: Double
  var priority: Float
  /// The row in the solver; nil once it was removed.
  var row: LayoutSolver.Row?

  func error(_ values: [Double]) -> Double {
    let sum = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

/// Variables and rows, in a solver and outside.
struct PlainSystem: ~Copyable {
  var solver = LayoutSolver()
  var variables: [LayoutSolver.Variable] = []
  var rests: [LayoutSolver.Rest] = []
  var rows: [PlainRow] = []
  var numbers: SeededNumbers

  init(seed: Int) { numbers = SeededNumbers(seed: seed) }

  mutating func addVariable(_ rest: LayoutSolver.Rest) {
    variables.append(solver.addVariable(rest))
    rests.append(rest)
  }

  mutating func add(
    _ terms: [(Int, Double)], _ relation: LayoutSolver.Relation, _ constant: Double,
    _ priority: Float = 1000
  ) {
    let row = solver.addRow(
      terms.map { LayoutSolver.Term(variables[$0.0], $0.1) }, relation, constant,
      priority: priority)
    rows.append(
      PlainRow(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
        constant: constant, priority: priority, row: row))
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of violations of each priority, broken rows apart, highest first; then of the resting places.
  func sums() -> [Double] {
    let values = values
    var sums: [Float: Double] = [:]
    for row in rows {
      guard let handle = row.row, !solver.isBroken(handle) else { continue }
      sums[row.priority, default: 0] += row.error(values)
    }
    for (value, rest) in zip(values, rests) {
      sums[rest == .size ? -1 : -2, default: 0] += abs(value)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The state as a line of JSON for the oracle.
  func json(_ name: String) -> String {
    var indices: [LayoutSolver.Row: Int] = [:]
    var lines: [String] = []
    for row in rows {
      guard let handle = row.row else { continue }
      indices[handle] = lines.count
      let terms = row.terms.map { "[\($0.variable),\($0.coefficient)]" }.joined(separator: ",")
      lines.append("[\(row.relation.rawValue),\(row.constant),\(row.priority),[\(terms)]]")
    }
    let conflicts = solver.standingConflicts.map { conflict in
      let members = conflict.members.map { "\(indices[$0] ?? -1)" }.joined(separator: ",")
      return "[\(indices[conflict.row] ?? -1),[\(members)]]"
    }
    return """
      {"name":"\(name)","rests":[\(rests.map { $0 == .size ? "-1" : "-2" }.joined(separator: ","))],\
      "rows":[\(lines.joined(separator: ","))],"conflicts":[\(conflicts.joined(separator: ","))],\
      "values":[\(values.map { "\($0)" }.joined(separator: ","))]}
      """
  }
}

// MARK: Random systems

extension PlainSystem {
  static let priorities: [Float] = [1000, 1000, 999.5, 750, 750, 500, 251, 250, 51, 1]
  static let coefficients = [1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 1.0 / 3, 1.5]
  static let constants = [0.0, 0, 8, 10, -10, 20, 50, 100, 100, 320, -44]

  /// A few variables in rows of any kind.
  static func tangle(seed: Int) -> PlainSystem {
    var system = PlainSystem(seed: seed)
    let count = system.numbers.int(2...9)
    for _ in 0..<count { system.addVariable(system.numbers.chance(0.5) ? .size : .position) }
    for _ in 0..<system.numbers.int(count...3 * count) { system.addRandomRow() }
    return system
  }

  mutating func addRandomRow() {
    var terms: [(Int, Double)] = []
    for _ in 0..<numbers.pick([1, 1, 2, 2, 2, 3, 4]) {
      terms.append((numbers.int(0...variables.count - 1), numbers.pick(Self.coefficients)))
    }
    add(
      terms, numbers.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      numbers.chance(0.3) ? Double(numbers.int(-300...300)) : numbers.pick(Self.constants),
      numbers.pick(Self.priorities))
  }

  /// Views in a row inside another, as screens have them: sides that meet, sizes with hugging and
  /// compression, some of them equal, some cut short.
  static func screen(seed: Int) -> PlainSystem {
    var system = PlainSystem(seed: seed)
    system.addVariable(.position)
    system.addVariable(.size)
    system.add([(0, 1)], .equal, 0)
    system.add([(1, 1)], .equal, Double(system.numbers.pick([100, 320, 375])))
    var parents = [0]
    for _ in 0..<system.numbers.int(1...6) { system.addViews(to: &parents) }
    return system
  }

  private mutating func addViews(to parents: inout [Int]) {
    let parent = numbers.pick(parents)
    var last = -1
    for place in 0..<numbers.int(1...4) {
      addVariable(.position)
      addVariable(.size)
      let x = variables.count - 2
      let width = x + 1
      if place == 0 {
        add([(x, 1), (parent, -1)], .equal, numbers.pick([0, 8, 16]))
      } else {
        let relation: LayoutSolver.Relation = numbers.chance(0.2) ? .greaterThanOrEqual : .equal
        add([(x, 1), (last, -1), (last + 1, -1)], relation, numbers.pick([0, 8]))
      }
      if numbers.chance(0.8) {
        let size = Double(numbers.int(0...120))
        add([(width, 1)], .greaterThanOrEqual, size, numbers.pick([750, 750, 751]))
        add([(width, 1)], .lessThanOrEqual, size, numbers.pick([250, 250, 251]))
      }
      if numbers.chance(0.2), last >= 0 { add([(width, 1), (last + 1, -1)], .equal, 0) }
      if numbers.chance(0.2) {
        add([(width, 1), (parent + 1, -0.5)], .equal, 0, numbers.pick([1000, 999, 500]))
      }
      if numbers.chance(0.1) { add([(width, 1)], .equal, 60) }
      parents.append(x)
      last = x
    }
    let relation: LayoutSolver.Relation = numbers.chance(0.4) ? .lessThanOrEqual : .equal
    add(
      [(last, 1), (last + 1, 1), (parent, -1), (parent + 1, -1)], relation,
      -numbers.pick([0, 8, 16]))
  }

  static func random(seed: Int) -> PlainSystem {
    seed % 2 == 0 ? tangle(seed: seed) : screen(seed: seed)
  }

  /// Adds, removes or edits something.
  mutating func edit() {
    let live = rows.indices.filter { rows[$0].row != nil }
    switch numbers.int(0...9) {
    case 0...2 where !live.isEmpty:
      let place = numbers.pick(live)
      solver.removeRow(rows[place].row!)
      rows[place].row = nil
    case 3...5 where !live.isEmpty:
      let place = numbers.pick(live)
      rows[place].constant += Double(numbers.int(-50...50))
      solver.setConstant(rows[place].constant, of: rows[place].row!)
    case 6 where !live.isEmpty:
      let place = numbers.pick(live)
      rows[place].priority = numbers.pick(Self.priorities)
      solver.setPriority(rows[place].priority, of: rows[place].row!)
    case 7 where variables.count < 40: addVariable(numbers.chance(0.5) ? .size : .position)
    default: addRandomRow()
    }
  }
}
