// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swizzling: what programs rely on that exchange methods of their own classes.

import Foundation
import MicaContext
import MicaRaster
import Testing

@testable @_spi(Registration) import MicaRuntime

/// Written as `MicaPort` rewrites it: `track` and `name` are dynamic, `plain` isn't.
private class Screen: NSObject {
  var log: [String] = []

  func track(_ what: String) -> Int {
    if let __m = ExchangedCall("track:", Screen.self) { return __m(self, what) }
    return _own_track(what)
  }
  private func _own_track(_ what: String) -> Int {
    log.append("track \(what)")
    return 1
  }
  func counted(_ what: String) -> Int {
    if let __m = ExchangedCall("counted:", Screen.self) { return __m(self, what) }
    return _own_counted(what)
  }
  private func _own_counted(_ what: String) -> Int {
    log.append("counted")
    // The exchanged name: what the other one did.
    return counted(what) + 10
  }
  func plain() { log.append("plain") }
  func other() { log.append("other") }
  func many(_ a: Int, _ b: Int, _ c: Int) -> Int { 100 * a + 10 * b + c }

  fileprivate static func rows(_ table: ClassTable<Screen>) {
    table.method("track:") { (o: Screen, a: String) -> Int in
      o.track(a)
    } own: {
      (o: Screen, a: String) -> Int in
      o._own_track(a)
    }
    table.method("counted:") { (o: Screen, a: String) -> Int in
      o.counted(a)
    } own: {
      (o: Screen, a: String) -> Int in
      o._own_counted(a)
    }
    table.method("plain") { $0.plain() }
    table.method("other") { $0.other() }
    table.method("many:b:c:") { $0.many($1, $2, $3) }
    table.method("a:b:c:d:")
  }
}

private final class Detail: Screen {
  override func track(_ what: String) -> Int {
    if let __m = ExchangedCall("track:", Detail.self) { return __m(self, what) }
    return _own_track(what)
  }
  private func _own_track(_ what: String) -> Int {
    log.append("detail")
    return super.track(what) + 100
  }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Screen.self, "Screen", module: "Tests", objectiveCName: "TTScreen") {
        Screen.rows($0)
      }
      file.add(Detail.self, "Detail", module: "Tests") {
        $0.method("track:") { (o: Detail, a: String) -> Int in o.track(a) }
      }
      file.extend(NSObject.self) { $0.method("appleOwn") { _ in 3 } }
    }
  }
}

/// Each test is a program of its own.
@Suite struct ExchangeTests {
  private func exchange(_ a: Selector, _ b: Selector, of type: AnyClass = Screen.self) throws {
    method_exchangeImplementations(
      try #require(class_getInstanceMethod(type, a)),
      try #require(class_getInstanceMethod(type, b)))
  }

  @Test func callsBySelectorAndDirectOnesReachTheOtherImplementation() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run {
        let screen = Screen()
        try exchange("track:", "counted:")
        #expect(screen.track("a") == 11)
        #expect(screen.log == ["counted", "track a"])
        screen.log = []
        #expect(MethodCall.send("track:", to: screen, "b") as? Int == 11)
        #expect(screen.log == ["counted", "track b"])
        #expect(screen.perform(Selector("counted:"), with: "c") != nil)
        #expect(screen.log == ["counted", "track b", "track c"])
        try exchange("track:", "counted:")
        #expect(screen.track("d") == 1)
      }
    }
  }

  @Test func aSubclassKeepsItsOwnMethodAndReachesTheExchangedOneBySuper() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run {
        let detail = Detail()
        try exchange("track:", "counted:")
        #expect(detail.track("a") == 111)
        #expect(detail.log == ["detail", "counted", "track a"])
        detail.log = []
        #expect(MethodCall.send("track:", to: detail, "a") as? Int == 111)
        #expect(detail.log == ["detail", "counted", "track a"])
      }
    }
  }

  @Test func implementationsAreCalledAsFunctions() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run {
        let screen = Screen()
        let imp = try #require(class_getMethodImplementation(Screen.self, "track:"))
        let function = unsafeBitCast(imp, to: ((Screen, Selector, String) -> Int).self)
        #expect(function(screen, "track:", "a") == 1 && screen.log == ["track a"])
        let plain = try #require(class_getMethodImplementation(Screen.self, "plain"))
        unsafeBitCast(plain, to: ((AnyObject, Selector) -> Void).self)(screen, "plain")
        #expect(screen.log == ["track a", "plain"])
      }
    }
  }

  @Test func objectsHaveASize() {
    #expect(class_getInstanceSize(Screen.self) >= 24 && class_getInstanceSize(nil) == 0)
  }

  @Test func blocksAreImplementations() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run {
        let screen = Screen()
        let method = try #require(class_getInstanceMethod(Screen.self, "track:"))
        let before = method_getImplementation(method)
        let block: (Screen, String) -> Int = { screen, what in
          screen.log.append("block")
          let own = unsafeBitCast(before, to: ((Screen, Selector, String) -> Int).self)
          return own(screen, "track:", what) + 5
        }
        let imp = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
        #expect(method_setImplementation(method, imp) == before)
        #expect(screen.track("a") == 6 && screen.log == ["block", "track a"])
        #expect(MethodCall.send("track:", to: screen, "b") as? Int == 6)
        let other = imp_implementationWithBlock { (_: Screen, _: String) in 7 }
        method_setImplementation(method, other)
        #expect(screen.track("c") == 7)
      }
    }
  }

  @Test func methodsThatAreNotDynamicChangeForSelectorsOnly() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run {
        let screen = Screen()
        try exchange("plain", "other")
        screen.perform(Selector("plain"))
        screen.plain()
        #expect(screen.log == ["other", "plain"])
      }
    }
  }

  @Test func eachProgramHasItsOwnExchanges() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run { try exchange("plain", "other") }
      let screen = Screen()
      ProgramContext().run { _ = screen.perform(Selector("plain")) }
      #expect(screen.log == ["plain"])
    }
  }

  @Test func whatCannotBeExchangedStaysAndIsNoted() async throws {
    try await ProgramContext.runApart {
      let context = ProgramContext()
      try context.run {
        let screen = Screen()
        try exchange("plain", "viewWillAppear:")
        try exchange("plain", "a:b:c:d:")
        try exchange("plain", "appleOwn")
        screen.perform(Selector("plain"))
        #expect(screen.log == ["plain"])
        #expect(class_getInstanceMethod(Screen.self, Selector("_private")) == nil)
        #expect(class_getInstanceMethod(nil, Selector("plain")) == nil)
        #expect(
          Unsupported.features(of: context) == [
            "class_getInstanceMethod: -[TTScreen viewWillAppear:] is not known by name",
            "method_exchangeImplementations: -[NSObject appleOwn] keeps its implementation",
            "method_exchangeImplementations: -[TTScreen a:b:c:d:] keeps its implementation",
            "method_exchangeImplementations: -[TTScreen viewWillAppear:] keeps its implementation",
          ])
      }
    }
  }

  @Test func implementationsCanBeSetReplacedAndAdded() async throws {
    try await ProgramContext.runApart {
      try ProgramContext().run {
        let detail = Detail()
        let plain = try #require(class_getInstanceMethod(Screen.self, Selector("plain")))
        let other = try #require(class_getInstanceMethod(Detail.self, Selector("other")))
        #expect(method_getName(other) == Selector("other"))
        let own = method_setImplementation(plain, method_getImplementation(other))
        detail.perform(Selector("plain"))
        #expect(detail.log == ["other"])
        #expect(!class_addMethod(Screen.self, Selector("plain"), own, nil))
        #expect(class_addMethod(Detail.self, Selector("plain"), own, nil))
        detail.perform(Selector("plain"))
        #expect(detail.log == ["other", "plain"])
        #expect(class_addMethod(Detail.self, Selector("brandNew"), own, nil))
        #expect(detail.responds(to: Selector("brandNew")))
        #expect(!Screen().responds(to: Selector("brandNew")))
        #expect(class_replaceMethod(Screen.self, Selector("plain"), own, nil) != nil)
        let screen = Screen()
        screen.perform(Selector("plain"))
        #expect(screen.log == ["plain"])
      }
    }
  }

  @Test func threeArgumentsGoThrough() {
    #expect(MethodCall.send("many:b:c:", to: Screen(), 1, 2, 3) as? Int == 123)
  }

  @Test func membersThatAnObjectHasNotAreNoted() async {
    await ProgramContext.runApart {
      let context = ProgramContext()
      context.run {
        let number: Double? = LookedUp.value(of: NSNumber(value: 2.5), "doubleValue", else: 0)
        #expect(number == 2.5)
        #expect(LookedUp.value(of: "3 apples", "intValue", else: 0) == 3)
        #expect(
          LookedUp.value(of: CGPoint(x: 1, y: 2)._bridgeToObjectiveC(), "cgPointValue", else: .zero)
            == CGPoint(x: 1, y: 2))
        #expect(Unsupported.features(of: context).isEmpty)
        #expect(LookedUp.value(of: Screen(), "cgRectValue", else: CGRect.zero) == .zero)
        #expect(LookedUp.string(of: Screen()) == "")
        #expect(
          Unsupported.features(of: context) == [
            "Screen has no cgRectValue. The call does nothing.",
            "Screen has no stringValue. The call does nothing.",
          ])
      }
    }
  }
}
