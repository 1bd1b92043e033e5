// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the stages of a frame cost on this machine, for tools that show it. It reaches no picture.

/// How long each stage of the latest frames took, in real time. Of one program; not thread-safe.
package final class FrameTimes {
  /// A stage of the pipeline (ARCHITECTURE.md), in the order of a frame.
  package enum Part: Int, CaseIterable {
    /// The program's own work and its layout and display passes.
    case update
    /// The layer tree → a snapshot.
    case commit
    /// The snapshot at a moment.
    case present
    /// Layers → a display list, and what changed in it.
    case emit
    /// Shapes → strips.
    case strips
    /// Strips → pixels.
    case fine
  }

  /// Seconds by stage.
  package private(set) var seconds = [Double](repeating: 0, count: Part.allCases.count)
  private var last = 0.0

  package init() {}

  /// Begins a frame: what was measured is forgotten.
  package func begin() {
    for index in seconds.indices { seconds[index] = 0 }
    restart()
  }

  /// Leaves out what has passed since the last mark.
  package func restart() { last = MachineTime.now }

  /// What has passed since the last mark belongs to a stage.
  package func mark(_ part: Part) {
    let now = MachineTime.now
    seconds[part.rawValue] += now - last
    last = now
  }
}
