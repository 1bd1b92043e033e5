// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers on the stage's screen.

package import Foundation
package import UIKit

extension Stage {
  /// Has fingers do something together at a virtual time; a time that has passed means the next turn
  /// of the run loop.
  package func touch(_ contacts: [Contact], at time: TimeInterval) {
    let due = max(time, self.time)
    perform(at: due) { TouchCenter.current.deliver(contacts, at: due) }
  }
}
