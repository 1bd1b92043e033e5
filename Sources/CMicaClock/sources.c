// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Event handlers, set as blocks, of libdispatch's sources: sockets of URL sessions above all. They run in the machine's time, so
// that a transfer's limits stay those of the network. What they hand to queues asynchronously is the program's that set
// them; calls that wait, and work for a later time, stay the machine's.

#include "blocks.h"
#include "queues.h"

struct handler {
  struct mica_block block;
  void *inner;
  int64_t number;
};

static const int32_t has_helpers = 1 << 25;

static void copy(void *to, const void *from) {
  ((struct handler *)to)->inner = mica_block_copy(((const struct handler *)from)->inner);
}

static void dispose(const void *block) { mica_block_release(((const struct handler *)block)->inner); }

static void call(struct mica_block *block) {
  struct handler *handler = (struct handler *)block;
  int64_t outer = mica_thread.handler_of;
  mica_thread.handler_of = handler->number;
  mica_block_call(handler->inner);
  mica_thread.handler_of = outer;
}

ANSWERED void dispatch_source_set_event_handler(void *source, const void *block) {
  static const struct {
    unsigned long reserved, size;
    void (*copy)(void *, const void *);
    void (*dispose)(const void *);
  } descriptor = {0, sizeof(struct handler), copy, dispose};
  typedef void (*function)(void *, const void *);
  function set = REAL(function, "dispatch_source_set_event_handler");
  struct mica_program *program = mica_here();
  int64_t number = program != NULL ? program->number : mica_thread.handler_of;
  if (block == NULL || number == 0) return set(source, block);
  struct handler handler = {
    .block = {
      .isa = dlsym(RTLD_DEFAULT, "_NSConcreteStackBlock"),
      .flags = has_helpers,
      .invoke = call,
      .descriptor = &descriptor,
    },
    .inner = (void *)block,
    .number = number,
  };
  set(source, &handler);
}
