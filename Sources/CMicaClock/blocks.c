// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blocks without the compiler's help.

#include "blocks.h"

#include <string.h>

void mica_block_call(void *block) {
  struct mica_block *called = block;
  called->invoke(called);
}

void *mica_block_copy(const void *block) {
  typedef void *(*function)(const void *);
  return REAL(function, "_Block_copy")(block);
}

void mica_block_release(void *block) {
  typedef void (*function)(const void *);
  REAL(function, "_Block_release")(block);
}

/// What libdispatch's private headers say follows a work item's block: a mark, then its flags.
static const unsigned long item_mark = 0xD159B10C;

bool mica_block_is_item(const void *block, unsigned long *flags) {
  static _Atomic(void *) item_invoke;
  void *known = atomic_load(&item_invoke);
  if (known == NULL) {
    typedef void *(*function)(unsigned long, const void *);
    struct mica_call_block plain = mica_block_calling(NULL, NULL);
    struct mica_block *item = REAL(function, "dispatch_block_create")(0, &plain);
    if (item == NULL) return false;
    known = (void *)item->invoke;
    mica_block_release(item);
    atomic_store(&item_invoke, known);
  }
  const struct mica_block *asked = block;
  if ((void *)asked->invoke != known) return false;
  const unsigned long *private_data = (const unsigned long *)(asked + 1);
  *flags = private_data[0] == item_mark ? private_data[1] : 0;
  return true;
}

static void call(struct mica_block *block) {
  struct mica_call_block *self = (struct mica_call_block *)block;
  self->function(self->context);
}

struct mica_call_block mica_block_calling(mica_function function, void *context) {
  static const unsigned long descriptor[2] = {0, sizeof(struct mica_call_block)};
  return (struct mica_call_block){
    .block = {
      .isa = dlsym(RTLD_DEFAULT, "_NSConcreteStackBlock"),
      .invoke = call,
      .descriptor = descriptor,
    },
    .function = function,
    .context = context,
  };
}
