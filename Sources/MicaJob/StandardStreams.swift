// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Standard input, output and error, whatever the shell made of them.

@preconcurrency internal import Glibc

/// What happens around a process for its streams: once at its start, once at its end.
public enum StandardStreams {
  /// Makes the process safe from closed streams and full disks. The first thing that runs.
  public static func prepare() {
    // A closed one's number would go to the next file opened, which then got what is printed. These
    // are open, but not the way that they are used, so that printing still fails.
    for (stream, flags) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", flags)
    }
    // A file that may not grow further is a failed write, like a full disk, and no sudden end.
    signal(SIGXFSZ, SIG_IGN)
    atexit { StandardStreams.finish() }
  }

  /// Ends the process with 1 where something that was printed could not be written.
  private static func finish() {
    var isWritten = fflush(stdout) == 0
    var reason = errno
    if isWritten && ferror(stdout) == 0 { return }
    if isWritten {
      // An earlier write failed, when the buffer was full; another one tells why.
      clearerr(stdout)
      isWritten = fputc(0x0A, stdout) != EOF && fflush(stdout) == 0
      reason = errno
    }
    let words = isWritten ? "it can't be written" : String(cString: strerror(reason))
    Terminal.print("Error: standard output: \(words)")
    _exit(1)
  }
}

/// Standard error, for everything that is not the result.
public enum Terminal {
  /// Prints a line; where standard error takes nothing, nothing is printed.
  public static func print(_ text: String, terminator: String = "\n") {
    var rest = Array((text + terminator).utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
