// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tables of classes that a generated main.swift hands over: Swift on Linux looks no methods up.

package import MicaContext
internal import Synchronization

/// One method of a class of tests.
@_spi(Runner)
public struct TestMethod: @unchecked Sendable {
  /// Its name: `testLogin`.
  public let name: String
  let body: Body

  enum Body {
    case sync(@MainActor (XCTestCase) throws -> Void)
    case async(@Sendable (XCTestCase) async throws -> Void)
  }

  /// A method that runs on the main thread.
  public static func sync(
    _ name: String, _ body: @escaping @MainActor (XCTestCase) throws -> Void
  ) -> TestMethod { TestMethod(name: name, body: .sync(body)) }

  /// A method that may suspend.
  public static func async(
    _ name: String, _ body: @escaping @Sendable (XCTestCase) async throws -> Void
  ) -> TestMethod { TestMethod(name: name, body: .async(body)) }
}

/// A class of tests with its methods, its own and those that it inherits.
@_spi(Runner)
public struct TestClass: @unchecked Sendable {
  /// The class.
  public let type: XCTestCase.Type
  /// Its name without its module: `CardTests`, `Outer.CardTests`.
  public let name: String
  /// In the order of their running.
  public var methods: [TestMethod] { list.methods }
  private let list: TestMethodList
  let make: @MainActor () -> XCTestCase

  /// A class of tests.
  public init(
    _ type: XCTestCase.Type, _ name: String, _ make: @escaping @MainActor () -> XCTestCase,
    _ methods: [TestMethod]
  ) {
    (self.type, self.name, self.make) = (type, name, make)
    list = TestMethodList { methods }
  }

  /// A class that makes its tests while it runs, as a list of Linux's form (`QuickSpec.allTests`). The list is asked for once,
  /// on the main thread, when the class's suite is made.
  public init<T: XCTestCase>(
    _ type: XCTestCase.Type, _ name: String, _ make: @escaping @MainActor () -> XCTestCase,
    listing tests: @escaping @MainActor () -> [(String, (T) -> () throws -> Void)]
  ) {
    (self.type, self.name, self.make) = (type, name, make)
    list = TestMethodList { TestMethodList.methods(of: tests()) }
  }

  /// Instances, one for each method. Main thread.
  func instances() -> [XCTestCase] {
    nonisolated(unsafe) var made: [XCTestCase] = []
    MainActor.assumeIsolated {
      for method in methods {
        let test = make()
        test.core.method = method
        made.append(test)
      }
    }
    return made
  }
}

/// The methods of a class, which some classes make at run time.
final class TestMethodList: @unchecked Sendable {
  private let make: @MainActor () -> [TestMethod]
  private let lock = NSRecursiveLock()
  private var made: [TestMethod]?

  init(_ make: @escaping @MainActor () -> [TestMethod]) { self.make = make }

  /// Made once. Main thread, where they aren't known from the start.
  var methods: [TestMethod] {
    lock.withLock {
      if let made { return made }
      nonisolated(unsafe) var found: [TestMethod] = []
      MainActor.assumeIsolated { found = make() }
      made = found
      return found
    }
  }

  /// The tests of a list, by names that Objective-C can call: all other letters become `_`, a second test of a name ends in
  /// `_2`.
  static func methods<T: XCTestCase>(
    of tests: [(String, (T) -> () throws -> Void)]
  ) -> [TestMethod] {
    var counts: [String: Int] = [:]
    return tests.map { name, body in
      let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      counts[plain, default: 0] += 1
      let number = counts[plain] ?? 1
      nonisolated(unsafe) let body = body
      return .sync(number == 1 ? plain : "\(plain)_\(number)") { test in
        guard let test = test as? T else { return XCTFail("\(name) isn't a test of \(T.self)") }
        try body(test)()
      }
    }
  }
}

/// The classes that a program handed over.
package final class TestTable: ProgramState, Sendable {
  private let rows = Mutex<[TestClass]>([])

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: TestTable { ProgramContext.current.state() }

  /// All classes, in their order.
  package var classes: [TestClass] {
    get { rows.withLock { $0 } }
    set { rows.withLock { $0 = newValue } }
  }

  /// The row of a class; nil for one that wasn't handed over.
  package func row(of type: XCTestCase.Type) -> TestClass? {
    rows.withLock { $0.first { $0.type == type } }
  }
}
