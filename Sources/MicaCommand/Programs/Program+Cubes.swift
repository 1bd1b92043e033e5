// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the cubes.

import MicaJob
import UIKit

@testable import Cubes

extension Program {
  static let cubes = Program(
    name: "cubes",
    summary: "Two solid cubes of layers in perspective, turning once in twelve seconds.",
    defaultSize: PointSize(width: 500, height: 360),
    motion: 12,
    inspectables: [],
    makeRoot: { CubesViewController() })
}
