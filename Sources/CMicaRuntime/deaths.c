// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The destroyer that stands in for those of watched classes. Swift passes the object in the register
// of `self`.

#include "CMicaRuntime.h"

#include <stdatomic.h>
#include <stddef.h>

typedef __attribute__((swiftcall)) void (*Destroyer)(__attribute__((swift_context)) void *);

static MicaDeathCallbacks death;

static __attribute__((swiftcall)) void destroy(__attribute__((swift_context)) void *object) {
  void *token = NULL;
  Destroyer own = (Destroyer)death.will_die(object, &token);
  own(object);
  if (token != NULL) death.did_die(token);
}

const void *mica_watch_deaths(const void *class_metadata, MicaDeathCallbacks callbacks) {
  if (death.will_die == NULL) death = callbacks;
  _Atomic(const void *) *slot = (_Atomic(const void *) *)class_metadata - 2;
  return atomic_exchange(slot, (const void *)destroy);
}
