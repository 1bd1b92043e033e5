// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid for processors with AVX2.

#include "mica_grid.h"
#include "processor.h"

#if defined(__x86_64__)

#pragma STDC FP_CONTRACT OFF

#define KERNEL static __attribute__((target("avx2,bmi,bmi2")))
#define TILE_ROWS 2
#include "grid_rows.h"

const mica_grid_kernels *mica_grid_kernels_avx2(void) {
  static const mica_grid_kernels kernels = {grid_add, grid_sweep};
  return mica_has_avx2_and_bits() ? &kernels : NULL;
}

#else

const mica_grid_kernels *mica_grid_kernels_avx2(void) { return NULL; }

#endif
