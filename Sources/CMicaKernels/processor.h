// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the processor has, and the system lets programs use; a virtual one may lack any part.

#ifndef PROCESSOR_H
#define PROCESSOR_H

#if defined(__x86_64__)

/// AVX2, and the bit instructions that the grid uses beside it.
static inline int mica_has_avx2_and_bits(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}

/// All of AVX-512 F, BW, DQ and VL.
static inline int mica_has_avx512(void) {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
}

#endif
#endif
