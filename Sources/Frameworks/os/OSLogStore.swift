// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What programs read back of their logs: nothing, since Mica prints messages and stores none.

public import Foundation

/// The messages that a system has stored: none.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// Those of the process.
    case currentProcessIdentifier = 1
  }
  /// The order of messages.
  public struct EnumeratorOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The newest message comes first.
    public static let reverse = EnumeratorOptions(rawValue: 1)
  }

  /// The messages of the process.
  public init(scope: Scope) throws {}

  /// A place among the messages.
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  /// A place so many seconds before now.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// A place so many seconds after the start.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  /// The messages that fit: throws, since Mica stores none.
  open func getEntries(
    with options: EnumeratorOptions = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    throw CocoaError(
      .featureUnsupported,
      userInfo: [NSLocalizedDescriptionKey: "Mica stores no messages of logs"])
  }
}

/// A place among stored messages.
open class OSLogPosition: NSObject {}

/// A stored message.
open class OSLogEntry: NSObject {
  /// The message.
  open var composedMessage: String { "" }
  /// When it was sent.
  open var date: Date { Date(timeIntervalSince1970: 0) }
}

/// A message of a logger.
open class OSLogEntryLog: OSLogEntry {
  /// The logger's category.
  open var category: String { "" }
  /// The logger's subsystem.
  open var subsystem: String { "" }
}
