// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What layouts rely on.

import MicaLayout
import TestWork
import Testing

@Suite struct LayoutSolverTests {
  typealias Term = LayoutSolver.Term

  /// FACTS_UIKIT e.2: weaker rows can't trade against a stronger one, however many they are.
  @Test func aThousandWeakRowsGiveWayToOneStronger() {
    var solver = LayoutSolver()
    let width = solver.addVariable(.size)
    _ = solver.addRow([Term(width)], .equal, 10, priority: 251)
    for _ in 0..<1000 { _ = solver.addRow([Term(width)], .equal, 1000, priority: 250.5) }
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  /// FACTS_UIKIT e.3: a label is as wide as its text, wider where it must be, before its neighbour if it hugs
  /// less.
  @Test func whoHugsLessIsStretched() {
    var solver = LayoutSolver()
    let (left, right) = (solver.addVariable(.size), solver.addVariable(.size))
    for (width, hugging) in [(left, 251), (right, 250)] as [(LayoutSolver.Variable, Float)] {
      _ = solver.addRow([Term(width)], .greaterThanOrEqual, 40, priority: 750)
      _ = solver.addRow([Term(width)], .lessThanOrEqual, 40, priority: hugging)
    }
    let sum = solver.addRow([Term(left), Term(right)], .equal, 300)!
    solver.solve()
    #expect(solver.value(of: left) == 40)
    #expect(solver.value(of: right) == 260)

    solver.setConstant(80, of: sum)
    solver.solve()
    #expect(solver.value(of: right) == 40)
  }

  /// FACTS_UIKIT e.14: of rows that contradict each other the newest is dropped, and the rest stands.
  @Test func theNewestOfAConflictIsBroken() {
    var solver = LayoutSolver()
    let (x, width) = (solver.addVariable(), solver.addVariable(.size))
    let first = solver.addRow([Term(width)], .greaterThanOrEqual, 100)!
    _ = solver.addRow([Term(x)], .equal, 7)
    let newest = solver.addRow([Term(width)], .lessThanOrEqual, 50)!
    let outcome = solver.solve()
    #expect(outcome.broken.map(\.row) == [newest])
    #expect(outcome.broken.first?.members == [first, newest])
    #expect([first, newest].map { solver.isBroken($0) } == [false, true])
    #expect(solver.value(of: width) == 100)
    #expect(solver.value(of: x) == 7)
    #expect(solver.solve().broken.count == 0)

    solver.removeRow(first)
    solver.solve()
    #expect(solver.standingConflicts.count == 0)
    #expect(solver.value(of: width) == 0)
  }

  /// FACTS_UIKIT e.14: an ordinary constraint gives way before one that the system made.
  @Test func thoseOfLessRankAreBrokenFirst() {
    var solver = LayoutSolver()
    let width = solver.addVariable(.size)
    let ordinary = solver.addRow([Term(width)], .equal, 100)!
    let system = solver.addRow([Term(width)], .equal, 50, rank: 1)!
    #expect(solver.solve().broken.map(\.row) == [ordinary])
    #expect(solver.value(of: width) == 50)

    solver.setConstant(100, of: system)
    solver.solve()
    #expect(solver.isBroken(ordinary) == false)
  }

  @Test func aRowIsntBrokenForOneThatIsBrokenItself() {
    var solver = LayoutSolver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let base = solver.addRow([Term(a)], .equal, 0)!
    let wrong = solver.addRow([Term(a)], .equal, 10)!
    let link = solver.addRow([Term(b), Term(a, -1)], .equal, 5)!
    let last = solver.addRow([Term(b)], .equal, 5)!
    solver.solve()
    #expect([base, wrong, link, last].map { solver.isBroken($0) } == [false, true, false, false])
    #expect(solver.value(of: b) == 5)
  }

  /// FACTS_UIKIT e.14: what no row decides is zero; sizes before positions.
  @Test func whatIsLeftOpenRests() {
    var solver = LayoutSolver()
    let (x, width, free) = (
      solver.addVariable(.position), solver.addVariable(.size), solver.addVariable()
    )
    let fixed = solver.addVariable()
    _ = solver.addRow([Term(x), Term(width)], .equal, 100)
    _ = solver.addRow([Term(fixed)], .equal, 3, priority: 1)
    solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: free) == 0)
    #expect(solver.ambiguous([x, width, free, fixed]) == [x, width, free])
  }

  @Test func anInequalityThatBarelyHoldsLeavesNothingOpen() {
    var solver = LayoutSolver()
    let (low, high, free) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    _ = solver.addRow([Term(low)], .greaterThanOrEqual, 5)
    _ = solver.addRow([Term(high), Term(low, -1)], .greaterThanOrEqual, 0)
    _ = solver.addRow([Term(high)], .lessThanOrEqual, 5)
    _ = solver.addRow([Term(free)], .lessThanOrEqual, 5)
    solver.solve()
    #expect(solver.ambiguous([low, high, free]) == [free])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13])
  func numbersThatAreNoneAreRefused(_ number: Double) {
    var solver = LayoutSolver()
    let x = solver.addVariable()
    #expect(solver.addRow([Term(x)], .equal, number) == nil)
    #expect(solver.addRow([Term(x, number)], .equal, 1) == nil)
    #expect(solver.addRow([Term(x)], .equal, 1, priority: 0) == nil)
    #expect(solver.addRow([Term(x)], .equal, 1, priority: .nan) == nil)
    let row = solver.addRow([Term(x)], .equal, 1)!
    let accepted = [solver.setConstant(number, of: row), solver.setPriority(-.infinity, of: row)]
    #expect(accepted == [false, false])
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func aRowWithoutVariablesHoldsOrIsBroken() {
    var solver = LayoutSolver()
    let x = solver.addVariable()
    let (no, yes) = (
      solver.addRow([Term(x), Term(x, -1)], .equal, 4)!,
      solver.addRow([Term(x, 0)], .lessThanOrEqual, 4)!
    )
    let weak = solver.addRow([], .equal, 4, priority: 999)!
    solver.solve()
    #expect([no, yes, weak].map { solver.isBroken($0) } == [true, false, false])
    solver.setConstant(0, of: no)
    #expect(solver.isBroken(no) == false)
    solver.setPriority(1000, of: weak)
    #expect(solver.isBroken(weak) == true)
    solver.removeRow(weak)
    #expect(solver.standingConflicts.count == 0)
  }

  @Test func rowsOfARemovedVariableGoWithIt() {
    var solver = LayoutSolver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    _ = solver.addRow([Term(a)], .equal, 10)
    let between = solver.addRow([Term(b), Term(a, -1)], .equal, 5)!
    solver.solve()
    solver.removeVariable(a)
    solver.solve()
    #expect([a, b].map { solver.value(of: $0) } == [0, 0])
    let isThere = solver.setConstant(1, of: between)
    #expect(!isThere)
    #expect(solver.addRow([Term(a)], .equal, 1) == nil)
    let another = solver.addVariable()
    solver.solve()
    #expect(solver.value(of: another) == 0)
  }

  @Test func aChangedConstantExchangesNothing() {
    var solver = LayoutSolver()
    var last = solver.addVariable()
    let first = solver.addRow([Term(last)], .equal, 10)!
    for _ in 0..<200 {
      let next = solver.addVariable()
      _ = solver.addRow([Term(next), Term(last, -1)], .equal, 1)
      last = next
    }
    solver.solve()
    let before = solver.pivotCount
    for constant in 0..<1000 {
      solver.setConstant(Double(constant) / 3, of: first)
      let isChanged = solver.solve().isChanged
      #expect(isChanged)
      #expect(abs(solver.value(of: last) - (Double(constant) / 3 + 200)) < 1e-9)
    }
    #expect(solver.pivotCount == before)
    let isChanged = solver.solve().isChanged
    #expect(!isChanged)
  }

  @Test func theSameCallsGiveTheSameBits() {
    for seed in 0..<20 {
      var one = PlainSystem.random(seed: seed)
      var other = PlainSystem.random(seed: seed)
      for _ in 0..<30 {
        one.edit()
        other.edit()
        one.solver.solve()
        other.solver.solve()
        #expect(one.values.map(\.bitPattern) == other.values.map(\.bitPattern))
      }
    }
  }

  // MARK: Hard input

  /// Ten thousand rows, of which thousands contradict each other or say the same again.
  @Test func tenThousandRowsWithConflictsComeToAnEnd() {
    var system = PlainSystem(seed: 11)
    for view in 0..<2000 { system.addVariable(view % 2 == 0 ? .position : .size) }
    for place in 0..<10_000 {
      let variable = system.numbers.int(0...1999)
      let other = max(0, variable - system.numbers.int(1...3))
      let constant = system.numbers.pick([0.0, 8, 8, 8, 20])
      let priority = system.numbers.pick([1000, 1000, 750, 250] as [Float])
      switch place % 4 {
      case 0: system.add([(variable, 1)], .greaterThanOrEqual, constant, priority)
      case 1: system.add([(variable, 1)], .equal, constant, priority)
      default:
        system.add([(variable, 1), (other, -1)], .equal, constant, priority)
      }
    }
    var isSettled = false
    let seconds = work { isSettled = system.solver.solve().isSettled }
    #expect(isSettled)
    #expect(system.solver.standingConflicts.count > 100)
    #expect(seconds < 60)
    let values = system.values
    for row in system.rows where row.priority == 1000 {
      let isBroken = system.solver.isBroken(row.row!)
      #expect(isBroken || row.error(values) < 1e-6)
    }
  }

  /// Nothing but ties: every row meets in one point.
  @Test func manyRowsThroughOnePointDontCycle() {
    for seed in 0..<20 {
      var system = PlainSystem(seed: seed)
      for _ in 0..<12 { system.addVariable(.position) }
      for _ in 0..<200 {
        let terms = (0..<system.numbers.int(2...4)).map { _ in
          (system.numbers.int(0...11), system.numbers.pick(PlainSystem.coefficients))
        }
        system.add(
          terms, system.numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), 0,
          system.numbers.pick([1000, 750, 250]))
      }
      system.add([(0, 1), (1, 1), (2, 1)], .equal, 100, 249)
      system.add([(3, 1), (4, -1), (5, 2)], .equal, 100, 248)
      let isSettled = system.solver.solve().isSettled
      #expect(isSettled, "seed \(seed)")
    }
  }
}
