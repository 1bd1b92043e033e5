// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the clock can't count: answers of the network, and threads that a program or a library started by itself.

internal import MicaClock
internal import MicaContext

/// The machine's time that a wait may spend on work from outside.
struct OutsideWork {
  private let handle = ProgramContext.current.handle
  /// What is left, in seconds.
  private var left: Double
  /// What is left for a connection that may be idle.
  private var leftForConnection = OutsideWork.mostForConnection
  /// What is left for threads that work without bringing anything.
  private var leftForThreads: Double
  /// Whether the hope at the end of a wait was in vain.
  private var hasHoped = false

  /// One look at other threads.
  private static let glance = 0.01
  /// How often threads are looked at in a wait for anything, in seconds.
  private static let look = 0.5
  /// How long other threads must rest until nothing is expected of them.
  private static let rest = 0.05
  /// How long a connection that brings nothing is waited for in one wait.
  private static let mostForConnection = 1.0
  /// Whether the program has Foundation's part for the network.
  private static let hasNetwork =
    dlsym(nil, "$s20FoundationNetworking10URLSessionCMn") != nil

  init(of clock: VirtualClock) { (left, leftForThreads) = (clock.patience, 12 * clock.patience) }

  /// Waits for what a network answers before time passes; whether something came. Costs nothing without a connection.
  mutating func mayBringSomething(before time: Double) -> Bool {
    guard Self.hasNetwork, left > 0, leftForConnection > 0, time.isFinite, Self.hasConnection
    else { return false }
    leftForConnection -= Self.rest
    guard waitForPost(Self.rest) else { return false }
    leftForConnection = Self.mostForConnection
    return true
  }

  /// Waits, once in vain, for threads that run at the end of a wait; whether something came.
  mutating func hopes() -> Bool {
    guard !hasHoped else { return false }
    var idle = 0.0
    while left > 0, idle < Self.rest {
      if waitForPost(Self.glance) { return true }
      idle = Self.otherThreadsRun || Self.hasConnection ? 0 : idle + Self.glance
    }
    hasHoped = true
    return false
  }

  /// Waits for anything at all, as long as the clock has patience.
  ///
  /// Time in which other threads work doesn't cost patience, up to a limit of its own: a busy machine isn't a stuck test.
  mutating func wait() -> Bool {
    while left > 0 {
      let look = min(left, Self.look)
      if waitForPost(look) { return true }
      if leftForThreads > 0, Self.otherThreadsRun {
        left += look
        leftForThreads -= look
      }
    }
    return false
  }

  private mutating func waitForPost(_ seconds: Double) -> Bool {
    left -= seconds
    let posts = handle.posts
    return handle.wait(posts: posts, most: -1, seconds: seconds)
  }

  /// Whether the process has a connection of the network open.
  private static var hasConnection: Bool {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      guard let file = Int32(name), file > 2 else { return false }
      var address = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(file, $0, &size) }
      }
      return result == 0 && [AF_INET, AF_INET6].contains(Int32(address.ss_family))
    }
  }

  /// Whether another thread of the process has work to do.
  private static var otherThreadsRun: Bool {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return names.contains { name in
      guard !own.hasSuffix("/" + name),
        let text = try? String(contentsOfFile: "/proc/self/task/\(name)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return false }
      let state = text[text.index(end, offsetBy: 2)...].first
      return state == "R" || state == "D"
    }
  }
}
