// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What closures read that run while views are laid out or drawn, after the body that made them has returned.

internal import MicaGraph
internal import Observation

/// Runs a program's closures and calls `changed` in the update in which something is out of date that the last run read.
@MainActor
final class ClosureReads {
  private let graph: ViewGraph
  private let scope = GraphScope()
  private var observer: GraphObserver!
  private var work: (() -> Void)?
  private let changed: () -> Void

  /// Reads in a program's graph. `changed` has the closure run again: it asks for layout or drawing.
  init(_ graph: ViewGraph, changed: @escaping @MainActor () -> Void) {
    (self.graph, self.changed) = (graph, changed)
    let attributes = graph.graph
    observer = attributes.withoutTracking {
      attributes.with(scope) {
        attributes.observeNow(name: "closure") { [unowned self] in
          onMainThread { if let work { work() } else if isReady { self.changed() } }
        }
      }
    }
    isReady = true
  }

  private var isReady = false

  isolated deinit { end() }

  /// Runs a closure, whose reads take the place of the last run's.
  func run<Result>(_ body: () -> Result) -> Result {
    // A closure within itself belongs to the outer run.
    guard work == nil else { return body() }
    let notice = ReadNotice(reads: self)
    return withoutActuallyEscaping(body) { body in
      var result: Result?
      work = {
        result = withObservationTracking(body) { onMainThread { notice.send() } }
      }
      graph.graph.runNow(observer)
      work = nil
      return result ?? body()
    }
  }

  /// The view has ended.
  func end() { graph.graph.remove(scope) }

  fileprivate func observedDidChange() {
    graph.schedule { [weak self] in onMainThread { self?.changed() } }
  }
}

/// Reads, for a closure that may outlive them.
private final class ReadNotice: @unchecked Sendable {
  private weak var reads: ClosureReads?

  init(reads: ClosureReads) { self.reads = reads }

  @MainActor func send() { reads?.observedDidChange() }
}
