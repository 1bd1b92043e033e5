// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tests of the fast kernels need.

import CMicaKernels
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says so, where the processor has no AVX2.
  static var needsFastKernels: Self {
    .enabled(if: mica_kernels_avx2() != nil, "this processor has no AVX2")
  }
}

/// The fast kernels that this processor runs.
func fastKernels() -> [UnsafePointer<mica_kernels>] {
  [mica_kernels_avx2(), mica_kernels_avx512()].compactMap { $0 }
}
