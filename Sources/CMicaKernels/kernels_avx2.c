// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kernels for processors with AVX2.

#include "CMicaKernels.h"

#if defined(__x86_64__)

#pragma STDC FP_CONTRACT OFF

#include "lanes_avx2.h"
#include "kernels_lanes.h"

const mica_kernels *mica_kernels_avx2(void) {
  return __builtin_cpu_supports("avx2") ? &kernels : NULL;
}

#else

const mica_kernels *mica_kernels_avx2(void) { return NULL; }

#endif
