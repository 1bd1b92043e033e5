// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The warning of iOS' main thread checker: a program touches UIKit on another thread. It names UIKit's method and
// the program's line once, and the program goes on.

#include "program.h"

#include <execinfo.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { most_frames = 64, most_text = 1024 };

extern char *swift_demangle(const char *name, size_t length, char *out, size_t *out_length, uint32_t flags)
    __attribute__((weak));

/// What stands at an address of code: a function's name, and where its source has a line, that.
struct place {
  char function[most_text];
  char source[most_text];
};

/// Asks a symbolizer (MICA_SYMBOLIZER, a path) for what stands at an address.
static void ask(const char *file, uintptr_t address, struct place *place) {
  const char *symbolizer = getenv("MICA_SYMBOLIZER");
  if (symbolizer == NULL || strchr(symbolizer, '\'') != NULL || strchr(file, '\'') != NULL) return;
  char command[3 * most_text];
  int length = snprintf(command, sizeof command, "'%s' --no-inlines --no-demangle '--obj=%s' 0x%lx 2>/dev/null", symbolizer,
                        file, (unsigned long)address);
  if (length < 0 || (size_t)length >= sizeof command) return;
  FILE *answer = popen(command, "r");
  if (answer == NULL) return;
  char line[most_text];
  if (fgets(line, sizeof line, answer) != NULL) {
    line[strcspn(line, "\n")] = 0;
    if (strcmp(line, "??") != 0) strcpy(place->function, line);
    if (fgets(line, sizeof line, answer) != NULL && strncmp(line, "??", 2) != 0) {
      line[strcspn(line, "\n")] = 0;
      strcpy(place->source, line);
    }
  }
  pclose(answer);
}

static void find_place(const void *code, struct place *place) {
  *place = (struct place){0};
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1(code, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return;
  if (info.dli_sname != NULL) snprintf(place->function, most_text, "%s", info.dli_sname);
  char own[most_text];
  const char *file = map->l_name;
  if (file == NULL || file[0] == 0) {
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
    if (length < 0) return;
    own[length] = 0;
    file = own;
  }
  ask(file, (uintptr_t)code - 1 - map->l_addr, place);
}

/// `UILabel.text.setter : Swift.String?` → `-[UILabel setText:]`.
static void write_method(const char *name, char *out, size_t size) {
  const char *start = name;
  for (const char *next; (next = strstr(start, " in ")) != NULL;) start = next + 4;
  if (strncmp(start, "static ", 7) == 0) start += 7;
  const char *module = strchr(start, '.');
  if (module == NULL) {
    snprintf(out, size, "UIKit");
    return;
  }
  const char *class = module + 1;
  const char *member = strchr(class, '.');
  size_t end = strcspn(class, ".( :");
  if (member == NULL || member != class + end) {
    snprintf(out, size, "UIKit");
    return;
  }
  member += 1;
  if (strncmp(member, "__allocating_", 13) == 0) member += 13;
  size_t length = strcspn(member, ".( :");
  int written = snprintf(out, size, "-[%.*s ", (int)end, class);
  if (strncmp(member + length, ".setter", 7) == 0) {
    char first = member[0] >= 'a' && member[0] <= 'z' ? member[0] - 32 : member[0];
    snprintf(out + written, size - written, "set%c%.*s:]", first, (int)length - 1, member + 1);
    return;
  }
  written += snprintf(out + written, size - written, "%.*s", (int)length, member);
  const char *text = member + length;
  if (*text == '(') {
    int depth = 0;
    const char *label = text + 1;
    bool is_first = true;
    for (; *text != 0 && (size_t)written + 64 < size; text++) {
      if (strchr("([<{", *text) != NULL) depth += 1;
      if (strchr(")]}", *text) != NULL || (*text == '>' && text[-1] != '-')) depth -= 1;
      // A parameter without a label is its type alone.
      if ((depth == 0 || (depth == 1 && *text == ',')) && label != NULL && text > label) {
        written += snprintf(out + written, size - written, ":");
        is_first = false;
      }
      if (depth == 0) break;
      if (depth == 1 && *text == ':' && label != NULL) {
        int count = (int)(text - label);
        bool is_empty = count == 1 && *label == '_';
        if (is_first && !is_empty) {
          written += snprintf(out + written, size - written, "With%c%.*s:", *label >= 'a' ? *label - 32 : *label,
                              count - 1, label + 1);
        } else {
          written += snprintf(out + written, size - written, "%.*s:", is_empty ? 0 : count, label);
        }
        (label = NULL, is_first = false);
      }
      if (depth == 1 && *text == ',') label = text + 2;
    }
  }
  snprintf(out + written, size - written, "]");
}

void mica_warn_off_main(mica_program *program) {
  if (atomic_exchange(&program->has_warned, true)) return;
  void *frames[most_frames];
  int count = backtrace(frames, most_frames);
  // Mica's outermost frame below the first of the program's own.
  int own = -1;
  int user = -1;
  for (int index = 1; index < count && user < 0; index++) {
    if (mica_is_in_library_of(frames[index], (void *)mica_warn_off_main)) {
      if (!mica_is_concurrency(frames[index])) own = index;
    } else if (!mica_is_concurrency(frames[index]) && !mica_is_in_library_of(frames[index], mica_dispatch())) {
      user = index;
    }
  }
  struct place place = {0};
  char method[most_text] = "UIKit";
  if (own >= 0) {
    find_place(frames[own], &place);
    char *name = swift_demangle != NULL && place.function[0] != 0
                     ? swift_demangle(place.function, strlen(place.function), NULL, NULL, 0)
                     : NULL;
    if (name != NULL) write_method(name, method, sizeof method);
    free(name);
  }
  if (user >= 0) find_place(frames[user], &place);
  bool has_line = user >= 0 && place.source[0] != 0;
  fprintf(stderr, "%s%swarning: %s must be used from main thread only\n", has_line ? place.source : "", has_line ? ": " : "",
          method);
}

void mica_check_main_thread(void) {
  mica_program *program = mica_here();
  if (program != NULL && mica_thread.is_worker) mica_warn_off_main(program);
}
