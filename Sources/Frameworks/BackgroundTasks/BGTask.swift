// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tasks and the requests for them: values.

public import Foundation

/// A request for a task. Programs make one of its subclasses.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// The earliest time at which the task may start; `nil`, the default, for no limit.
  open var earliestBeginDate: Date?

  init(identifier: String) { self.identifier = identifier }

  /// A request with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A request for a short task that refreshes content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A request for the task of an identifier.
  public override init(identifier: String) { super.init(identifier: identifier) }

  /// A request with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGAppRefreshTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A request for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs a network; false by default.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs a power supply; false by default.
  open var requiresExternalPower = false

  /// A request for the task of an identifier.
  public override init(identifier: String) { super.init(identifier: identifier) }

  /// A request with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}

/// A task that runs in the background. Mica starts none, so programs never receive one.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  /// Called shortly before the system ends the task; `nil` by default.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Tells the system that the task has ended.
  open func setTaskCompleted(success: Bool) { expirationHandler = nil }
}

/// A short task that refreshes content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
