// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether there is a network: there is none.

public import Dispatch
internal import MicaFrameworks

/// A way to the network.
public struct NWPath: Equatable, Sendable {
  /// Whether it leads there.
  public enum Status: Sendable {
    /// Yes.
    case satisfied
    /// No.
    case unsatisfied
    /// Not yet.
    case requiresConnection
  }
  /// It doesn't.
  public let status = Status.unsatisfied
  /// Whether it costs; false.
  public let isExpensive = false
  /// Whether little may be sent; false.
  public let isConstrained = false
  /// None.
  public let availableInterfaces: [NWInterface] = []
  /// No.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Something that leads to the network.
public struct NWInterface: Hashable, Sendable {
  /// What it is.
  public enum InterfaceType: Sendable {
    /// Anything else.
    case other
    /// By radio, nearby.
    case wifi
    /// By a telephone's radio.
    case cellular
    /// By wire.
    case wiredEthernet
    /// The device itself.
    case loopback
  }
  /// What it is called.
  public let name: String
  /// What it is.
  public let type: InterfaceType
}

/// Tells whether there is a network.
///
/// Partly: it tells once that there is none.
public final class NWPathMonitor: @unchecked Sendable {
  /// Hears of the way to the network.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The way to the network.
  public let currentPath = NWPath()
  /// Where it is told; nil before it begins.
  public private(set) var queue: DispatchQueue?
  /// What tells of any network.
  public init() {}
  /// What tells of one kind of network.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// What tells of all kinds of networks but some.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// Begins: tells on a queue that there is none.
  public func start(queue: DispatchQueue) {
    noteMissing("NWPathMonitor")
    self.queue = queue
    let handler = pathUpdateHandler
    let path = currentPath
    queue.async { handler?(path) }
  }
  /// Ends.
  public func cancel() { pathUpdateHandler = nil }
}
