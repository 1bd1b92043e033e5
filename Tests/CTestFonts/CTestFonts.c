// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

#include "CTestFonts.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *mica_test_fonts(void) {
  static char folder[PATH_MAX];
  if (folder[0] != 0) return folder;
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s", __FILE__);
  // Off with Tests/CTestFonts/CTestFonts.c.
  for (int i = 0; i < 3; i++) {
    char *slash = strrchr(path, '/');
    if (slash != NULL) *slash = 0;
  }
  snprintf(folder, sizeof folder, "%.*s/Fonts", PATH_MAX - 8, path);
  return folder;
}

// Before anything else of the test program runs.
__attribute__((constructor)) static void use_test_fonts(void) {
  setenv("MICA_FONTS", mica_test_fonts(), 0);
}
