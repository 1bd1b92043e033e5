// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which program a task belongs to.

#pragma once

#include "program.h"

/// The program that work handed to libdispatch belongs to, retained; null if none.
///
/// Work belongs to the program of the thread that hands it over, but for Swift's tasks: they belong to the
/// program that started them, whoever resumes them.
struct mica_program *mica_program_of_work(mica_function work, void *context);

/// Whether work is the step of a task of Swift's.
bool mica_runs_tasks(mica_function work);

/// A thread's program, retained; where it runs none, the one whose handler of a source runs there; null if none.
struct mica_program *mica_program_retained(struct mica_program *program);

/// Has nothing known any more of a program's tasks: it is over.
void mica_forget_tasks(int64_t program);
