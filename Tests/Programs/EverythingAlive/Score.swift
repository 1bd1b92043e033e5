// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value that is watched by its key.

import Foundation

final class Score: NSObject {
  @objc dynamic var points = 0
  @objc dynamic var name = "none"
}
