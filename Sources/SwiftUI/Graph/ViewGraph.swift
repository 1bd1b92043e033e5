// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program's views share: the graph of values, and the hosts that show trees of views.

internal import MicaContext
internal import MicaGraph
internal import MicaRaster

/// A program's graph of values, and its hosts.
@MainActor
final class ViewGraph: @preconcurrency ProgramState {
  nonisolated(unsafe) let graph = AttributeGraph()
  private var hosts: [HostHandle] = []
  /// What is done after the update that runs, in order: appearances, changes that are observed.
  private var actions: [() -> Void] = []
  /// The transaction of the changes that the update follows from.
  private(set) var transaction = Transaction()
  /// The transactions of all of these changes.
  private var ended: [Transaction] = []

  nonisolated init(in context: ProgramContext) {
    graph.report = { problem in
      switch problem {
      case .cycle(let name):
        Unsupported.note("AttributeGraph: cycle detected through \(name). It keeps its last value.")
      case .unsettled(let name):
        Unsupported.note("\(name) tried to update multiple times per frame. It waits for the next.")
      }
    }
  }

  static var current: ViewGraph { ProgramContext.current.state() }

  /// The number of the frame that is made.
  private(set) var frame = 0
  private var lastNumber = 0

  /// A host begins to bring its views up to date for a frame.
  func beginFrame() { frame += 1 }

  /// A number that the program's views haven't had.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func add(_ host: ViewHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(host.handle)
  }

  /// Changes values in the next update, in which the transaction holds.
  func schedule(
    _ transaction: Transaction = Transaction.current, _ change: @escaping () -> Void
  ) {
    graph.schedule { [self] in
      if !transaction.isEmpty {
        self.transaction = transaction
        ended.append(transaction)
      }
      change()
    }
    requestUpdate()
  }

  /// Has the hosts update before the next frame.
  func requestUpdate() {
    for entry in hosts { entry.host?.requestUpdate() }
  }

  /// Does something once the update that runs, or the next one, has settled.
  func afterUpdate(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Whether an update would do something.
  var needsUpdate: Bool { graph.needsUpdate || !actions.isEmpty }

  /// Whether bodies are run or views laid out, so that what is read decides what is shown.
  private(set) var isWorkingOut = false

  /// Runs a part of the update in which what is read decides what is shown.
  func workOut<Result>(_ body: () -> Result) -> Result {
    let outer = isWorkingOut
    isWorkingOut = true
    defer { isWorkingOut = outer }
    return body()
  }

  /// Brings the bodies up to date.
  func update() { workOut { graph.update() } }

  /// The update has come to its end: what is changed from now on has transactions of its own.
  func endTransaction() {
    guard !ended.isEmpty else { return }
    let now = ended
    (ended, transaction) = ([], Transaction())
    for transaction in now { transaction.complete() }
  }

  /// Does what waits for the end of the update. Returns whether there was something.
  func runActions() -> Bool {
    guard !actions.isEmpty else { return false }
    let now = actions
    actions = []
    let outer = isWorkingOut
    isWorkingOut = false
    defer { isWorkingOut = outer }
    graph.withoutTracking { for action in now { action() } }
    return true
  }
}
