// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a graph works out, when, and in which order.

import Testing

@testable import MicaGraph

private final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

struct AttributeGraphTests {
  private let graph = AttributeGraph()
  private let log = Log()

  @Test func aRuleFollowsWhatItReads() {
    let (a, b) = (graph.input(1), graph.input(10))
    let sum = graph.rule { a.value + b.value }
    #expect(sum.value == 11)
    graph.set(a, 2)
    graph.set(b, 20)
    #expect(sum.value == 22 && graph.runCount == 2)
    #expect(sum.value == 22 && graph.runCount == 2)
  }

  @Test func onlyWhatReadAChangedValueRuns() {
    let (a, b) = (graph.input(1), graph.input(1))
    let left = graph.rule { a.value * 2 }
    let right = graph.rule { b.value * 3 }
    let both = graph.rule { left.value + right.value }
    #expect(both.value == 5)
    let before = graph.runCount
    graph.set(b, 2)
    #expect(both.value == 8 && graph.runCount == before + 2)
    graph.set(b, 2)
    #expect(both.value == 8 && graph.runCount == before + 2, "an equal value is no change")
  }

  /// A rule whose value stays the same runs nothing above it.
  @Test func anEqualValueEndsAChange() {
    let a = graph.input(3)
    let isOdd = graph.rule { a.value % 2 == 1 }
    let text = graph.rule { isOdd.value ? "odd" : "even" }
    #expect(text.value == "odd")
    graph.set(a, 5)
    #expect(text.value == "odd" && graph.runCount == 3)
    graph.set(a, 6)
    #expect(text.value == "even" && graph.runCount == 5)
  }

  @Test func aDiamondRunsOnce() {
    let a = graph.input(1)
    let sides = (0..<4).map { index in graph.rule { a.value + index } }
    let sum = graph.rule { sides.reduce(0) { $0 + $1.value } }
    #expect(sum.value == 10)
    graph.set(a, 2)
    #expect(sum.value == 14 && graph.runCount == 10)
  }

  /// What a rule doesn't read any more doesn't concern it.
  @Test func dependenciesAreThoseOfTheLastRun() {
    let (which, a, b) = (graph.input(true), graph.input(1), graph.input(2))
    let shown = graph.rule { which.value ? a.value : b.value }
    #expect(shown.value == 1)
    graph.set(which, false)
    #expect(shown.value == 2)
    let before = graph.runCount
    graph.set(a, 5)
    #expect(shown.value == 2 && graph.runCount == before)
    graph.set(b, 6)
    #expect(shown.value == 6)
  }

  @Test func aPeekIsNoDependency() {
    let (a, b) = (graph.input(1), graph.input(1))
    let rule = graph.rule { a.value + b.peek }
    #expect(rule.value == 2)
    graph.set(b, 5)
    #expect(rule.value == 2)
    graph.set(a, 2)
    #expect(rule.value == 7)
    graph.invalidate(rule)
    #expect(rule.value == 7 && graph.runCount == 3)
  }

  // MARK: Observers

  @Test func observersRunInTheirOrderAndOnlyWhereTheirValuesChanged() {
    let (a, b) = (graph.input(1), graph.input(1))
    let (log, graph) = (log, graph)
    graph.observe { log("first \(b.value)") }
    graph.observe { log("second \(a.value)") }
    graph.observe { log("third \(a.value + b.value)") }
    #expect(graph.needsUpdate)
    graph.update()
    #expect(log.taken() == ["first 1", "second 1", "third 2"] && !graph.needsUpdate)
    graph.set(a, 2)
    graph.set(b, 3)
    graph.set(b, 1)
    graph.update()
    #expect(log.taken() == ["first 1", "second 2", "third 3"])
    graph.set(a, 3)
    graph.update()
    #expect(log.taken() == ["second 3", "third 4"])
    graph.update()
    #expect(log.taken().isEmpty)
  }

  @Test func whatAnObserverWritesIsFollowed() {
    let (a, copy) = (graph.input(1), graph.input(0))
    let (log, graph) = (log, graph)
    graph.observe { log("copy \(copy.value)") }
    graph.observe { graph.set(copy, a.value) }
    graph.update()
    #expect(log.taken() == ["copy 0", "copy 1"])
  }

  @Test func whatNeverSettlesIsTold() {
    let a = graph.input(0)
    let graph = graph
    var problems: [AttributeGraph.Problem] = []
    graph.report = { problems.append($0) }
    graph.observe(name: "counter") { graph.set(a, a.value + 1) }
    graph.update()
    #expect(problems == [.unsettled(name: "counter")] && a.peek == AttributeGraph.mostRuns)
    #expect(graph.needsUpdate)
  }

  @Test func aCircleIsTold() {
    let (on, graph) = (graph.input(false), graph)
    var problems: [AttributeGraph.Problem] = []
    graph.report = { problems.append($0) }
    var other: Attribute<Int>?
    let one = graph.rule(name: "one") { on.value ? (other?.value ?? 0) + 1 : 1 }
    other = graph.rule(name: "other") { one.value * 2 }
    #expect(other?.value == 2 && problems.isEmpty)
    graph.set(on, true)
    #expect(one.value == 3 && problems == [.cycle(name: "one")])
  }

  // MARK: Changes

  @Test func changesOfOneTagAreMadeTogether() {
    let a = graph.input(0)
    let (log, graph) = (log, graph)
    graph.observe { log("\(a.value) \(graph.tag.map { "\($0)" } ?? "none")") }
    graph.update()
    for (tag, value) in [(nil, 1), (nil, 2), ("spring", 3), ("spring", 4), (nil, 5)]
      as [(String?, Int)]
    {
      graph.schedule(tag: tag) { graph.set(a, value) }
    }
    #expect(a.peek == 0)
    graph.update()
    #expect(log.taken() == ["0 none", "2 none", "4 spring", "5 none"] && graph.tag == nil)
  }

  // MARK: Scopes

  @Test func aScopesAttributesEndWithIt() {
    let a = graph.input(1)
    let (outer, log, graph) = (GraphScope(), log, graph)
    let inner = GraphScope(in: outer)
    let rule = graph.with(inner) {
      graph.observe { log("inner \(a.value)") }
      return graph.rule { a.value * 2 }
    }
    let reader = graph.rule { rule.value + 1 }
    graph.update()
    #expect(reader.value == 3 && log.taken() == ["inner 1"])
    graph.remove(outer)
    graph.set(a, 5)
    graph.update()
    #expect(log.taken().isEmpty && !rule.isAlive && rule.value == 2)
    #expect(reader.value == 3)
  }

  @Test func nothingIsLeftOfWhatHasEnded() {
    final class Probe { var value = 1 }
    weak var inRule: Probe?
    weak var node: AnyNode?
    let a = graph.input(1)
    let scope = GraphScope(in: graph.root)
    graph.with(scope) {
      let probe = Probe()
      inRule = probe
      let rule = graph.rule { a.value + probe.value }
      _ = rule.value
      node = rule.node
    }
    #expect(inRule != nil && node != nil)
    graph.remove(scope)
    #expect(inRule == nil && node == nil)
    graph.set(a, 2)
  }

  @Test func aHandleOutlivesItsGraph() {
    var own: AttributeGraph? = AttributeGraph()
    let a = own?.input(1)
    let rule = own?.rule { (a?.value ?? 0) + 1 }
    #expect(rule?.value == 2)
    own = nil
    #expect(rule?.isAlive == false && rule?.value == 2)
  }

  // MARK: Properties

  /// Random graphs under random changes equal what is worked out anew, and no rule runs twice for a change.
  @Test(arguments: 0..<60)
  func anyGraphIsRight(seed: Int) {
    var random = Random(seed: UInt64(seed) &+ 1)
    let inputs = (0..<6).map { graph.input($0) }
    var rules: [Attribute<Int>] = []
    var plans: [[Int]] = []
    for index in 0..<40 {
      let plan = (0..<1 + random.next(4)).map { _ in random.next(6 + index) }
      let below = inputs + rules
      // The first value chooses which of the others are read; values are small, so that many stay equal.
      rules.append(
        graph.rule {
          let first = below[plan[0]].value
          return plan.dropFirst(1 + abs(first) % 2).reduce(first) { ($0 + below[$1].value) % 7 }
        })
      plans.append(plan)
    }
    for _ in 0..<200 {
      for _ in 0...random.next(3) { graph.set(inputs[random.next(6)], random.next(5)) }
      var values = inputs.map(\.peek)
      for plan in plans {
        let first = values[plan[0]]
        values.append(plan.dropFirst(1 + abs(first) % 2).reduce(first) { ($0 + values[$1]) % 7 })
      }
      let before = graph.runCount
      let chosen = random.next(40)
      #expect(rules[chosen].value == values[6 + chosen])
      if random.next(2) == 0 {
        for (index, rule) in rules.enumerated() { #expect(rule.value == values[6 + index]) }
      }
      #expect(graph.runCount - before <= 40)
    }
  }
}

/// Numbers that are the same in every run.
private struct Random {
  var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
