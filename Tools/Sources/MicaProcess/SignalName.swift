// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Signals in words.

@preconcurrency internal import Glibc

/// Why a process was ended from outside, or by its own fault.
package enum SignalName {
  /// The signal's name and what it means: "SIGSEGV, invalid memory access".
  package static func text(_ signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV, an invalid memory access or an endless recursion"
    case SIGBUS: "SIGBUS, an invalid memory access"
    case SIGILL: "SIGILL, a trap of Swift's such as a failed precondition"
    case SIGTRAP: "SIGTRAP, a trap of Swift's such as a failed precondition"
    case SIGABRT: "SIGABRT, it aborted itself"
    case SIGFPE: "SIGFPE, an arithmetic error"
    case SIGKILL: "SIGKILL, perhaps for want of memory"
    case SIGTERM: "SIGTERM"
    case SIGPIPE: "SIGPIPE, nobody reads what it prints"
    default: "signal \(signal)"
    }
  }
}
