// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CMicaProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Seconds between a request to end and SIGKILL: a host removes what it has half-written meanwhile.
static const double patience = 3;
// The same after SIGQUIT: the program's calls are printed meanwhile.
static const double report_patience = 20;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

// Reads the parent of a process; 0 for one that is gone.
static pid_t parent_of(pid_t process) {
  char path[32], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // "12 (name) S 7": a name may hold brackets and spaces.
  char *end = strrchr(text, ')');
  if (end == NULL || end[1] == 0 || end[2] == 'Z' || end[2] == 0) return 0;
  return (pid_t)atoi(end + 3);
}

// Sends a signal to all descendants; returns how many there are.
static int signal_descendants(int number) {
  struct row { pid_t process, parent; int is_below; };
  size_t count = 0, room = 1024;
  struct row *rows = malloc(room * sizeof *rows);
  DIR *folder = rows != NULL ? opendir("/proc") : NULL;
  if (folder == NULL) {
    free(rows);
    return 0;
  }
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    pid_t process = (pid_t)atoi(entry->d_name);
    if (process <= 0) continue;
    if (count == room) {
      struct row *more = realloc(rows, 2 * room * sizeof *rows);
      if (more == NULL) break;
      rows = more;
      room *= 2;
    }
    rows[count++] = (struct row){process, parent_of(process), 0};
  }
  closedir(folder);
  pid_t own = getpid();
  int found = 0;
  for (int changed = 1; changed;) {
    changed = 0;
    for (size_t i = 0; i < count; i++) {
      if (rows[i].is_below || rows[i].parent == 0) continue;
      int is_below = rows[i].parent == own;
      for (size_t j = 0; j < count && !is_below; j++)
        is_below = rows[j].is_below && rows[j].process == rows[i].parent;
      if (!is_below) continue;
      rows[i].is_below = changed = 1;
      found++;
      if (number != 0) kill(rows[i].process, number);
    }
  }
  free(rows);
  return found;
}

static void write_report(int file, struct mica_ending ending) {
  while (write(file, &ending, sizeof ending) < 0 && errno == EINTR) {}
}

// Becomes the program.
static void run(const struct mica_program *program, int report, pid_t supervisor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (getppid() != supervisor) _exit(127);
  if (program->is_group) setpgid(0, 0);
  if (program->output >= 0) dup2(program->output, STDOUT_FILENO);
  if (program->errors >= 0) dup2(program->errors, STDERR_FILENO);
  if (program->folder != NULL && chdir(program->folder) != 0) {
    write_report(report, (struct mica_ending){3, errno, 0});
    _exit(127);
  }
  for (int i = 0; i < program->inherited_count; i++) fcntl(program->inherited[i], F_SETFD, 0);
  // Signals that the caller waits for in a thread are the program's own affair.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program->path, program->arguments, program->environment);
  write_report(report, (struct mica_ending){3, errno, 0});
  _exit(127);
}

// Closes what the supervisor has from its caller: pipes that others wait for the end of.
static void close_files(int report) {
  int null = open("/dev/null", O_RDWR);
  for (int file = 0; file < 3; file++) dup2(null, file);
  if (report > 3) close_range(3, (unsigned)report - 1, 0);
  close_range((unsigned)report + 1, ~0U, 0);
}

// Ends what is left of a program's descendants.
static void end_others(void) {
  double end = now() + patience;
  int number = SIGTERM;
  while (signal_descendants(number) > 0) {
    // Asked once, then killed.
    number = now() < end ? 0 : SIGKILL;
    struct timespec pause = {0, 5000000};
    nanosleep(&pause, NULL);
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
  }
}

// The life of the supervisor.
static void supervise(const struct mica_program *program, int report, pid_t parent) {
  sigset_t signals;
  sigemptyset(&signals);
  int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&signals, numbers[i]);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  prctl(PR_SET_NAME, "mica-supervisor", 0, 0, 0);
  if (getppid() != parent) _exit(1);
  pid_t own = getpid(), child = fork();
  if (child < 0) {
    write_report(report, (struct mica_ending){3, errno, 0});
    _exit(1);
  }
  if (child == 0) run(program, report, own);
  double limit = program->limit > 0 ? now() + program->limit : 0, kill_time = 0;
  int is_late = 0, status = 0, has_ended = 0;
  close_files(report);
  while (!has_ended) {
    struct timespec pause = {0, 50000000};
    int number = sigtimedwait(&signals, NULL, limit > 0 || kill_time > 0 ? &pause : NULL);
    int other;
    pid_t process;
    while ((process = waitpid(-1, &other, WNOHANG)) > 0) {
      if (process == child) {
        status = other;
        has_ended = 1;
      }
    }
    if (has_ended) break;
    double time = now();
    if (kill_time > 0 && time >= kill_time) {
      signal_descendants(SIGKILL);
    } else if (number > 0 && number != SIGCHLD) {
      signal_descendants(number);
      if (kill_time == 0) kill_time = time + (number == SIGQUIT ? report_patience : patience);
    } else if (limit > 0 && time >= limit && !is_late) {
      is_late = 1;
      signal_descendants(SIGTERM);
      kill_time = time + patience;
    }
  }
  end_others();
  struct mica_ending ending = {0, WEXITSTATUS(status), child};
  if (WIFSIGNALED(status)) ending = (struct mica_ending){1, WTERMSIG(status), child};
  if (is_late) ending = (struct mica_ending){2, 0, child};
  write_report(report, ending);
  _exit(0);
}

int mica_start(const struct mica_program *program, int *report) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  // The program may use the low numbers only for its streams.
  pid_t parent = getpid(), supervisor = fork();
  if (supervisor < 0) {
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    return -error;
  }
  if (supervisor == 0) supervise(program, ends[1], parent);
  close(ends[1]);
  *report = ends[0];
  return supervisor;
}

struct mica_ending mica_wait(int supervisor, int report) {
  // A supervisor that was killed says nothing, and takes its program along.
  struct mica_ending ending = {1, SIGKILL, 0}, next;
  int is_first = 1;
  ssize_t count;
  while ((count = read(report, &next, sizeof next)) != 0) {
    if (count < 0 && errno == EINTR) continue;
    if (count != (ssize_t)sizeof next) break;
    // The first word counts: what never started also ends.
    if (is_first) ending = next;
    is_first = 0;
  }
  close(report);
  while (waitpid(supervisor, NULL, 0) < 0 && errno == EINTR) {}
  return ending;
}
