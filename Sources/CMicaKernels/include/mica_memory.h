// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0: memory that goes back to the system.

#ifndef MICA_MEMORY_H
#define MICA_MEMORY_H

/// Gives pages back that hold nothing any more, where the C library has a call for that.
void mica_trim_memory(void);

#endif
