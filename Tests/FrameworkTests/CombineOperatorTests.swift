// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Merge and CombineLatest, by what Apple documents of them.

import Combine
import Testing

@Suite struct CombineOperatorTests {
  private struct Failed: Error, Equatable {}

  @Test func latestValuesTogether() {
    let (name, age) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    var heard: [String] = []
    var ends = 0
    let bag = name.combineLatest(age).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { heard.append("\($0)\($1)") })
    age.send(2)
    name.send("a")
    age.send(3)
    name.send("b")
    name.send(completion: .finished)
    age.send(4)
    #expect(heard == ["a2", "a3", "b3", "b4"] && ends == 0)
    age.send(completion: .finished)
    #expect(ends == 1)
    bag.cancel()
  }

  @Test func threeAndFourWithAClosure() {
    let parts = (0..<4).map { CurrentValueSubject<Int?, Never>($0) }
    var sums: [Int] = []
    let three = parts[0].combineLatest(parts[1], parts[2]) { ($0 ?? 0) + ($1 ?? 0) + ($2 ?? 0) }
      .sink { sums.append($0) }
    parts[1].send(nil)
    let four = Publishers.CombineLatest4(parts[0], parts[1], parts[2], parts[3])
      .map { [$0, $1, $2, $3].compactMap { $0 }.count }.sink { sums.append($0) }
    #expect(sums == [3, 2, 3])
    three.cancel()
    four.cancel()
  }

  @Test func failureOfOneEndsBoth() {
    let (first, second) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var heard: [Int] = []
    var failure: Failed?
    let bag = first.merge(with: second).sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
      receiveValue: { heard.append($0) })
    first.send(1)
    second.send(2)
    second.send(completion: .failure(Failed()))
    first.send(3)
    #expect(heard == [1, 2] && failure == Failed())
    bag.cancel()
  }

  @Test func mergedValuesComeInTheirOrder() {
    var heard: [Int] = []
    var ends = 0
    let many = Publishers.MergeMany([[1, 2].publisher, [3].publisher, [].publisher]).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { heard.append($0) })
    let three = Just(4).merge(with: Just(5), Just(6)).sink { heard.append($0) }
    #expect(heard == [1, 2, 3, 4, 5, 6] && ends == 1)
    _ = Publishers.MergeMany([Just<Int>]()).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    #expect(ends == 2)
    (many as any Cancellable).cancel()
    three.cancel()
  }

  /// A subscriber gets as many values as it has asked for; the newest combination waits for the next.
  @Test func demandsAreKept() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let latest = Asking<(Int, Int)>()
    first.combineLatest(second).subscribe(latest)
    first.send(2)
    #expect(latest.values.isEmpty)
    latest.subscription?.request(.max(1))
    first.send(3)
    first.send(4)
    #expect(latest.values.map(\.0) == [2])
    latest.subscription?.request(.max(1))
    #expect(latest.values.map(\.0) == [2, 4])
    let merged = Asking<Int>()
    [1, 2, 3].publisher.merge(with: [4].publisher).subscribe(merged)
    #expect(merged.values.isEmpty && !merged.isOver)
    merged.subscription?.request(.max(3))
    #expect(merged.values.count == 3 && !merged.isOver)
    merged.subscription?.request(.unlimited)
    #expect(merged.values.sorted() == [1, 2, 3, 4] && merged.isOver)
  }
}

/// Asks for values only when a test does.
private final class Asking<Input>: Subscriber {
  typealias Failure = Never
  var subscription: (any Subscription)?
  var values: [Input] = []
  var isOver = false

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { isOver = true }
}
