// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Being told when a Swift object dies. Swift on Linux has no hook for that: no associated objects,
// no weak references that call back.

#ifndef C_MICA_RUNTIME_H
#define C_MICA_RUNTIME_H

#include <stdbool.h>
#include <stdio.h>

/// What is called around the death of an object.
typedef struct {
  /// Before `deinit` runs: gives what the class's destroyer was, and may set a token.
  const void *_Nonnull (*_Nonnull will_die)(const void *_Nonnull object, void *_Nullable *_Nonnull token);
  /// After the object is gone; for objects with a token.
  void (*_Nonnull did_die)(void *_Nonnull token);
} MicaDeathCallbacks;

/// Has the callbacks called around the death of each object of exactly this class, and gives the
/// class's own destroyer. Once for a class; the callbacks are those of the first call.
///
/// A class's metadata holds, two words before its address point, the function that destroys its
/// objects: Swift calls it when the last reference goes. It is replaced by one that calls it.
const void *_Nonnull mica_watch_deaths(const void *_Nonnull class_metadata, MicaDeathCallbacks callbacks);

/// Takes a lock of one word, 0 while it is free; waits by giving the processor away.
void mica_lock_word(unsigned *_Nonnull word);

/// Takes such a lock if it is free; whether it was.
int mica_try_lock_word(unsigned *_Nonnull word);

/// Gives such a lock back.
void mica_unlock_word(unsigned *_Nonnull word);

/// What reads, writes, seeks and closes a file; null for what can't be done.
typedef struct {
  int (*_Nullable read)(void *_Nullable cookie, char *_Nullable bytes, int count);
  int (*_Nullable write)(void *_Nullable cookie, const char *_Nullable bytes, int count);
  long (*_Nullable seek)(void *_Nullable cookie, long offset, int whence);
  int (*_Nullable close)(void *_Nullable cookie);
} MicaFileFunctions;

/// A file of functions, which is closed by `fclose`; null without a function that reads or writes.
FILE *_Nullable mica_funopen(void *_Nullable cookie, MicaFileFunctions functions);

/// Calls a function; whether a trap of Swift's ended it in this thread. What it held then is never freed. Calls may be nested.
bool mica_catch_trap(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

#endif
