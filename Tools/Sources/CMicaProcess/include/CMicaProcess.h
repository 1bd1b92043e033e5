// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Starts a program below a supervisor: a process that ends the program and all its descendants when a time limit is over,
// when it gets a signal, or when the process that started it is gone.

#ifndef C_MICA_PROCESS_H
#define C_MICA_PROCESS_H

/// What is started, and how.
struct mica_program {
  /// The executable, from the root.
  const char *path;
  /// Its arguments, the name first, and its environment, each with a null pointer at the end.
  char *const *arguments;
  char *const *environment;
  /// Files that become its standard output and error; -1 for the caller's own.
  int output, errors;
  /// The folder that it works in; null for the caller's own.
  const char *folder;
  /// Files that stay open in it.
  const int *inherited;
  int inherited_count;
  /// Whether it gets a process group of its own.
  int is_group;
  /// Seconds that it may take; 0 for no limit.
  double limit;
};

/// How a program ended.
struct mica_ending {
  /// 0: by itself, with a code; 1: by a signal; 2: by its supervisor, after the limit; 3: it never started.
  int kind;
  /// The code, the signal, or the number of the system's error.
  int value;
  /// The program's process.
  int process;
};

/// Starts a program. Returns its supervisor's process and the file that its ending can be read from, or minus the number of
/// the system's error.
int mica_start(const struct mica_program *program, int *report);

/// Waits for the end of a supervised program, and closes the report's file.
struct mica_ending mica_wait(int supervisor, int report);

#endif
