// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Firebase's start: an app by name, without a server.

internal import MicaContext
internal import MicaFoundation
internal import MicaRaster
internal import Synchronization
public import UIKit

/// What an app is configured with.
open class FirebaseOptions: NSObject, @unchecked Sendable {
  /// The key of the server's interface.
  open var apiKey: String?
  /// The bundle's identifier.
  open var bundleID = ""
  /// The client's identifier.
  open var clientID: String?
  /// The database.
  open var databaseURL: String?
  /// The sender of messages.
  open var gcmSenderID: String
  /// The app's identifier.
  open var googleAppID: String
  /// The project's identifier.
  open var projectID: String?
  /// The place of files.
  open var storageBucket: String?

  /// Options of an app.
  public init(googleAppID: String, gcmSenderID GCMSenderID: String) {
    (self.googleAppID, gcmSenderID) = (googleAppID, GCMSenderID)
  }

  /// The options of a property list; nil if there is none.
  public convenience init?(contentsOfFile plistPath: String) {
    guard let data = FileManager.default.contents(atPath: plistPath),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return nil }
    self.init(
      googleAppID: list["GOOGLE_APP_ID"] as? String ?? "",
      gcmSenderID: list["GCM_SENDER_ID"] as? String ?? "")
    apiKey = list["API_KEY"] as? String
    bundleID = list["BUNDLE_ID"] as? String ?? ""
    clientID = list["CLIENT_ID"] as? String
    databaseURL = list["DATABASE_URL"] as? String
    projectID = list["PROJECT_ID"] as? String
    storageBucket = list["STORAGE_BUCKET"] as? String
  }

  /// The options of the bundle's `GoogleService-Info.plist`; nil if there is none.
  public class func defaultOptions() -> FirebaseOptions? {
    FirebaseOptions(contentsOfFile: Bundle.main.bundlePath + "/GoogleService-Info.plist")
  }
}

/// An app of Firebase's. Partly: it has no server, which is noted once.
public final class FirebaseApp: NSObject, @unchecked Sendable {
  /// The app's name.
  public let name: String
  /// What it was configured with.
  public let options: FirebaseOptions
  /// Whether data may be collected; none is.
  public var isDataCollectionDefaultEnabled = true

  private static let defaultName = "__FIRAPP_DEFAULT"

  private init(_ name: String, _ options: FirebaseOptions) {
    (self.name, self.options) = (name, options)
  }

  /// Makes the default app by the bundle's options.
  public class func configure() {
    configure(
      options: FirebaseOptions.defaultOptions() ?? FirebaseOptions(googleAppID: "", gcmSenderID: "")
    )
  }

  /// Makes the default app.
  public class func configure(options: FirebaseOptions) {
    configure(name: defaultName, options: options)
  }

  /// Makes an app of a name.
  public class func configure(name: String, options: FirebaseOptions) {
    Unsupported.note("Firebase: its servers")
    ProgramApps.current.apps.withLock { $0[name] = FirebaseApp(name, options) }
  }

  /// The default app; nil before it is configured.
  public class func app() -> FirebaseApp? { app(name: defaultName) }

  /// The app of a name; nil before it is configured.
  public class func app(name: String) -> FirebaseApp? {
    ProgramApps.current.apps.withLock { $0[name] }
  }

  /// All apps; nil if there are none.
  public class var allApps: [String: FirebaseApp]? {
    let all = ProgramApps.current.apps.withLock { $0 }
    return all.isEmpty ? nil : all
  }

  /// Forgets the app.
  public func delete(_ completion: @escaping (Bool) -> Void) {
    ProgramApps.current.apps.withLock { $0[name] = nil }
    completion(true)
  }
}

/// The apps of a program.
private final class ProgramApps: ProgramState {
  let apps = Mutex<[String: FirebaseApp]>([:])
  init(in context: ProgramContext) {}
  static var current: ProgramApps { ProgramContext.current.state() }
}

/// How much Firebase prints; Mica prints nothing of it.
public enum FirebaseLoggerLevel: Int, Sendable {
  /// Errors.
  case error = 3
  /// Warnings.
  case warning
  /// What is notable.
  case notice
  /// What happens.
  case info
  /// Everything.
  case debug
  /// The least.
  public static let min = FirebaseLoggerLevel.error
  /// The most.
  public static let max = FirebaseLoggerLevel.debug
}

/// What holds for all apps.
open class FirebaseConfiguration: NSObject, @unchecked Sendable {
  /// The program's configuration.
  public static let shared = FirebaseConfiguration()
  /// Chooses how much is printed. Nothing to do: nothing is sent.
  open func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}

/// The error of calls that need a server.
package enum FirebaseFailure {
  /// The error.
  package static func error(_ domain: String, code: Int) -> NSError {
    NSError(
      domain: domain, code: code,
      userInfo: [NSLocalizedDescriptionKey: "Mica has no network: Firebase's servers don't answer."]
    )
  }

  /// Calls a completion on the next run-loop iteration, as an answer of a server.
  package static func later(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
  }
}
