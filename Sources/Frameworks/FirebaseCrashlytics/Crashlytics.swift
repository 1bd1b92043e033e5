// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Firebase's reports of crashes: Mica sends none.

@_exported public import FirebaseCore
internal import MicaRaster
public import UIKit

/// A call of a stack.
open class StackFrame: NSObject {
  /// The function, file and line.
  public let symbol: String, file: String, line: Int
  /// A call.
  public init(symbol: String, file: String, line: Int) {
    (self.symbol, self.file, self.line) = (symbol, file, line)
  }
}

/// An exception of another language.
open class ExceptionModel: NSObject {
  /// Its name and reason.
  public let name: String, reason: String
  /// Its calls.
  open var stackTrace: [StackFrame] = []
  /// An exception.
  public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }
}

/// Reports crashes. Partly: nothing is sent, which is noted once.
open class Crashlytics: NSObject, @unchecked Sendable {
  private static let shared = Crashlytics()
  /// The program's reporter.
  open class func crashlytics() -> Crashlytics { shared }

  /// Adds a line to the next report.
  open func log(_ msg: String) { note() }
  /// Adds a line to the next report.
  open func log(format: String, arguments args: CVaListPointer) { note() }
  /// Reports an error.
  open func record(error: any Error) { note() }
  /// Reports an error.
  open func record(error: any Error, userInfo: [String: Any]?) { note() }
  /// Reports an exception.
  open func record(exceptionModel: ExceptionModel) { note() }
  /// Sets a value of reports.
  open func setCustomValue(_ value: Any?, forKey key: String) { note() }
  /// Sets values of reports.
  open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) { note() }
  /// Sets the user.
  open func setUserID(_ userID: String?) { note() }
  /// Turns reports on or off. Nothing to do: nothing is sent.
  open func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
  /// Whether reports are sent: never.
  open func isCrashlyticsCollectionEnabled() -> Bool { false }
  /// Whether the last run crashed: never known.
  open func didCrashDuringPreviousExecution() -> Bool { false }
  /// Asks for reports that weren't sent: there are none. Nothing to do: there are no reports.
  open func checkForUnsentReports(completion: @escaping (Bool) -> Void) { completion(false) }
  /// Sends reports. Nothing to do: nothing is sent.
  open func sendUnsentReports() {}
  /// Forgets reports. Nothing to do: nothing is sent.
  open func deleteUnsentReports() {}

  private func note() { Unsupported.note("FirebaseCrashlytics") }
}
