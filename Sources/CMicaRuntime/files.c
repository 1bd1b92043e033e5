// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// funopen of Apple's C library, by glibc's fopencookie.

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "CMicaRuntime.h"

typedef struct {
  void *cookie;
  MicaFileFunctions functions;
} File;

static int size_of(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_file(void *file, char *bytes, size_t count) {
  File *self = file;
  return self->functions.read ? self->functions.read(self->cookie, bytes, size_of(count)) : -1;
}

// glibc takes 0 for an error.
static ssize_t write_file(void *file, const char *bytes, size_t count) {
  File *self = file;
  if (!self->functions.write) return 0;
  int written = self->functions.write(self->cookie, bytes, size_of(count));
  return written < 0 ? 0 : written;
}

static int seek_file(void *file, off64_t *place, int whence) {
  File *self = file;
  if (!self->functions.seek) return -1;
  long found = self->functions.seek(self->cookie, *place, whence);
  if (found < 0) return -1;
  *place = found;
  return 0;
}

static int close_file(void *file) {
  File self = *(File *)file;
  free(file);
  return self.functions.close ? self.functions.close(self.cookie) : 0;
}

FILE *mica_funopen(void *cookie, MicaFileFunctions functions) {
  if (!functions.read && !functions.write) {
    errno = EINVAL;
    return NULL;
  }
  File *file = malloc(sizeof *file);
  if (!file) return NULL;
  *file = (File){cookie, functions};
  const char *mode = !functions.read ? "w" : !functions.write ? "r" : "r+";
  cookie_io_functions_t functions_of_file = {read_file, write_file, seek_file, close_file};
  FILE *opened = fopencookie(file, mode, functions_of_file);
  if (!opened) free(file);
  return opened;
}
