// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

#include "mica_memory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void mica_trim_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
