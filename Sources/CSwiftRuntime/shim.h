// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Swift's runtime knows of an object and the language does not say.

#pragma once
#include <stdbool.h>

bool swift_isDeallocating(void *object);

/// Whether the last reference to an object is gone: its `deinit` is running.
static inline bool mica_is_deallocating(void *object) { return swift_isDeallocating(object); }
