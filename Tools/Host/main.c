// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The process of an opened program: all of Mica, with the program in a library beside it (Docs/host.md).

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv) {
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - sizeof "program.so");
  char *slash = length > 0 ? memrchr(path, '/', (size_t)length) : NULL;
  if (slash == NULL) {
    fputs("Error: /proc is needed\n", stderr);
    return 1;
  }
  strcpy(slash + 1, "program.so");
  // What is missing is said now rather than in the middle of a film.
  void *program = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
  int (*start)(int, char **) = NULL;
  if (program != NULL) *(void **)&start = dlsym(program, "main");
  if (start == NULL) {
    fprintf(stderr, "Error: the program can't be loaded: %s\n", dlerror());
    return 1;
  }
  return start(argc, argv);
}
