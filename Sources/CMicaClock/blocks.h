// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blocks, seen from C: the layout is fixed by the blocks' published binary interface.

#pragma once

#include "program.h"

struct mica_block {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(struct mica_block *);
  const void *descriptor;
};

/// Calls a block.
void mica_block_call(void *block);

/// A copy of a block that outlives the caller, and its end.
void *mica_block_copy(const void *block);
void mica_block_release(void *block);

/// Whether libdispatch made the block for a work item; and its flags.
bool mica_block_is_item(const void *block, unsigned long *flags);

/// A block that calls a function once; libdispatch copies it.
struct mica_call_block {
  struct mica_block block;
  mica_function function;
  void *context;
};
struct mica_call_block mica_block_calling(mica_function function, void *context);
