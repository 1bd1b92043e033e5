// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tasks that the system starts while a program is in the background. Mica's programs stay in the foreground: requests
// are stored, and no task is ever started.

public import Dispatch
public import Foundation
internal import MicaContext
internal import MicaFrameworks

/// Starts tasks in the background.
///
/// Partly: Mica starts no task. Requests are stored until they are cancelled.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why a request is refused.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// A reason.
    public enum Code: Int, Sendable {
      /// The device or the program can't run tasks in the background.
      case unavailable = 1
      /// Too many requests of the kind wait.
      case tooManyPendingTaskRequests = 2
      /// No launch handler is registered for the identifier.
      case notPermitted = 3
      /// The task can't start at once.
      case immediateRunIneligible = 4
    }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// `BGTaskSchedulerErrorDomain`.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// `Code.unavailable`.
    public static var unavailable: Code { .unavailable }
    /// `Code.tooManyPendingTaskRequests`.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// `Code.notPermitted`.
    public static var notPermitted: Code { .notPermitted }
  }

  /// The program's scheduler.
  open class var shared: BGTaskScheduler { ProgramTasks.current.scheduler }

  private let lock = NSLock()
  private var handled: Set<String> = []
  private var requests: [BGTaskRequest] = []

  /// Registers the block that runs a task. Returns false if the identifier has a block already.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { lock.withLock { handled.insert(identifier).inserted } }

  /// Stores a request in the place of an older one of its identifier. Throws `notPermitted` if no launch handler is
  /// registered for the identifier.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    noteMissing("BGTaskScheduler.submit(_:)")
    try lock.withLock {
      guard handled.contains(taskRequest.identifier) else { throw Error(.notPermitted) }
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }

  /// Removes the request of an identifier.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests.removeAll { $0.identifier == identifier } }
  }

  /// Removes all requests.
  open func cancelAllTaskRequests() { lock.withLock { requests = [] } }

  /// Calls a block with the stored requests, later on the main queue.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    let answer = Answer(requests: lock.withLock { requests }, body: completionHandler)
    DispatchQueue.main.async { answer.body(answer.requests) }
  }

  /// The stored requests.
  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }
}

/// What a caller waits for.
private struct Answer: @unchecked Sendable {
  let requests: [BGTaskRequest]
  let body: ([BGTaskRequest]) -> Void
}

/// A program's scheduler.
private final class ProgramTasks: ProgramState {
  let scheduler = BGTaskScheduler()
  init(in context: ProgramContext) {}
  static var current: ProgramTasks { ProgramContext.current.state() }
}
