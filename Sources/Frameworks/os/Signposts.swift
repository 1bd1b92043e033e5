// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Signposts: intervals for Instruments. No instrument is attached to a stage, as to an app that runs by itself.

public import Foundation

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable, RawRepresentable {
  /// The number.
  public let rawValue: UInt64
  /// An identifier of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// An identifier of a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// An identifier that no other interval has.
  public init(log: OSLog) { self = OSSignpostID(UInt64.random(in: 1..<UInt64.max / 2)) }
  /// The identifier of an object's intervals.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }
  /// That of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(UInt64.max)
  /// None.
  public static let null = OSSignpostID(0)
  /// By number.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: Equatable, Sendable, RawRepresentable {
  /// The number.
  public let rawValue: UInt8
  /// A type of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or an interval's start or end. Nothing to do: no instrument is attached.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or an interval's start or end, with a message. Nothing to do: no instrument is attached.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Its identifier.
  public let signpostID: OSSignpostID
  init(_ id: OSSignpostID) { signpostID = id }
}

/// Marks the intervals of a subsystem.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter of everything else.
  public init() { log = .default }
  /// A signposter of a subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A signposter of a subsystem and category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A signposter of a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// A signposter of a logger's log.
  public init(logger: Logger) { log = .default }
  /// A signposter that marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether an instrument is attached: never.
  public var isEnabled: Bool { false }
  /// An identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The identifier of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }
  /// Marks a moment. Nothing to do: no instrument is attached.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment. Nothing to do: no instrument is attached.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  /// Marks an interval's start.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Marks an interval's start.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
  /// Marks an interval's end. Nothing to do: no instrument is attached.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks an interval's end. Nothing to do: no instrument is attached.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  /// Runs a task as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
  /// Runs a task as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

extension OSLog {
  /// A category that Instruments knows.
  public struct Category: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moments that a person looks for.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Intervals that are marked only while an instrument is attached.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Those, with the calls that lead to them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// A log of a category that Instruments knows.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
  /// Whether an instrument is attached: never.
  public var signpostsEnabled: Bool { false }
}
