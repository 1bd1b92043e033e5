// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Writing to a pipe whose reader may be gone, without changing how the process treats signals.
// Stage 9.

internal import Glibc

/// Writes that answer with an error where the system would end the process by SIGPIPE.
enum PipeWriting {
  /// Writes some of the bytes; their number, or -1 with `errno` (`EPIPE` when the reader is gone).
  ///
  /// SIGPIPE is blocked on this thread meanwhile, and one that the write raised is taken away: Linux
  /// raises it also when a part was written before the reader went.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    var pipeSignal = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    var count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    while count < 0 && errno == EINTR {
      count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    }
    let reason = errno
    if sigismember(&before, SIGPIPE) == 0 {
      var atOnce = timespec()
      sigtimedwait(&pipeSignal, nil, &atOnce)
    }
    errno = reason
    return count
  }
}
