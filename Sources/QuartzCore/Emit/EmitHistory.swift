// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4's door for pictures that follow each other: what did not change since the last list is
// copied from there.

package import MicaScene

/// What is known of the last list that a tree was recorded into. Not thread-safe itself.
package final class EmitHistory {
  private var last: EmitLog?
  /// The log of a list that is not the last one, or not yet.
  private var other: EmitLog?

  package init() {}

  /// Records a presented tree, if there is one, as `emit(_:into:options:)` does; what is drawn is
  /// the same.
  ///
  /// `lastList` is the list that was recorded when `keep` was called last, and still holds that.
  package func emit(
    _ layer: PresentedLayer?, into list: DisplayList, options: EmitOptions,
    after lastList: DisplayList?
  ) {
    let log = other ?? EmitLog()
    other = log
    log.begin(layer, options, after: last, in: lastList)
    if let layer { recordTree(layer, into: list, options: options, log: log) }
    log.finish()
  }

  /// Makes the list that was recorded just now the last one.
  package func keep() {
    (last, other) = (other, last)
    other?.forget()
  }
}
