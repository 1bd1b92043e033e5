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
  public let methods: [TestMethod]
  let make: @MainActor () -> XCTestCase

  /// A class of tests.
  public init(
    _ type: XCTestCase.Type, _ name: String, _ make: @escaping @MainActor () -> XCTestCase,
    _ methods: [TestMethod]
  ) {
    (self.type, self.name, self.make, self.methods) = (type, name, make, methods)
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
