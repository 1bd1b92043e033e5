// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Code of a node that runs again when something that it read has changed.

internal import MicaGraph

/// Code that runs at once, and in each update in which something is out of date that it read.
@MainActor
final class GraphWatch {
  private let graph: ViewGraph
  private let scope = GraphScope()
  private var observer: GraphObserver!

  init(_ graph: ViewGraph, name: String = "watch", _ body: @escaping @MainActor () -> Void) {
    self.graph = graph
    let attributes = graph.graph
    observer = attributes.withoutTracking {
      attributes.with(scope) {
        attributes.observeNow(name: name) { onMainThread(body) }
      }
    }
  }

  /// Has the code run in the update that runs, or in the next one.
  func invalidate() {
    graph.graph.invalidate(observer)
    graph.requestUpdate()
  }

  func end() { graph.graph.remove(scope) }
}
