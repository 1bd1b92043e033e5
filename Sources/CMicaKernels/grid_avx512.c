// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid for processors with AVX-512.

#include "mica_grid.h"
#include "processor.h"

#if defined(__x86_64__)

#pragma STDC FP_CONTRACT OFF

#define KERNEL static __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2")))
#define TILE_ROWS 4
#include "grid_rows.h"

const mica_grid_kernels *mica_grid_kernels_avx512(void) {
  static const mica_grid_kernels kernels = {grid_add, grid_sweep};
  return mica_has_avx2_and_bits() && mica_has_avx512() ? &kernels : NULL;
}

#else

const mica_grid_kernels *mica_grid_kernels_avx512(void) { return NULL; }

#endif
