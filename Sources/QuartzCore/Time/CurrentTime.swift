// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The time that layers and animations go by: the running program's.

import Foundation
package import MicaClock

/// The clock of programs and of tests.
package typealias VirtualClock = MicaClock.VirtualClock

/// The present time in seconds: that of the program's stage, 0 before any clock runs.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current?.now ?? 0 }
