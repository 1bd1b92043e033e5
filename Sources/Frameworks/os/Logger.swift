// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Logging: to standard error, as a program's console on a Mac shows it.

public import Foundation

/// Where messages of a subsystem and category go.
public final class OSLog: @unchecked Sendable {
  let subsystem: String
  let category: String

  /// A log of a subsystem and category.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// The log of everything else.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// How urgent a message is.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// The kind of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful.
  public static let info = OSLogType(rawValue: 1)
  /// While developing.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure.
  public static let error = OSLogType(rawValue: 16)
  /// A failure of the program itself.
  public static let fault = OSLogType(rawValue: 17)
}

private func write(_ message: String, _ log: OSLog) {
  guard log !== OSLog.disabled else { return }
  let start = log.category.isEmpty ? "" : "[\(log.category)] "
  try? FileHandle.standardError.write(contentsOf: Data("\(start)\(message)\n".utf8))
}

/// Writes a message in printf's form, whose `%{public}@` and `%{private}@` are `%@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  write(formatted(message, args), log)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let form = "\(message)".replacingOccurrences(
    of: "%{[a-z, ]*}", with: "%", options: .regularExpression)
  return String(format: form, arguments: arguments)
}

/// Writes a message in printf's form, whose `%{public}@` and `%{private}@` are `%@`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  write(formatted(message, args), log)
}

/// Writes a message.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: String
) {
  write(message, log)
}

/// Writes messages of a subsystem and category.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger of everything else.
  public init() { log = .default }
  /// A logger of a subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message.text, log) }
  /// Writes what is helpful while tracing.
  public func trace(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes what is helpful while developing.
  public func debug(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes what is helpful.
  public func info(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes something to look at.
  public func notice(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes a failure.
  public func error(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes a grave failure.
  public func critical(_ message: OSLogMessage) { write(message.text, log) }
  /// Writes a failure of the program itself.
  public func fault(_ message: OSLogMessage) { write(message.text, log) }
}

/// Who may read a value in a message; all are written here.
public struct OSLogPrivacy: Sendable {
  /// What the system chooses.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// The developer.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  package let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects a message's parts.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""
    /// An empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}
