// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The span kernels of CMicaKernels that a renderer uses.

import CMicaKernels

/// Which implementation of the span kernels to use.
package enum KernelChoice: Sendable {
  /// The fastest that the processor runs, or what the environment's MICA_KERNELS asks for.
  case best
  /// The plain versions.
  case reference

  var table: UnsafePointer<mica_kernels> {
    switch self {
    case .best: return mica_kernels_best()
    case .reference: return mica_kernels_reference()
    }
  }
}
