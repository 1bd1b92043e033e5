// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The registry: what a generated table says can be asked of the class, and nothing else can.

import Foundation
import Synchronization
import Testing

@testable @_spi(Registration) import MicaRuntime

@MainActor private class Card: NSObject {
  private var percent: CGFloat = 0.5
  fileprivate var title: String? = "one"
  fileprivate private(set) var count = 3
  fileprivate var style = Style.plain
  fileprivate var corner = CGPoint(x: 1, y: 2)
  fileprivate var sender: Any?
  fileprivate enum Style: Int { case plain, fancy }

  private func tap(_ sender: Any) { self.sender = sender }
  fileprivate func scale(_ factor: CGFloat, style: Style) -> CGFloat { factor * 2 }
  fileprivate func tick() -> Int { 7 }
  fileprivate func move(_ point: CGPoint?) -> CGPoint { point ?? .zero }

  fileprivate class Inner: Card { fileprivate var depth = 1 }
}

private class Plain: NSObject {
  fileprivate var name = "plain"
}

/// What timers and display links hold instead of their targets.
private class Proxy: NSObject {
  let target = Plain()
  fileprivate func forwardingTarget(for aSelector: Selector!) -> Any? { target }

  fileprivate static func __table(_ table: ClassTable<Proxy>) {
    table.method("forwardingTargetForSelector:") { $0.forwardingTarget(for: $1) }
  }
}

extension Card {
  fileprivate static func __table(_ table: ClassTable<Card>) {
    filled.withLock { $0 += 1 }
    table.method("tap:") { $0.tap($1) }
    table.method("scale:style:") { $0.scale($1, style: $2) }
    table.method("tick") { $0.tick() }
    table.method("move:") { $0.move($1) }
    table.method("a:b:c:")
    table.classMethod("shared") { Card() }
    table.property(
      "percent", \.percent, inspectable: true, default: 0.5, documentation: "Of the whole.")
    table.property("title", \.title, inspectable: true)
    table.property("count", \.count)
    table.property("style", \.style)
    table.property("corner", \.corner)
    table.property("fixed", get: { _ in 4 })
    table.initializers("init()", inheritsOthers: false)
  }
}

private let filled = Mutex(0)

/// A generic class: its rows are those of each of its types.
private class Crate<Content>: NSObject {
  fileprivate var content: Content?
  fileprivate func open() -> String { "\(Content.self)" }
  fileprivate func put(_ content: Content) { self.content = content }
}

private final class SmallCrate: Crate<Int> {
  override fileprivate func open() -> String { "small" }
}

private protocol CrateType {
  @MainActor static func add(_ file: FileClasses)
}

extension Crate: CrateType {
  fileprivate static func add(_ file: FileClasses) {
    file.add(Crate.self, "Crate", module: "Tests", line: 41) { table in
      table.method("open") { $0.open() }
      table.method("put:") { $0.put($1) }
      table.property("content", \.content)
    }
  }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(
        Card.self, "Card", module: "Tests", objectiveCName: "MCCard", file: #fileID, line: 12
      ) { Card.__table($0) }
      file.add(Proxy.self, "Proxy", module: "Tests", line: 40) { Proxy.__table($0) }
      file.add(Card.Inner.self, "Card.Inner", module: "Tests", line: 24) {
        $0.property("depth", \.depth)
        $0.property("title", \.title, inspectable: false)
      }
      file.add(genericClass: "Box", module: "Tests", line: 40)
      file.add(genericClass: "Crate", module: "Tests", line: 41) {
        ($0 as? any CrateType.Type)?.add($1)
      }
      file.add(SmallCrate.self, "SmallCrate", module: "Tests", line: 42) {
        $0.method("open") { $0.open() }
      }
      file.extend(Plain.self) { $0.property("name", \.name) }
      file.add(protocol: "Wrapping", module: "Tests", optionalRequirements: ["wrap:"]) {
        $0 is NSString
      }
    }
  }
}

@MainActor @Suite struct RegistryTests {
  private func row(_ key: String, _ type: AnyClass = Card.self) throws -> PropertyRecord {
    try #require(ClassRegistry.view(of: type).properties[key])
  }

  @Test func aClassIsKnownByEveryNameThatIOSKnowsItBy() {
    #expect(ClassRegistry.type(named: "Tests.Card") == Card.self)
    #expect(ClassRegistry.type(named: "MCCard") == Card.self)
    #expect(ClassRegistry.type(named: "Tests.Card.Inner") == Card.Inner.self)
    #expect(ClassRegistry.type(named: "Card") == nil)
    #expect(ClassRegistry.classes(named: "Inner").map(\.qualifiedName) == ["Tests.Card.Inner"])
    #expect(ClassRegistry.classes(named: "Box").first?.type == nil)
    #expect(ClassRegistry.record(of: Card.self)?.line == 12)
  }

  @Test func genericClassesHaveTheirRowsForEachType() throws {
    let crate = Crate<String>()
    MethodCall.send("put:", to: crate, "text")
    #expect(MethodCall.send("open", to: crate) as? String == "String")
    #expect(crate.value(forKey: "content") as? String == "text")
    #expect(ClassRegistry.record(of: Crate<String>.self)?.name == "Crate")
    #expect(
      ClassRegistry.record(of: Crate<String>.self) === ClassRegistry.record(of: Crate<String>.self))
    #expect(!ClassRegistry.allClasses().contains { $0.type == Crate<String>.self })
    // A subclass has its own rows and those of the type that it derives from.
    let small = SmallCrate()
    MethodCall.send("put:", to: small, 7)
    #expect(MethodCall.send("open", to: small) as? String == "small")
    #expect(small.content == 7)
    #expect(ClassRegistry.record(of: SmallCrate.self)?.name == "SmallCrate")
    #expect(OptionalMethods.implements("put:", small) == true)
    #expect(OptionalMethods.implements("take:", small) == false)
  }

  @Test func tablesAreFilledOnceAndOnlyWhenTheirClassIsAskedAbout() {
    _ = ClassRegistry.view(of: Card.self)
    _ = ClassRegistry.view(of: Card.Inner.self)
    #expect(filled.withLock { $0 } == 1)
  }

  @Test func kindsFollowFromTypes() throws {
    #expect(try row("percent").kind == .number)
    #expect(try row("title").kind == .text)
    #expect(try row("title").isOptional)
    #expect(try row("count").kind == .integer)
    #expect(try row("style").kind == .enumeration)
    #expect(try row("corner").kind == .point)
    #expect(try row("percent").role == .inspectable)
    #expect(try row("percent").documentation == "Of the whole.")
    #expect(try row("percent").defaultValue as? CGFloat == 0.5)
    #expect(try row("title").defaultValue == nil)
  }

  @Test func valuesAreConvertedToWhatAPropertyDeclares() throws {
    let card = Card()
    #expect(try row("percent").set(3, on: card) == .done)
    #expect(try row("percent").value(of: card) as? Double == 3)
    #expect(try row("percent").set("0.25 of it", on: card) == .done)
    #expect(try row("percent").value(of: card) as? CGFloat == 0.25)
    #expect(try row("percent").set(nil, on: card) == .nilForScalar)
    #expect(try row("percent").set(Plain(), on: card) == .mismatch)
    #expect(try row("title").set(nil, on: card) == .done)
    #expect(card.title == nil)
    #expect(try row("title").set(NSString(string: "two"), on: card) == .done)
    #expect(card.title == "two")
    #expect(try row("title").set(5, on: card) == .mismatch)
    #expect(try row("style").set(1, on: card) == .done)
    #expect(card.style == .fancy)
    #expect(try row("style").value(of: card) as? Int == 1)
    #expect(try row("style").set(9, on: card) == .mismatch)
    let corner = try #require(row("corner").value(of: card) as? NSValue)
    #expect(corner as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(
      try row("corner").set(NSValue.box(CGPoint(x: 3, y: 4), BoxEncoding.point), on: card) == .done)
    #expect(card.corner == CGPoint(x: 3, y: 4))
    #expect(
      try row("corner").set(NSValue.box(CGRect.zero, BoxEncoding.rect), on: card) == .mismatch)
    #expect(try row("fixed").set(1, on: card) == .isReadOnly)
  }

  @Test func numbersAreTruncatedAndLimited() {
    func int8(_ value: Any) -> Int8? {
      if case .value(let value) = Converted<Int8>(value) { return value }
      return nil
    }
    #expect(int8(2.9) == 2)
    #expect(int8(-2.9) == -2)
    #expect(int8(1000) == 127)
    #expect(int8(-1e300) == -128)
    #expect(int8(Double.nan) == 0)
    #expect(int8(UInt64.max) == 127)
    #expect(int8(true) == 1)
    #expect(int8("12 apples") == 12)
  }

  @Test func aSubclassHasItsOwnRowsFirst() throws {
    let inner = ClassRegistry.view(of: Card.Inner.self)
    #expect(inner.orderedProperties.prefix(3).map(\.key) == ["depth", "title", "percent"])
    #expect(try row("title", Card.Inner.self).role == .plain)
    #expect(ClassRegistry.view(of: Card.self).properties["depth"] == nil)
  }

  @Test func initialisersAreInheritedAsSwiftSays() {
    #expect(ClassRegistry.view(of: Card.self).initializers == ["init()"])
    #expect(ClassRegistry.view(of: Card.Inner.self).initializers == ["init()"])
  }

  @Test func methodsAreCalledByTheirSelector() {
    let card = Card()
    card.perform("tap:", with: "x")
    #expect(card.sender as? String == "x")
    #expect(card.perform("tick").takeUnretainedValue() as? Int == 7)
    let scaled = card.perform("scale:style:", with: 1.5, with: 1)
    #expect(scaled?.takeUnretainedValue() as? CGFloat == 3)
    #expect(
      card.perform("move:", with: CGPoint(x: 5, y: 6))?.takeUnretainedValue() as? CGPoint
        == CGPoint(x: 5, y: 6))
    #expect(card.perform("move:", with: nil)?.takeUnretainedValue() as? CGPoint == .zero)
    card.perform("tap:", with: nil)
    #expect(MethodCall.send("shared", to: Card.self) is Card)
  }

  @Test func accessorsOfPropertiesAreMethods() {
    let card = Card()
    card.perform("setTitle:", with: "three")
    #expect(card.title == "three")
    #expect(card.perform("title").takeUnretainedValue() as? String == "three")
    #expect(card.perform("percent").takeUnretainedValue() as? Double == 0.5)
  }

  @Test func objectsRespondToWhatIsRegistered() {
    let card = Card.Inner()
    #expect(card.responds(to: "tap:"))
    #expect(card.responds(to: "a:b:c:"))
    #expect(card.responds(to: "setTitle:"))
    #expect(!card.responds(to: "setFixed:"))
    #expect(!card.responds(to: "tap"))
    #expect(!card.responds(to: nil))
    #expect(Card.instancesRespond(to: "tick"))
    #expect(!Plain.instancesRespond(to: "tick"))
    #expect(Plain().responds(to: "setName:"))
  }

  @Test func anotherObjectAnswersWhereTheClassNamesOne() {
    let proxy = Proxy()
    _ = proxy.perform("setName:", with: "by proxy")
    #expect(proxy.target.name == "by proxy")
  }

  @Test func aCallWithoutAMethodStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { Plain().perform("nothing:", with: 1) }
    await #expect(processExitsWith: .failure) { await Card().perform("move:", with: "no point") }
  }

  @Test func resultsOfCallsLiveUntilThePoolEnds() {
    weak var made: Card?
    autoreleasepool {
      let result = MethodCall.send("shared", to: Card.self) as AnyObject
      made = AutoreleasePool.unmanaged(result).takeUnretainedValue() as? Card
    }
    #expect(made == nil)
    weak var kept: Card?
    autoreleasepool {
      kept = AutoreleasePool.unmanaged(Card()).takeUnretainedValue() as? Card
      #expect(kept != nil)
    }
  }

  @Test func protocolsAreKnownByName() throws {
    let wrapping = try #require(ClassRegistry.registeredProtocol(named: "Tests.Wrapping"))
    #expect(wrapping.conforms(NSString("a")))
    #expect(!wrapping.conforms(Plain()))
    #expect(wrapping.optionalRequirements == ["wrap:"])
  }
}
