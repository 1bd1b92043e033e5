// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program has printed is written before a trap or an invalid access ends it, and a crash always ends the process.

@preconcurrency internal import Glibc
internal import Synchronization

/// Handlers of the signals of a crash.
enum TrapWatch {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// What handled each signal before, by its number: Swift's runtime, which prints the calls.
  private nonisolated(unsafe) static let previous: UnsafeMutablePointer<sigaction> = {
    let rows = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    rows.initialize(repeating: sigaction(), count: 65)
    return rows
  }()

  /// Whether a thread has trapped: the process is ending.
  private static let hasTrapped = Atomic<Bool>(false)

  /// Waits for the end of a process of which another thread has trapped, so that it doesn't end as if all were well.
  static func waitWhereTrapped() {
    guard hasTrapped.load(ordering: .acquiring) else { return }
    // The runtime prints the calls and ends the process; it takes seconds.
    sleep(30)
    abort()
  }

  /// Begins. Standard output is written line by line from here on: SIGKILL runs no handler.
  static func begin() {
    _ = hasTrapped.load(ordering: .acquiring)
    setvbuf(stdout, nil, Int32(_IOLBF), 1 << 16)
    makeStack()
    for signal in signals {
      var action = sigaction()
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      action.__sigaction_handler.sa_sigaction = { TrapWatch.handle($0, $1, $2) }
      sigaction(signal, &action, &previous[Int(signal)])
    }
  }

  /// An endless recursion leaves no stack for a handler, so that there must be another one.
  private static func makeStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    let size = 1 << 16
    stack = stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0,
      ss_size: size)
    sigaltstack(&stack, nil)
  }

  /// Writes what was printed, then does what would have been done. A fault happens again on return; a signal that a process
  /// sent doesn't, so that the runtime's handler is called with it.
  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    hasTrapped.store(true, ordering: .releasing)
    // Whoever traps while it prints has the lock already, in another thread for good.
    if ftrylockfile(stdout) == 0 {
      fflush(stdout)
      funlockfile(stdout)
    }
    let before = previous[Int(signal)]
    sigaction(signal, &previous[Int(signal)], nil)
    guard (info?.pointee.si_code ?? 0) <= 0 else { return }
    if before.sa_flags & SA_SIGINFO != 0 {
      before.__sigaction_handler.sa_sigaction?(signal, info, context)
    }
    // The runtime's handler returns and expects the fault to happen again.
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, signal)
    Glibc.signal(signal, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(signal)
  }
}
