// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sources of events that tell when memory is scarce. A stage's device has enough: they never fire.

public import Dispatch
public import Foundation

/// A source that tells when memory is scarce. Libdispatch lets no other type be one of its own sources.
public protocol DispatchSourceMemoryPressure: AnyObject {
  /// What happened.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What it tells of.
  var mask: DispatchSource.MemoryPressureEvent { get }
  /// Whether it is cancelled.
  var isCancelled: Bool { get }
  /// Sets what is called when memory is scarce.
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  /// Sets what is called when it is cancelled.
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  /// Ends it.
  func cancel()
  /// Starts it, or goes on.
  func resume()
  /// Holds it.
  func suspend()
  /// Starts it.
  func activate()
}

extension DispatchSourceMemoryPressure {
  /// Sets what is called when memory is scarce.
  public func setEventHandler(handler: (@Sendable () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// Sets what is called when it is cancelled.
  public func setCancelHandler(handler: (@Sendable () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

extension DispatchSource {
  /// How scarce memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not any more.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// So that a program gives up what it can make again.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// So that a program may be ended.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of these.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source that tells when memory is scarce; it never fires.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    SilentPressure(
      source: DispatchSource.makeUserDataAddSource(queue: queue), mask: eventMask)
  }
}

/// A source that nothing adds to.
private final class SilentPressure: DispatchSourceMemoryPressure {
  let source: any DispatchSourceUserDataAdd
  let mask: DispatchSource.MemoryPressureEvent

  init(source: any DispatchSourceUserDataAdd, mask: DispatchSource.MemoryPressureEvent) {
    (self.source, self.mask) = (source, mask)
  }

  var data: DispatchSource.MemoryPressureEvent { [] }
  var isCancelled: Bool { source.isCancelled }
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?
  ) { source.setEventHandler(qos: qos, flags: flags, handler: block(handler)) }
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?
  ) { source.setCancelHandler(qos: qos, flags: flags, handler: block(handler)) }
  /// Not by `map`: a block as a generic argument crashes the compiler.
  private func block(_ handler: (@Sendable () -> Void)?) -> DispatchSourceHandler? {
    guard let handler else { return nil }
    return { handler() }
  }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }
}
