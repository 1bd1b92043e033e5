// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes and protocols by name, as Objective-C knows them: Apple's without a module, the program's
// as `Module.Name` or under the name of their `@objc(name)`.

import Foundation
import Synchronization

/// Names of classes, for `NSClassFromString` and `NSStringFromClass`.
///
/// Foundation on Linux has functions of these names, which know no `@objc(name)` and put our modules
/// before Apple's classes. A program's module gets functions of its own that call these.
@_spi(Registration)
public enum ClassName {
  /// Modules whose classes go without.
  private static let systemModules = ["UIKit", "QuartzCore", "CoreText", "Foundation", "Swift"]

  /// The class of that name: `UIView`, `App.CardView`, or what `@objc(name)` says; nil without one.
  public static func type(named name: String) -> AnyClass? {
    if let type = ClassRegistry.type(named: name) { return type }
    if name.contains(".") { return Foundation.NSClassFromString(name) }
    for module in systemModules {
      if let type = Foundation.NSClassFromString("\(module).\(name)") { return type }
    }
    return runsTests && name.hasPrefix("XC")
      ? Foundation.NSClassFromString("MicaXCTest.\(name)") : nil
  }

  /// Whether tests run: programs look for `XCTestCase` to know it. The variable is Xcode's.
  private static var runsTests: Bool { getenv("XCTestConfigurationFilePath") != nil }

  /// The name of a class as `NSStringFromClass` gives it.
  public static func of(_ type: AnyClass) -> String {
    if let name = ClassRegistry.record(of: type)?.objectiveCName { return name }
    let name = _typeName(type, qualified: true)
    for module in systemModules where name.hasPrefix(module + ".") {
      return String(name.dropFirst(module.count + 1))
    }
    return name
  }

  private static let cStrings = Mutex<[String: String.CString]>([:])

  /// The name for C, kept for good.
  static func cString(of type: AnyClass?) -> UnsafePointer<CChar> {
    let name = type.map { of($0) } ?? "nil"
    return cStrings.withLock { strings in
      if let known = strings[name] { return known.pointer }
      let made = String.CString(pointer: UnsafePointer(strdup(name)))
      strings[name] = made
      return made.pointer
    }
  }
}

extension String {
  fileprivate struct CString: @unchecked Sendable {
    let pointer: UnsafePointer<CChar>
  }
}
