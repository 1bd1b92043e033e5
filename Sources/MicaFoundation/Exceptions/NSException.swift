// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Exceptions, which Foundation has on Apple's systems alone. Swift can't catch one: raising it ends the program.

public import Foundation
internal import MicaContext
internal import Synchronization

/// An error that ends the program.
open class NSException: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: NSExceptionName
  /// What went wrong; nil where nobody says.
  public let reason: String?
  /// More about it.
  public let userInfo: [AnyHashable: Any]?

  /// An exception, which nobody has raised yet.
  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// The calls that have led to it; none are kept.
  open var callStackSymbols: [String] { [] }
  /// The addresses of the calls that have led to it; none are kept.
  open var callStackReturnAddresses: [NSNumber] { [] }

  /// Calls the program's handler of uncaught exceptions, then ends the program with the words that iOS writes.
  open func raise() {
    NSGetUncaughtExceptionHandler()?(self)
    fatalError(
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
    )
  }

  /// Ends the program: an exception of a name and a formatted reason is raised.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    let reason = NSString(format: format, arguments: argList) as String
    NSException(name: name, reason: reason).raise()
  }

  /// What the exception says.
  open override var description: String { reason ?? name.rawValue }
}

/// What a program calls with an exception that ends it.
public typealias NSUncaughtExceptionHandler = @Sendable (NSException) -> Void

/// The handler of a program.
private final class ExceptionHandler: ProgramState, Sendable {
  let handler = Mutex<NSUncaughtExceptionHandler?>(nil)
  init(in context: ProgramContext) {}
}

/// Sets what is called with an exception before it ends the program; nil for nothing. Traps of Swift are no exceptions.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  let state: ExceptionHandler = ProgramContext.current.state()
  state.handler.withLock { $0 = handler }
}

/// What is called with an exception before it ends the program; nil for nothing.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
  let state: ExceptionHandler = ProgramContext.current.state()
  return state.handler.withLock { $0 }
}

extension NSExceptionName {
  /// Nothing more is known.
  public static let genericException = Self(rawValue: "NSGenericException")
  /// An index is out of its bounds.
  public static let rangeException = Self(rawValue: "NSRangeException")
  /// An argument makes no sense.
  public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
  /// What an object knows contradicts itself.
  public static let internalInconsistencyException = Self(
    rawValue: "NSInternalInconsistencyException")
  /// There is no memory.
  public static let mallocException = Self(rawValue: "NSMallocException")
  /// An object is out of reach.
  public static let objectInaccessibleException = Self(rawValue: "NSObjectInaccessibleException")
  /// A receiver isn't there.
  public static let objectNotAvailableException = Self(rawValue: "NSObjectNotAvailableException")
  /// Somebody took too long.
  public static let portTimeoutException = Self(rawValue: "NSPortTimeoutException")
}
