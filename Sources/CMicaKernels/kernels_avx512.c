// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kernels for processors with AVX-512.

#include "CMicaKernels.h"
#include "processor.h"

#if defined(__x86_64__)

#pragma STDC FP_CONTRACT OFF

#include "lanes_avx512.h"
#include "kernels_lanes.h"

const mica_kernels *mica_kernels_avx512(void) {
  return mica_has_avx512() ? &kernels : NULL;
}

#else

const mica_kernels *mica_kernels_avx512(void) { return NULL; }

#endif
