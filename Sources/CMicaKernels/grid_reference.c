// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid for any processor.

#pragma STDC FP_CONTRACT OFF

#define KERNEL static
#define TILE_ROWS 2
#include "grid_rows.h"

const mica_grid_kernels *mica_grid_kernels_reference(void) {
  static const mica_grid_kernels kernels = {grid_add, grid_sweep};
  return &kernels;
}
