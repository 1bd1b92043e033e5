// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2: model layers → snapshots. The door; LayerCommit does the work.

import Foundation
internal import MicaRaster

/// Takes a snapshot of a tree of layers at `time` (seconds, `CACurrentMediaTime`'s).
///
/// Commits the implicit transaction, gives new animations their begin times (FACTS C1) and has
/// `clock` take animations off their layers when they end; without a clock that waits for the
/// layer's next commit, which no picture shows, and layers do not animate by themselves. Parts of
/// the tree that did not change since the last commit are the same objects as then.
package func commitLayerTree(
  _ root: CALayer, at time: Double, clock: VirtualClock? = nil
) -> LayerSnapshot {
  TransactionStack.current.flush()
  root.flags.isRoot = true
  let commit = LayerCommit(clock: clock)
  commit.letGo(TransactionStack.current.takeDepartures())
  let parentTime = root.container.map { $0.localTime(atAbsoluteTime: time) } ?? time
  let snapshot = LargeStack.run(depth: root.changedHeight) {
    commit.snapshot(of: root, atParentTime: parentTime)
  }
  commit.tellDelegates(at: time)
  return snapshot
}
