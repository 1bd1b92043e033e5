// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Queues and times as libdispatch passes them.

#pragma once

#include "program.h"

typedef void *queue_t;
typedef void *group_t;
typedef uint64_t when_t;

/// libdispatch's main queue, which stands for each program's own.
queue_t mica_main_queue(void);

/// Nanoseconds from now in the program's time; negative for never.
int64_t mica_delay_until(const struct mica_program *program, when_t when);
