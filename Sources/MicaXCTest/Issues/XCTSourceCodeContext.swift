// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places in a program's source.

/// A place in a file.
open class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// A line of a file.
  public init(fileURL: URL, lineNumber: Int) {
    (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
  }

  /// A line of the file at a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Whether two are the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return fileURL == other.fileURL && lineNumber == other.lineNumber
  }

  /// A hash of the place.
  open override var hash: Int { fileURL.hashValue ^ lineNumber }
}

/// Where something happened, and the calls that led there.
open class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  /// The calls, the innermost first. Mica collects none.
  public let callStack: [XCTSourceCodeFrame]
  /// The place; nil if it isn't known.
  public let location: XCTSourceCodeLocation?

  /// Calls and a place.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    (self.callStack, self.location) = (callStack, location)
  }

  /// A place without calls.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }

  /// Addresses of calls, and a place.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// No place.
  public override convenience init() { self.init(callStack: [], location: nil) }

  convenience init(_ file: StaticString, _ line: UInt) {
    self.init(location: XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
  }

  /// Whether two have the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeContext else { return false }
    return location == other.location
  }

  /// A hash of the place.
  open override var hash: Int { location?.hash ?? 0 }
}

/// One of the calls that led to a place.
open class XCTSourceCodeFrame: NSObject, @unchecked Sendable {
  /// The address of its code.
  public let address: UInt64
  /// What stands there; nil if it isn't known.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  /// A call with what is known of it.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    (self.address, self.symbolInfo) = (address, symbolInfo)
  }

  /// A call of which only the address is known.
  public convenience init(address: UInt64) { self.init(address: address, symbolInfo: nil) }
}

/// The function of a call.
open class XCTSourceCodeSymbolInfo: NSObject, @unchecked Sendable {
  /// The library that it lies in.
  public let imageName: String
  /// Its name.
  public let symbolName: String
  /// Its place; nil if it isn't known.
  public let location: XCTSourceCodeLocation?

  /// A function.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    (self.imageName, self.symbolName, self.location) = (imageName, symbolName, location)
  }
}
