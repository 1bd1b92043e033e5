// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What recognizers do when nothing happens for a while.

import Foundation
internal import QuartzCore

@MainActor
package protocol TimedGesture: UIGestureRecognizer {}

extension UIGestureRecognizer: TimedGesture {}

extension TimedGesture {
  /// Runs `body` some seconds from now, unless the gesture of the moment is over then.
  package func after(_ delay: TimeInterval, _ body: @escaping @MainActor (Self) -> Void) {
    let generation = core.generation
    TouchCenter.current.after(delay) { [weak self] in
      guard let self, self.core.generation == generation else { return }
      GestureArena.current.turn { body(self) }
    }
  }
}
