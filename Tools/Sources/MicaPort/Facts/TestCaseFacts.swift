// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes of tests, as Objective-C's runtime would find them: all below XCTestCase, through whichever modules.

/// A class below `XCTestCase` with the methods that run.
struct TestCaseFacts: Hashable, Sendable {
  /// One method.
  struct Method: Hashable, Sendable {
    var name: String
    var isAsync: Bool
    /// The module and the type that declare it.
    var module: String
    var type: String
  }

  /// `Outer.CardTests`.
  var name: String
  /// The path of its file.
  var file: String
  /// Whether only its own file can name it.
  var isPrivate: Bool
  /// Whether nothing outside of the type around it can name it.
  var isHidden: Bool
  /// Whether only `init(selector:)` makes one.
  var takesSelector: Bool
  /// Its own and inherited methods, in the order of their names.
  var methods: [Method]
  /// The module of the class above it that makes the tests while they run (`QuickSpec.allTests`); nil for methods alone.
  var gatheringModule: String?
}

extension ProgramFacts {
  /// XCTest's own class, and those of libraries that Mica has by itself.
  private static let roots: Set<String> = [
    "XCTestCase", "XCTest.XCTestCase", "FBSnapshotTestCase",
    "FBSnapshotTestCase.FBSnapshotTestCase", "iOSSnapshotTestCase.FBSnapshotTestCase",
  ]

  /// The classes of tests of a module, in the order of their names; generic ones are for others to derive from.
  func testCases(of module: String) -> [TestCaseFacts] {
    guard let index = modules.firstIndex(where: { $0.name == module }) else { return [] }
    var found: [TestCaseFacts] = []
    for file in modules[index].files {
      for type in file.types where type.isClass && !type.isGeneric {
        guard let chain = testChain(type.name, index) else { continue }
        let methods = methods(of: chain, seenFrom: index)
        let gathering = gatheringModule(of: chain, seenFrom: index)
        guard !methods.isEmpty || gathering != nil else { continue }
        let outer = type.name.split(separator: ".").dropLast().indices.map { end in
          type.name.split(separator: ".")[...end].joined(separator: ".")
        }
        found.append(
          TestCaseFacts(
            name: type.name, file: file.path, isPrivate: type.isPrivate,
            isHidden: type.isPrivate && type.name.contains(".")
              || outer.contains { types[index][$0]?.isPrivate == true },
            takesSelector: Self.takesSelector(chain.map { types[$0.1][$0.0]?.designated ?? [] }),
            methods: methods, gatheringModule: gathering))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The module of the class that makes the tests of those below it while they run: one of another module with a list in Linux's
  /// form, `class var allTests`. Nil for a chain without one, and for classes that override nothing of it.
  private func gatheringModule(of chain: [(String, Int)], seenFrom index: Int) -> String? {
    guard
      let place = chain.firstIndex(where: { name, module in
        module != index
          && types[module][name]?.members.contains { $0.name == "allTests" && $0.isStatic } == true
      }),
      chain[..<place].contains(where: { name, module in
        members(of: name, module, seenFrom: index).contains { $0.isOverride && $0.kind == .method }
      })
    else { return nil }
    return modules[chain[place].1].name
  }

  /// Methods of a module's classes that override a class method, without saying so: Quick 7 made `spec()` one. By class.
  func olderOverrides(of module: String) -> [String: Set<String>] {
    guard let index = modules.firstIndex(where: { $0.name == module }) else { return [:] }
    var found: [String: Set<String>] = [:]
    for type in types[index].values where type.isClass {
      guard let chain = testChain(type.name, index),
        gatheringModule(of: chain, seenFrom: index) != nil
      else { continue }
      let above = chain.dropFirst().filter { $0.1 != index }
        .flatMap { types[$0.1][$0.0]?.members ?? [] }
      for member in type.members where member.isOverride && !member.isStatic {
        if above.contains(where: { $0.key == "static " + member.key }),
          !above.contains(where: { $0.key == member.key })
        {
          found[type.name, default: []].insert(member.key)
        }
      }
    }
    return found
  }

  /// Classes below `QuickConfiguration`, which Quick doesn't find without Objective-C's runtime, by their modules.
  var quickConfigurations: [(module: String, name: String)] {
    guard let quick = modules.firstIndex(where: { $0.name == "Quick" }) else { return [] }
    return modules.indices.filter { $0 != quick }.flatMap { index in
      types[index].values.filter { type in
        type.isClass && !type.isPrivate && !type.isGeneric
          && isBelow("QuickConfiguration", quick, type.name, index)
      }.map { (modules[index].name, $0.name) }
    }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  /// Observers of tests that a library's Objective-C registers when it is loaded, as Nimble's does: those with a shared object of
  /// Objective-C's name for it, by their modules.
  var sharedObservers: [(module: String, name: String)] {
    modules.indices.flatMap { index in
      types[index].values.filter { type in
        type.isClass && !type.isPrivate && !type.isGeneric
          && type.inherited.contains("XCTestObservation")
          && type.members.contains { $0.isStatic && $0.name == "sharedInstance" }
      }.map { (modules[index].name, $0.name) }
    }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  private func isBelow(_ root: String, _ module: Int, _ name: String, _ index: Int) -> Bool {
    var (current, place) = (name, index)
    for _ in 0..<100 {
      guard let first = types[place][current]?.inherited.first,
        let next = resolved(meaning(of: first, place), in: current, place)
      else { return false }
      if next == (root, module) { return true }
      (current, place) = next
    }
    return false
  }

  /// A class and those above it up to `XCTestCase`; nil for one that isn't below that.
  private func testChain(_ name: String, _ index: Int) -> [(String, Int)]? {
    var chain = [(name, index)]
    for _ in 0..<100 {
      let (current, place) = chain[chain.count - 1]
      guard let type = types[place][current], type.isClass, let first = type.inherited.first else {
        return nil
      }
      let above = meaning(of: first, place)
      guard let next = resolved(above, in: current, place) else {
        return Self.roots.contains(above) ? chain : nil
      }
      chain.append(next)
    }
    return nil
  }

  /// What a name means, where it is an alias of the module's or of one below it.
  private func meaning(of name: String, _ index: Int) -> String {
    for place in stride(from: index, through: 0, by: -1) {
      // A type of a nearer module hides an alias of one below it.
      if types[place][name] != nil { return name }
      for file in modules[place].files {
        if let other = file.aliases[name] { return other }
      }
    }
    return name
  }

  /// The names of a module's classes of tests, generic ones among them.
  func testClassNames(of module: String) -> Set<String> {
    guard let index = modules.firstIndex(where: { $0.name == module }) else { return [] }
    return Set(
      types[index].values.filter { $0.isClass && testChain($0.name, index) != nil }.map(\.name))
  }

  private func methods(of chain: [(String, Int)], seenFrom index: Int) -> [TestCaseFacts.Method] {
    var found: [String: TestCaseFacts.Method] = [:]
    for (type, place) in chain {
      for member in members(of: type, place, seenFrom: index) where member.isTest {
        guard found[member.name] == nil else { continue }
        found[member.name] = TestCaseFacts.Method(
          name: member.name, isAsync: member.isAsync, module: modules[place].name, type: type)
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Members of a class's body and of its extensions, in its own module and in the one that runs it.
  private func members(of type: String, _ place: Int, seenFrom index: Int) -> [MemberFacts] {
    var all = types[place][type]?.members ?? []
    for module in Set([place, index]) {
      for item in modules[module].files.flatMap(\.extensions) where !item.isConditional {
        if item.name == type || resolved(item.name, in: "", module)?.0 == type {
          all += item.members
        }
      }
    }
    return all
  }

  /// Whether the nearest class that declares designated initialisers has no `init()` among them.
  private static func takesSelector(_ designated: [[String]]) -> Bool {
    guard let nearest = designated.first(where: { !$0.isEmpty }) else { return false }
    return !nearest.contains("init()") && nearest.contains("init(selector:)")
  }
}
